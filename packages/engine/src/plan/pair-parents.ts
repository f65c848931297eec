import type { Draft, ReferenceDraft, TableDraft } from './draft.ts';
import { pairsOf } from './pairs-of.ts';

/** Tables of which every row of `target` needs two different rows. */
export function pairParents(draft: Draft, target: TableDraft): readonly TableDraft[] {
  return pairsOf(target.table).flatMap(({ columns }) => {
    const [first, second] = columns.map((name) => referenceOver(target, name));
    if (first === undefined || second === undefined || first.nullable || second.nullable || first.to !== second.to)
      return [];
    // Rows of a target are as many as they are.
    return draft.existing.has(first.to) ? [] : (draft.tables.get(first.to) ?? []);
  });
}

/** Where one row was thought enough, but rows of another table refer to two different ones, there are two. */
export function giveTwoParents(draft: Draft): void {
  for (const target of draft.tables.values()) {
    if (target.rows === 0) continue;
    for (const parent of pairParents(draft, target)) {
      if (parent.rows !== 1 || parent.exact) continue;
      parent.rows = 2;
      draft.notes.push({
        code: 'rows_changed',
        path: `rows.${parent.key}`,
        message: `${parent.key} gets 2 rows instead of 1: each row of ${target.key} refers to two different ones.`,
      });
    }
  }
}

function referenceOver(target: TableDraft, name: string): ReferenceDraft | undefined {
  return target.references.find(({ columns }) => columns.length === 1 && columns[0] === name);
}
