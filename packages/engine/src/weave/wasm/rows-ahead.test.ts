import { lookUp } from '../graph/table-entry.ts';
import { describe, expect, it } from 'vitest';
import { draw } from '../../base/random/draw.ts';
import { makePermutation, permute } from '../../base/random/permute.ts';
import { makeZipf, smallZipfRank } from '../../base/random/zipf.ts';
import { type Bind, compareEngines, recordLine } from './kernel.fixture.ts';
import { linkLoop } from './link-loop.ts';
import { parseStatements } from './parse-loop.fixture.ts';
import { finish } from '../graph/steps.ts';

const SIZES = [1, 2, 5, 63, 64, 65, 1000, 4096, 20_001, 300_000, 2 ** 20 + 1, 2 ** 29];

const rankOf = (bind: Bind, size: number): string =>
  `${bind(smallZipfRank)}(${bind(makeZipf(size, 1))}, ${bind(draw)}(low, high, 77, -1234567))`;

describe('what is made for rows to come', () => {
  it.each(SIZES)('is where a permutation of %d sends the row', (size) => {
    const rows = Math.min(size, 30_000);
    const { difference } = compareEngines(
      (bind) => [recordLine(bind, `${bind(permute)}(${bind(makePermutation(size, 'row'))}, row, 0)`)],
      { rows, maxRowBytes: 8 },
    );
    expect(difference).toBe('none');
  });

  it.each(SIZES)('is where a permutation of %d sends a drawn rank, and what stands there in a table', (size) => {
    const table = Int32Array.from({ length: Math.min(size, 300_000) }, (_, index) => (index * 2654435761) | 0);
    const { difference } = compareEngines(
      (bind) => [
        recordLine(bind, `${bind(permute)}(${bind(makePermutation(size, 'rank'))}, ${rankOf(bind, size)}, 12)`),
        recordLine(bind, `${bind(lookUp)}(${bind(table)}, ${rankOf(bind, table.length)})`),
      ],
      { rows: 10_000, maxRowBytes: 16 },
    );
    expect(difference).toBe('none');
  });

  it('is the same wherever the loop is sent, however few rows fit', () => {
    const size = 50_000;
    const permutation = makePermutation(size, 'sent');
    const statements = parseStatements('view.setInt32(at, b0(b1, row, 0)); at += 4;', [permute, permutation]);
    const loop = finish(linkLoop({ hoisted: [], statements }, size, 4));
    const view = new DataView(new ArrayBuffer(4 * 70));
    const state = { at: 0 };
    for (const first of [0, 1, 63, 64, 6500, 49_930, 49_990, 49_999]) {
      const next = loop?.fill(view, 0, first, size, state) ?? 0;
      const rows = Array.from({ length: next - first }, (_, index) => index);
      expect(next).toBe(Math.min(size, first + 70));
      expect(rows.map((index) => view.getInt32(index * 4))).toEqual(
        rows.map((index) => permute(permutation, first + index, 0)),
      );
    }
  });
});
