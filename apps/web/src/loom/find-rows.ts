import { type PreviewProgram, type PreviewRow, readRows } from '@rowloom/engine';
import type { FoundRow } from './protocol.ts';

const CHUNK = 1000;
/** Rows that are looked at before giving up: some hundred milliseconds. */
const MAX_INSPECTED = 200_000;

/** Rows whose columns have these values. A row knows its parent by value only, so its number is found by looking. */
export function findRows(program: PreviewProgram, values: PreviewRow, most: number): readonly FoundRow[] {
  const wanted = Object.entries(values);
  const found: FoundRow[] = [];
  const end = Math.min(program.rows, MAX_INSPECTED);
  for (let first = 0; first < end && found.length < most; first += CHUNK) {
    for (const [index, row] of readRows(program, first, CHUNK).entries()) {
      if (!wanted.every(([column, value]) => row[column] === value)) continue;
      found.push({ number: first + index, row });
      if (found.length >= most) break;
    }
  }
  return found;
}
