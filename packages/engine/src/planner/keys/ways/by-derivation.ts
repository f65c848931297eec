import { hasMonths } from '../../../language/expression/has-months.ts';
import { callsAny, columnsOf } from '../../../language/expression/walk-expression.ts';
import type { ColumnPlan, ColumnSource } from '../../../document/plan/plan.ts';
import { keyPart } from '../../draft/key-part.ts';
import type { UniqueSet } from '../../draft/unique-sets.ts';
import { fanOutWithin } from '../identifies-parent.ts';
import { markedColumn } from '../marked-column.ts';
import { reachBack } from '../reach-back.ts';
import type { UniqueTask } from '../unique-task.ts';
import { byLists, byOneColumn, byOwner } from './by-digits.ts';
import { byWhatHolds } from './by-what-holds.ts';

/** `username_lower`, which is `lower(username)` by a CHECK, differs where `username` does: the key is one over that. */
export function byDerivation(task: UniqueTask): string | undefined {
  const { target, set } = task;
  for (const name of set.columns) {
    const source = target.columns.get(name)?.source;
    if (source === undefined || target.columnRules.has(name) || set.prefixes?.[name] !== undefined) continue;
    const reason = hasMonthsIn(source) ? byMonths(task, name, source) : byParts(task, name, source);
    if (reason !== undefined) return `${name} follows from ${reason}`;
  }
  return undefined;
}

function byParts(task: UniqueTask, name: string, source: ColumnSource): string | undefined {
  const part = partOf(task, source);
  if (part === undefined || part.columns.length === 0 || part.columns.includes(name)) return undefined;
  const inner = { ...task, set: { ...task.set, ...part } };
  const reason = byWhatHolds(inner) ?? byOneColumn(inner);
  return reason === undefined ? undefined : `${part.columns.join(', ')}: ${reason}`;
}

/** The columns that tell the texts or numbers apart which are made from them. */
function partOf({ target }: UniqueTask, source: ColumnSource): Pick<UniqueSet, 'columns' | 'prefixes'> | undefined {
  // What lies between two ends may be the same for other ends.
  if (source.kind === 'derive' && !callsAny(source.expression, 'between', 'during')) {
    const { exact, prefixes, period, where } = keyPart(source.expression, target.table);
    if (exact.length > 0 && period === undefined && where === undefined)
      return { columns: exact, prefixes: prefixes ?? {} };
  }
  const marked = markedColumn(source, target.columns);
  return marked === undefined ? undefined : { columns: [marked], prefixes: {} };
}

type Derived = Extract<ColumnSource, { kind: 'derive' }>;

const hasMonthsIn = (source: ColumnSource): source is Derived =>
  source.kind === 'derive' && hasMonths(source.expression);

/** Ten years of them. */
const OF_ONE_OWNER = 120;

/**
 * `ends_on`, which is a month after `starts_on` by a CHECK. The last days of January all become the last of February, but
 * first days of months stay apart: those are what the other column holds.
 */
function byMonths(task: UniqueTask, name: string, { expression }: Derived): string | undefined {
  const { target, set } = task;
  const [from, ...others] = new Set(columnsOf(expression));
  const plan = target.columns.get(from ?? '');
  if (from === undefined || from === name || others.length > 0 || plan === undefined) return undefined;
  const stepped = firstDays(plan);
  if (stepped === undefined || target.columnRules.has(from)) return undefined;
  const alone = { ...task, set: { ...set, columns: [from] } };
  const within = { ...task, set: { ...set, columns: [...set.columns.filter((column) => column !== name), from] } };
  const perOwner = plan.unique !== true && fanOutWithin(task) !== undefined;
  target.columns.set(from, perOwner ? reachBack({ rows: OF_ONE_OWNER }, stepped) : reachBack(target, stepped));
  const reason = perOwner ? byOwner(within) : (byOneColumn(alone) ?? byLists(alone));
  if (reason === undefined) target.columns.set(from, plan);
  return reason === undefined ? undefined : `${from}, the first day of a month: ${reason}`;
}

const STEPS: ReadonlySet<unknown> = new Set(['month', 'quarter', 'year']);

function firstDays(plan: ColumnPlan): ColumnPlan | undefined {
  const { source, unique: _unique, unique_within: _within, unique_product: _product, ...rest } = plan;
  if (source.kind !== 'generator' || (source.generator !== 'date' && source.generator !== 'timestamp'))
    return undefined;
  const { every, min, ...options } = source.options;
  if (STEPS.has(every)) return { ...rest, source };
  if (every !== undefined) return undefined;
  // How far back was for us to say.
  const isOurs = typeof min === 'string' && /^-\d+ years$/.test(min);
  const kept = min === undefined || isOurs ? options : { ...options, min };
  return { ...rest, source: { ...source, options: { ...kept, every: 'month' } } };
}
