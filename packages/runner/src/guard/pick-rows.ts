import type { LedgerChunk } from '../ledger/chunks.ts';

/**
 * Places, and rows at each: enough to distinguish a run's rows from others, and few enough to be searched for one by
 * one.
 */
const SPOTS = 8;
const ROWS_EACH = 8;

/** A few of the rows loaded into a table, spread evenly over them; as separate chunks. */
export function pickRows(table: string, loaded: readonly LedgerChunk[]): readonly LedgerChunk[] {
  const chunks = loaded.toSorted((one, other) => one.first - other.first);
  const total = chunks.reduce((sum, { first, end }) => sum + end - first, 0);
  const picked: LedgerChunk[] = [];
  for (let spot = 0; spot < SPOTS; spot++) {
    let place = Math.floor(((spot + 0.5) * total) / SPOTS);
    const chunk = chunks.find(({ first, end }) => {
      if (place < end - first) return true;
      place -= end - first;
      return false;
    });
    if (chunk === undefined) continue;
    const after = picked.at(-1)?.end ?? 0;
    const first = Math.max(after, chunk.first + place);
    const end = Math.min(chunk.end, first + ROWS_EACH);
    if (first < end) picked.push({ table, chunk: spot, first, end });
  }
  return picked;
}
