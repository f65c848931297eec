import { describe, expect, it } from 'vitest';
import { makeFanOut } from '../../reference/fan-out.ts';
import { FanOutCursor, parentOf } from '../../reference/fan-out-cursor.ts';
import { compareEngines, recordLine } from '../kernel.fixture.ts';
import { linkLoop } from '../link-loop.ts';
import { parseStatements } from '../parse-loop.fixture.ts';
import { finish } from '../../graph/steps.ts';

/** More parents than a table is made for. */
const PARENTS = 70_000;

const CROWDS = [
  { title: 'a few children each', children: 400_000, options: { shape: 2 } },
  { title: 'exactly four each', children: 280_000, options: { min: 4, max: 4 } },
  { title: 'twenty each at the least', children: 1_500_000, options: { min: 20, shape: 1 } },
  { title: 'none for most', children: 90_000, options: { shape: 0.01 } },
  { title: 'thousands for some, more than a list holds', children: 1_400_000, options: { shape: 0.0002 } },
];

describe('the parents of rows in order', () => {
  it.each(CROWDS)('are the same as WebAssembly: $title', ({ title, children, options }) => {
    const fan = makeFanOut(PARENTS, children, options, title);
    const { difference } = compareEngines(
      (bind) => [recordLine(bind, `${bind(parentOf)}(${bind(new FanOutCursor(fan))}, row)`)],
      { rows: children, maxRowBytes: 8 },
    );
    expect(difference).toBe('none');
  });

  it('are the same wherever the loop starts next, however small the buffer', () => {
    const children = 1_400_000;
    const fan = makeFanOut(PARENTS, children, { shape: 0.0002 }, 'sent');
    const bindings = [parentOf, new FanOutCursor(fan)];
    const statements = parseStatements('view.setInt32(at, b0(b1, row)); at += 4;', bindings);
    const loop = finish(linkLoop({ hoisted: [], statements }, children, 4));
    const cursor = new FanOutCursor(fan);
    const view = new DataView(new ArrayBuffer(4 * 37));
    const state = { at: 0 };
    for (let turn = 0; turn < 3000; turn++) {
      const first = (turn * 7_368_787) % children;
      const next = loop?.fill(view, 0, first, children, state) ?? 0;
      expect(next - first).toBe(Math.min(37, children - first));
      const rows = Array.from({ length: next - first }, (_, index) => index);
      const found = rows.map((index) => view.getInt32(index * 4));
      expect(found).toEqual(rows.map((index) => parentOf(cursor, first + index)));
    }
  });
});
