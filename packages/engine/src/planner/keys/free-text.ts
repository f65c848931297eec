import { isToldApart } from '../../document/plan/is-told-apart.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import { roomOf } from '../../document/plan/room-of.ts';
import { namesOf } from '../checks/bounded-columns.ts';
import type { TableDraft } from '../draft/draft.ts';

/** A text whose only requirement is to differ from the other. */
export function freeText(target: TableDraft, name: string, pair: readonly string[]): ColumnPlan | undefined {
  const plan = target.columns.get(name);
  const type = target.types.get(name);
  if (plan?.source.kind !== 'generator' || type?.kind !== 'text' || target.columnRules.has(name)) return undefined;
  if (target.references.some(({ columns }) => columns.includes(name))) return undefined;
  const asked = target.solution.groups
    .filter(({ columns }) => columns.includes(name))
    .flatMap(({ variants }) => variants)
    .some(({ domains, relations }) => {
      const { null: _null, ...rest } = domains[name] ?? {};
      return (
        Object.keys(rest).length > 0 ||
        relations.some(
          (relation) => relation.kind !== 'distinct' || namesOf(relation).some((one) => !pair.includes(one)),
        )
      );
    });
  return asked || isToldApart(plan) ? undefined : plan;
}

/** How many characters fit. */
export function roomIn(target: TableDraft, plan: ColumnPlan): number {
  const type = target.types.get(plan.name);
  return (type === undefined ? undefined : roomOf(plan, type)) ?? Number.MAX_SAFE_INTEGER;
}
