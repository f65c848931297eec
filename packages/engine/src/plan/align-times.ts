import type { Expression } from '../expression/expression.ts';
import { inferColumn } from '../infer/infer-column.ts';
import type { Draft, TableDraft } from './draft.ts';
import { call } from './make-expression.ts';
import type { ColumnPlan } from './plan.ts';

/** Names of the moment at which a row came to be. */
const BEGINNING =
  /(^|_)(created|inserted|registered|added|placed|ordered|opened|issued|posted|published|joined|signed_up|sent)(_|$)|^(date|created|timestamp)$/i;

/** A child is not older than its owner: its beginning lies between the owner's and now. */
export function alignTimes(draft: Draft, target: TableDraft): void {
  const owner = target.references[target.owning];
  const parent = draft.tables.get(owner?.to ?? '');
  const step = owner?.columns.at(-1);
  if (owner === undefined || parent === undefined || step === undefined || owner.nullable) return;
  const earlier = beginningOf(draft, parent, true);
  const own = beginningOf(draft, target, false);
  if (earlier === undefined || own === undefined || target.solved.has(own.name)) return;
  const nullable = (one: TableDraft, name: string): boolean =>
    one.table.columns.some((item) => item.name === name && item.nullable);
  const now = call(isDate(target, own) ? 'current_date' : 'now');
  const at: Expression = { op: 'column', name: earlier.name, through: [step] };
  const mayMiss = earlier.null_fraction > 0 && !nullable(target, own.name);
  target.columns.set(own.name, {
    ...own,
    source: { kind: 'derive', expression: shaped(own, mayMiss ? call('coalesce', at, now) : at, now, target) },
    reason: `${own.reason}; not before ${parent.key}.${earlier.name}`,
  });
}

/** Drawn from the owner's moment on, within what a snapshot measured where that leaves something. */
function shaped(own: ColumnPlan, from: Expression, now: Expression, target: TableDraft): Expression {
  const range = own.source.kind === 'generator' && isMeasured(target, own.name) ? own.source.options : {};
  const type = target.types.get(own.name);
  const { min, max } = range;
  if (type === undefined || typeof min !== 'string' || typeof max !== 'string') return call('between', from, now);
  const [first, last] = [min, max].map(
    (value): Expression => ({ op: 'cast', arg: { op: 'literal', type: 'text', value }, type }),
  ) as [Expression, Expression];
  const end = call('greatest', from, now);
  const when: Expression = {
    op: 'or',
    args: [
      { op: 'compare', operator: '<', left: last, right: from },
      { op: 'compare', operator: '>', left: first, right: end },
    ],
  };
  return {
    op: 'case',
    whens: [{ when, then: call('between', from, end) }],
    otherwise: call('between', call('greatest', from, first), call('least', end, last)),
  };
}

function beginningOf(draft: Draft, target: TableDraft, filled: boolean): ColumnPlan | undefined {
  return [...target.columns.values()].find((plan) => {
    if (!BEGINNING.test(plan.name) || mayLack(draft, target, plan)) return false;
    const kind = target.types.get(plan.name)?.kind;
    if (kind !== 'timestamp' && kind !== 'date') return false;
    // What the database fills in is not known here; a rule has the last word about a child's own time.
    if (plan.source.kind === 'omit' || plan.source.kind === 'variants' || plan.source.kind === 'when') return false;
    return filled || (plan.source.kind === 'generator' && !target.columnRules.has(plan.name) && !isDistinct(plan));
  });
}

/** Which column is the beginning is decided without statistics: NULLs that they count in it change nothing about that. */
function mayLack({ schema }: Draft, { table, types, columnRules }: TableDraft, plan: ColumnPlan): boolean {
  const column = table.columns.find(({ name }) => name === plan.name);
  if (plan.null_fraction === 0 || column?.statistics === undefined || columnRules.has(plan.name))
    return plan.null_fraction > 0;
  const { statistics: _, ...unmeasured } = column;
  const type = types.get(plan.name) ?? column.type;
  return inferColumn({ table, column: unmeasured, type, unique: false, schema }).null_fraction > 0;
}

function isMeasured({ table }: TableDraft, name: string): boolean {
  return table.columns.some((column) => column.name === name && column.statistics !== undefined);
}

function isDistinct(plan: ColumnPlan): boolean {
  return plan.unique === true || plan.unique_within !== undefined || plan.unique_product !== undefined;
}

function isDate(target: TableDraft, plan: ColumnPlan): boolean {
  return target.types.get(plan.name)?.kind === 'date';
}
