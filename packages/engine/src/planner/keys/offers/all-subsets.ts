import type { TableDraft } from '../../draft/draft.ts';
import type { ColumnPlan } from '../../../document/plan/plan.ts';

/** More would make a plan that nobody can read; their lists are cut there. */
const MAX_SUBSETS = 4096;

/** A SET column that a key needs to be distinct takes every combination of its members, few members first. */
export function withAllSubsets(target: TableDraft, plan: ColumnPlan): ColumnPlan | undefined {
  const type = target.types.get(plan.name);
  if (type?.kind !== 'set' || plan.source.kind !== 'generator' || plan.source.generator !== 'one_of') return undefined;
  if (target.columnRules.has(plan.name) || target.solved.has(plan.name)) return undefined;
  const known = plan.source.options['values'];
  // As many for few rows as for many: a later run goes on in the same list.
  const values = subsetsOf(type.values, MAX_SUBSETS);
  if (!Array.isArray(known) || known.length >= values.length) return undefined;
  return { ...plan, source: { ...plan.source, options: { values } }, reason: `${plan.reason}, in every combination` };
}

/** Members stand in their declared order. The empty set comes last, as the one that says least. */
export function subsetsOf(members: readonly string[], most: number): readonly string[] {
  const found: string[] = [];
  let rank: readonly (readonly number[])[] = [[]];
  while (rank.length > 0 && found.length < most) {
    const next: (readonly number[])[] = [];
    for (const chosen of rank)
      for (let member = (chosen.at(-1) ?? -1) + 1; member < members.length; member++) {
        if (next.length >= most) break;
        next.push([...chosen, member]);
      }
    found.push(...next.map((chosen) => chosen.map((member) => members[member]).join(',')));
    rank = next;
  }
  return [...found, ''].slice(0, most);
}
