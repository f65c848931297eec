import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { isDistinct } from './is-distinct.ts';
import type { UniqueSet } from '../draft/unique-sets.ts';
import type { UniqueTask } from './unique-task.ts';

/** The owning reference, if the set's columns tell its rows apart. */
export function ownerWithin({ draft, target, set }: UniqueTask): ReferenceDraft | undefined {
  const owner = target.references[target.owning];
  return owner !== undefined && identifiesParent(draft, set, owner) ? owner : undefined;
}

/** The owner that the key names, if it may have several rows. */
export function fanOutWithin(task: UniqueTask): ReferenceDraft | undefined {
  const owner = ownerWithin(task);
  return owner?.strategy?.kind === 'fan_out' ? owner : undefined;
}

/** Whether the set names the parent: by the whole reference, or by a column that never repeats in the parent. */
export function identifiesParent(draft: Draft, set: UniqueSet, reference: ReferenceDraft): boolean {
  const within = reference.columns.filter((column) => set.columns.includes(column));
  if (within.length === 0) return false;
  if (within.length === reference.columns.length) return true;
  // Of rows outside the run only the whole key is known to name one.
  if (draft.existing.has(reference.to)) return false;
  const parent = draft.tables.get(reference.to);
  return within.some((column) => {
    const name = reference.to_columns[reference.columns.indexOf(column)] ?? '';
    return isDistinct(parent?.columns.get(name)) || (parent !== undefined && isKey(parent, name));
  });
}

/** A column that is a key of its own never repeats, however it is made: its table was settled before. */
function isKey({ table }: TableDraft, name: string): boolean {
  const isOnly = (columns: readonly string[]): boolean => columns.length === 1 && columns[0] === name;
  return (
    isOnly(table.primary_key?.columns ?? []) ||
    table.uniques.some(
      ({ columns, where, expressions = [] }) => isOnly(columns) && where === undefined && expressions.length === 0,
    )
  );
}
