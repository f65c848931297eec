import type { Expression } from '../expression/expression.ts';
import type { Draft, TableDraft } from './draft.ts';
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
  const earlier = beginningOf(parent, true);
  const own = beginningOf(target, false);
  if (earlier === undefined || own === undefined || target.solved.has(own.name)) return;
  const from: Expression = { op: 'column', name: earlier.name, through: [step] };
  const now: Expression = { op: 'call', name: isDate(target, own) ? 'current_date' : 'now', args: [] };
  target.columns.set(own.name, {
    ...own,
    source: { kind: 'derive', expression: { op: 'call', name: 'between', args: [from, now] } },
    reason: `${own.reason}; not before ${parent.key}.${earlier.name}`,
  });
}

function beginningOf(target: TableDraft, filled: boolean): ColumnPlan | undefined {
  return [...target.columns.values()].find((plan) => {
    if (!BEGINNING.test(plan.name) || plan.null_fraction > 0) return false;
    const kind = target.types.get(plan.name)?.kind;
    if (kind !== 'timestamp' && kind !== 'date') return false;
    // What the database fills in is not known here; a rule has the last word about a child's own time.
    if (plan.source.kind === 'omit' || plan.source.kind === 'variants' || plan.source.kind === 'when') return false;
    return filled || (plan.source.kind === 'generator' && !target.columnRules.has(plan.name) && !isDistinct(plan));
  });
}

function isDistinct(plan: ColumnPlan): boolean {
  return plan.unique === true || plan.unique_within !== undefined || plan.unique_product !== undefined;
}

function isDate(target: TableDraft, plan: ColumnPlan): boolean {
  return target.types.get(plan.name)?.kind === 'date';
}
