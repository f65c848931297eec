import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { leadsToOwn } from './find-own-children.ts';

const MAX_STEPS = 6;

/**
 * References that lead from a table to the row that some of its columns already name: an item with its order's tenant
 * refers to the tenant through the order. `start` is the reference of the first step. Undefined if the columns lead
 * nowhere.
 */
export function followPath(
  draft: Draft,
  target: TableDraft,
  start: number,
  reference: Pick<ReferenceDraft, 'columns' | 'to' | 'to_columns'>,
): readonly number[] | undefined {
  return search(draft, target, start, reference.columns, reference, [start], new Map());
}

function search(
  draft: Draft,
  target: TableDraft,
  step: number,
  columns: readonly string[],
  goal: Pick<ReferenceDraft, 'to' | 'to_columns'>,
  path: readonly number[],
  failed: Map<string, number>,
): readonly number[] | undefined {
  draft.work.spend(1, target.key);
  const reference = target.references[step];
  const parent = draft.tables.get(reference?.to ?? '');
  if (reference === undefined || parent === undefined || path.length > MAX_STEPS) return undefined;
  // The columns, under the parent's names.
  const renamed = columns.map((column) => reference.to_columns[reference.columns.indexOf(column)]);
  if (renamed.includes(undefined)) return undefined;
  const names = renamed as readonly string[];
  if (parent.key === goal.to && names.join() === goal.to_columns.join()) return path;
  // A dead end reached with at most this many steps before is still a dead end.
  const place = `${parent.key}\n${names.join('\n')}`;
  if ((failed.get(place) ?? Number.MAX_SAFE_INTEGER) <= path.length) return undefined;
  for (let next = 0; next < parent.references.length; next++) {
    const candidate = parent.references[next] as ReferenceDraft;
    if (candidate.nullable || leadsToOwn(parent, candidate) || !names.every((name) => candidate.columns.includes(name)))
      continue;
    const found = search(draft, parent, next, names, goal, [...path, next], failed);
    if (found !== undefined) return found;
  }
  failed.set(place, path.length);
  return undefined;
}
