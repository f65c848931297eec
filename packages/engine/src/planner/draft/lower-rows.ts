import { countOf } from '../../base/text/count-of.ts';
import type { Draft, TableDraft } from './draft.ts';

/** The minimum number of rows of the table, because each of its owners has some. */
export function leastRows(draft: Draft, target: TableDraft): number {
  const owner = target.references[target.owning];
  if (owner?.strategy?.kind !== 'fan_out') return 0;
  return Math.max(owner.strategy.min, owner.least) * (draft.tables.get(owner.to)?.rows ?? 0);
}

/** Gives a table fewer rows than planned, with a note; false if the user gave the number, or owners need more. */
export function lowerRows(draft: Draft, target: TableDraft, rows: number, why: string): boolean {
  if (target.exact || rows < leastRows(draft, target)) return false;
  draft.notes.push({
    code: 'rows_changed',
    path: `rows.${target.key}`,
    message: `${target.key} gets ${countOf(rows, 'row')} instead of ${target.rows}: ${why}.`,
  });
  target.rows = rows;
  return true;
}
