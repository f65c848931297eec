import type { Session } from '@rowloom/databases';
import type { ChunkMarks } from '../undo/chunk-marks.ts';

/** By the number of a row in the copy, which `row` names: the copy is in order, so that a chunk is one range. */
export function marksByNumber(session: Session, stage: string, row: string): ChunkMarks {
  const ends = new Map<number, { readonly after: number; readonly last: number }>();
  let after = 0;
  return {
    async begin() {},
    async end(chunk) {
      const [found] = await session.query(`SELECT max(${row}) AS last FROM ${stage}`);
      const last = Number(found?.['last'] ?? after);
      ends.set(chunk, { after, last });
      after = last;
    },
    within(chunks) {
      const mine = chunks.flatMap((chunk) => ends.get(chunk) ?? []);
      const first = Math.min(...mine.map((range) => range.after)) + 1;
      return `s.${row} BETWEEN ${first} AND ${Math.max(...mine.map(({ last }) => last))}`;
    },
  };
}
