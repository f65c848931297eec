import type { Draft, ReferenceDraft } from '../draft.ts';
import { isDistinct } from './is-distinct.ts';
import type { UniqueSet } from './unique-sets.ts';
import type { UniqueTask } from './unique-task.ts';

/** The owning reference, if the set's columns tell its rows apart. */
export function ownerWithin({ draft, target, set }: UniqueTask): ReferenceDraft | undefined {
  const owner = target.references[target.owning];
  return owner !== undefined && identifiesParent(draft, set, owner) ? owner : undefined;
}

/** Whether the set names the parent: by the whole reference, or by a column that never repeats in the parent. */
export function identifiesParent(draft: Draft, set: UniqueSet, reference: ReferenceDraft): boolean {
  const within = reference.columns.filter((column) => set.columns.includes(column));
  if (within.length === 0) return false;
  if (within.length === reference.columns.length) return true;
  // Of rows outside the run only the whole key is known to name one.
  if (draft.existing.has(reference.to)) return false;
  const parent = draft.tables.get(reference.to);
  return within.some((column) =>
    isDistinct(parent?.columns.get(reference.to_columns[reference.columns.indexOf(column)] ?? '')),
  );
}
