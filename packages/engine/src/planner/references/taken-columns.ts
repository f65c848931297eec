import type { ReferenceDraft, TableDraft } from '../draft/draft.ts';

/** Columns of a reference that others have filled before it. */
export function takenColumns(
  target: TableDraft,
  reference: ReferenceDraft,
  earlier: readonly number[],
): readonly string[] {
  const taken = new Set(
    earlier.flatMap((index) => {
      const { columns = [], own = [] } = target.references[index] ?? {};
      return columns.filter((column) => !own.includes(column));
    }),
  );
  return reference.columns.filter((column) => taken.has(column));
}
