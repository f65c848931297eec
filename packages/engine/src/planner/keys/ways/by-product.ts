import { canBeDistinct, capacityOf } from '../capacity.ts';
import { lowerRows } from '../../draft/lower-rows.ts';
import type { ColumnPlan } from '../../../document/plan/plan.ts';
import { withAllSubsets } from '../all-subsets.ts';
import { byDerivation } from './by-derivation.ts';
import { byLongerLists } from './by-longer-lists.ts';
import { byMarkedPart } from './by-marked-part.ts';
import { reachBack } from '../reach-back.ts';
import { pairWithOwner } from '../pair-with-owner.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A permutation of all tuples of the parents and the few values of the other columns. */
export function byProduct(task: UniqueTask): string | undefined {
  const { draft, target, set, facts } = task;
  const references = target.references.filter(
    ({ columns, strategy, absent }) =>
      !absent &&
      strategy?.kind === 'scatter' &&
      columns.length > 0 &&
      columns.every((column) => set.columns.includes(column)),
  );
  const columns = set.columns
    .map((name) => target.columns.get(name))
    .filter((plan): plan is ColumnPlan => plan !== undefined && canBeDistinct(plan));
  const radices = [
    ...references.map(({ to }) => Math.max(1, draft.tables.get(to)?.rows ?? 1)),
    ...columns.map((plan) => capacityOf(target, plan, facts)),
  ];
  const size = radices.reduce((product, radix) => product * radix, 1);
  if (radices.length === 0 || size === 0 || size > 2 ** 52) return undefined;
  const why = `(${set.columns.join(', ')}) has no more distinct tuples`;
  if (size < target.rows) {
    const paired = pairWithOwner(task, references) ?? byDerivation(task) ?? byMarkedPart(task);
    if (paired !== undefined) return paired;
    const longer = target.exact ? undefined : byLongerLists(task);
    if (longer !== undefined) return longer;
    if (!target.exact && widenSets(task)) return byProduct(task);
    if (goesBack(task)) return byProduct(task);
    if (!lowerRows(draft, target, size, why)) return undefined;
  }
  references.forEach((reference, position) => {
    reference.strategy = { kind: 'product', name: set.name, radices, position };
  });
  columns.forEach((plan, index) => {
    target.columns.set(plan.name, {
      ...plan,
      unique_product: { name: set.name, radices, position: references.length + index },
    });
  });
  return 'each tuple of values is taken once';
}

function widenSets({ target, set }: UniqueTask): boolean {
  const wider = set.columns.flatMap((name) => {
    const plan = target.columns.get(name);
    return plan === undefined || !canBeDistinct(plan) ? [] : (withAllSubsets(target, plan) ?? []);
  });
  for (const plan of wider) target.columns.set(plan.name, plan);
  return wider.length > 0;
}

/** A day for each row: nobody said how far back they may lie. */
function goesBack({ target, set, facts }: UniqueTask): boolean {
  const [name, ...others] = set.columns;
  const plan = target.columns.get(name ?? '');
  if (plan === undefined || others.length > 0 || plan.source.kind !== 'generator' || plan.source.generator !== 'date')
    return false;
  const longer = target.columnRules.has(plan.name) ? plan : reachBack(target, plan, 'day');
  if (capacityOf(target, longer, facts) <= capacityOf(target, plan, facts)) return false;
  target.columns.set(plan.name, longer);
  return true;
}
