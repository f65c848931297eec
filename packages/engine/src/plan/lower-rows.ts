import type { Draft, TableDraft } from './draft.ts';

/** Gives a table fewer rows than were thought of, and says so; false where the user named the number. */
export function lowerRows(draft: Draft, target: TableDraft, rows: number, why: string): boolean {
  if (target.exact) return false;
  draft.notes.push({
    code: 'rows_changed',
    path: `rows.${target.key}`,
    message: `${target.key} gets ${rows} rows instead of ${target.rows}: ${why}.`,
  });
  target.rows = rows;
  return true;
}
