import type { ColumnPlan } from '../../../document/plan/plan.ts';
import { withAllSubsets } from '../all-subsets.ts';
import { canBeDistinct, capacityOf } from '../capacity.ts';
import { columnDigit, type Digit, numberedPlans, referenceDigit } from '../digit.ts';
import { layOut, MAX_TUPLES } from '../lay-out.ts';
import { pairWithOwner } from '../pair-with-owner.ts';
import { reachBack } from '../reach-back.ts';
import type { UniqueTask } from '../unique-task.ts';
import { byDerivation } from './by-derivation.ts';
import { byLongerLists } from './by-longer-lists.ts';
import { byMarkedPart } from './by-marked-part.ts';

/** A permutation of all tuples of the parents and the few values of the other columns. */
export function byProduct(task: UniqueTask): string | undefined {
  const { target, set } = task;
  const references = target.references.filter(
    ({ columns, strategy, absent }) =>
      !absent &&
      strategy?.kind === 'scatter' &&
      columns.length > 0 &&
      columns.every((column) => set.columns.includes(column)),
  );
  const digits = [
    ...references.map((reference) => referenceDigit(task, reference)),
    ...numberedPlans(task, set.columns).map((plan) => nullableDigit(task, plan)),
  ];
  const tuples = digits.reduce((product, { size }) => product * size, 1);
  if (digits.length === 0 || tuples === 0 || tuples > MAX_TUPLES) return undefined;
  if (tuples < target.rows) {
    const paired = pairWithOwner(task, references) ?? byDerivation(task) ?? byMarkedPart(task);
    if (paired !== undefined) return paired;
    const longer = target.exact ? undefined : byLongerLists(task);
    if (longer !== undefined) return longer;
    if (!target.exact && widenSets(task)) return byProduct(task);
    if (goesBack(task)) return byProduct(task);
  }
  const why = (): string => `(${set.columns.join(', ')}) has no more distinct tuples`;
  return layOut(task, { digits, why }) ? 'each tuple of values is taken once' : undefined;
}

/** Tuples with a NULL in them differ from all others. */
function nullableDigit(task: UniqueTask, plan: ColumnPlan): Digit {
  const { target } = task;
  return {
    ...columnDigit(task, plan),
    take: (part) => target.columns.set(plan.name, { ...plan, unique_product: part }),
  };
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
