import type { Bound } from '../../solve/row-solution.ts';
import { namesOf } from '../checks/bounded-columns.ts';
import type { TableDraft } from '../draft/draft.ts';

export type FreeBounds = { readonly min?: Bound; readonly max?: Bound; readonly one_of?: readonly string[] };

/** What CHECKs leave of a column, if they require only ends or a list; undefined if they require more. */
export function freeBounds({ solution, solved, related, replaced }: TableDraft, name: string): FreeBounds | undefined {
  if (related.has(name) || replaced.has(name)) return undefined;
  if (!solved.has(name)) return {};
  const group = solution.groups.find(({ columns }) => columns.includes(name));
  if (group === undefined) return undefined;
  if (group.variants.some(({ relations }) => relations.some((relation) => namesOf(relation).includes(name))))
    return undefined;
  const [first = {}, ...others] = group.variants.map(({ domains }) => domains[name] ?? {});
  if (others.some((domain) => JSON.stringify(domain) !== JSON.stringify(first))) return undefined;
  const { null: _, min, max, one_of, ...rest } = first;
  if (Object.keys(rest).length > 0) return undefined;
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(one_of === undefined ? {} : { one_of }),
  };
}
