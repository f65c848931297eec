import type { Expression } from '../../language/expression/expression.ts';
import { findFunction } from '../../language/functions/find-function.ts';
import { columnsOf, partsOf } from '../../language/expression/walk-expression.ts';
import type { Table, Unique } from '../../language/schema/schema-document.ts';
import { fromGenerator } from '../infer/columns/make-source.ts';
import { capacityOf, type CapacityFacts } from './capacity.ts';
import type { TableDraft } from '../draft/draft.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import { collationKey } from '../../base/text/collation-key.ts';
import { roomOf } from '../../document/plan/room-of.ts';
import type { UniqueSet } from '../draft/unique-sets.ts';

/** Among so many texts for each pair of rows no two come out the same in another case, as far as anybody will see. */
const SPARSE = 1e6;
/** From so many letters and digits on, two tokens do not differ by case alone. */
const LONG = 16;

/** Columns of a key that does not tell letters by their case take their texts in one case, or each only once. */
export function foldKeys(target: TableDraft, sets: readonly UniqueSet[], facts: CapacityFacts): void {
  if (target.rows === 0) return;
  for (const { columns, unique } of sets) {
    const folded = unique === undefined ? new Set<string>() : foldedIn(unique, target.table);
    for (const name of columns) {
      const plan = target.columns.get(name);
      const type = target.types.get(name);
      if (plan === undefined || type?.kind !== 'text' || target.columnRules.has(name)) continue;
      if (!folded.has(name) && type.case_insensitive !== true) continue;
      const source = inOneCase(target, plan, facts);
      if (source !== undefined) target.columns.set(name, { ...plan, source });
    }
  }
}

/** What an expression of the key, or of a generated column in it, says in one case. */
function foldedIn(unique: Unique, table: Table): ReadonlySet<string> {
  const generated = table.columns.flatMap(({ name, generated: made }) =>
    unique.columns.includes(name) && made?.predicate !== undefined ? [made.predicate] : [],
  );
  const expressions = (unique.expressions ?? []).flatMap(({ predicate }) => predicate ?? []);
  const found = (expression: Expression): readonly string[] =>
    expression.op === 'call' && findFunction(expression.name)?.ignoresCase
      ? columnsOf(expression)
      : partsOf(expression).flatMap(found);
  return new Set([...generated, ...expressions].flatMap(found));
}

function inOneCase(target: TableDraft, plan: ColumnPlan, facts: CapacityFacts): ColumnSource | undefined {
  const { source } = plan;
  if (source.kind !== 'generator') return undefined;
  const { generator, options } = source;
  if (generator === 'one_of') {
    const { values, weights } = options;
    if (!Array.isArray(values)) return undefined;
    const isFirst = (value: unknown, at: number): boolean => values.findIndex((other) => sameText(other, value)) === at;
    if (values.every(isFirst)) return undefined;
    const kept = <Item>(items: readonly Item[]): readonly Item[] => items.filter((_, at) => isFirst(values[at], at));
    const own = Array.isArray(weights) ? { weights: kept(weights) } : {};
    return { ...source, options: { ...options, values: kept(values), ...own } };
  }
  if (generator === 'token') {
    const type = target.types.get(plan.name);
    const room = type === undefined ? undefined : roomOf(plan, type);
    const length = Math.min(Number(options['length'] ?? LONG), room ?? LONG);
    if (length >= LONG || options['prefix'] !== undefined) return undefined;
    return fromGenerator('pattern', { regex: `[a-z0-9]{${length}}` });
  }
  if (generator !== 'pattern' || options['case'] !== undefined) return undefined;
  const single: ColumnSource = { ...source, options: { ...options, case: 'single' } };
  const [all, one] = [plan, { ...plan, source: single }].map((item) => capacityOf(target, item, facts));
  return one === undefined || one === all || one > target.rows * target.rows * SPARSE ? undefined : single;
}

const sameText = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'string' && typeof b === 'string' && collationKey(a) === collationKey(b));
