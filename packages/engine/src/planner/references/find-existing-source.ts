import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';

const MAX_STEPS = 6;

/**
 * The reference to rows outside the run from which some of a table's columns get their values, and the steps that lead
 * to it: `start` itself, or one of the rows that it leads to. Undefined if the values are made in this run.
 */
export function findExistingSource(
  draft: Draft,
  target: TableDraft,
  start: number,
  columns: readonly string[],
  path: readonly number[] = [start],
): { readonly path: readonly number[]; readonly theirs: readonly string[] } | undefined {
  const reference: ReferenceDraft | undefined = target.references[start];
  const parent = draft.tables.get(reference?.to ?? '');
  if (reference === undefined || parent === undefined || path.length > MAX_STEPS) return undefined;
  const names = columns.map((column) => reference.to_columns[reference.columns.indexOf(column)]);
  if (names.includes(undefined)) return undefined;
  const theirs = names as readonly string[];
  if (draft.existing.has(parent.key)) return { path, theirs };
  for (const [next, candidate] of parent.references.entries()) {
    if (candidate.nullable || !theirs.every((name) => candidate.columns.includes(name))) continue;
    const found = findExistingSource(draft, parent, next, theirs, [...path, next]);
    if (found !== undefined) return found;
  }
  return undefined;
}
