import { findGenerator } from '../../../weave/generators/catalogue.ts';
import { canBeDistinct, capacityOf } from '../capacity.ts';
import type { TableDraft } from '../../draft/draft.ts';
import type { ColumnPlan } from '../../../document/plan/plan.ts';
import { isClosedList } from '../../infer/in-unique-set.ts';
import { withAllSubsets } from '../all-subsets.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A list of ours that has fewer values than there are rows goes on beyond its end: `de-DE-2`. */
export function byLongerLists({ target, set, facts }: UniqueTask): string | undefined {
  for (const name of set.columns) {
    const plan = target.columns.get(name);
    if (plan === undefined || set.prefixes?.[name] !== undefined) continue;
    const found = longerPlans(target, plan).find((longer) => capacityOf(target, longer, facts) >= target.rows);
    if (found === undefined) continue;
    const null_fraction = set.kind === 'primary_key' ? 0 : plan.null_fraction;
    target.columns.set(name, { ...found, unique: true, null_fraction });
    return `${name} never repeats: it goes on where the list of its values ends`;
  }
  return undefined;
}

function longerPlans(target: TableDraft, plan: ColumnPlan): readonly ColumnPlan[] {
  const { name, source } = plan;
  const subsets = canBeDistinct(plan) ? withAllSubsets(target, plan) : undefined;
  if (subsets !== undefined) return [subsets];
  const type = target.types.get(name);
  if (source.kind !== 'generator' || type?.kind !== 'text' || plan.unique_within !== undefined) return [];
  // A list of the user's, or of a CHECK, is the list; the only value that keys of other tables rely on stays the only one.
  if (target.uniform.has(name)) return [];
  if (plan.unique_product !== undefined || target.columnRules.has(name) || target.solved.has(name)) return [];
  const generator = findGenerator(source.generator, source.version);
  if (generator?.distinct !== 'index' || isClosedList(source)) return [];
  if (generator.options?.['more'] === undefined) return [];
  const reason = `${plan.reason}; longer than its list, for a key`;
  return [{ ...plan, reason, source: { ...source, options: { ...source.options, more: true } } }];
}
