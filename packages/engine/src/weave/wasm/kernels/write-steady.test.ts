import { describe, expect, it } from 'vitest';
import { writeUint } from '../../writers/write-integer.ts';
import { makeFanOut } from '../../reference/fan-out.ts';
import { FanOutCursor, parentOf } from '../../reference/fan-out-cursor.ts';
import { type Bind, compareEngines } from '../kernel.fixture.ts';
import { linkLoop } from '../link-loop.ts';
import { parseStatements } from '../parse-loop.fixture.ts';
import { finish } from '../../graph/steps.ts';

const number = (bind: Bind, value: string): string => `at = ${bind(writeUint)}(view, at, ${value});`;
const literals = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `view.setUint8(at++, ${65 + index});`);

/** First numbers from which 2,500 rows reach another digit, or a change of the digits before the last four. */
const FIRSTS = [0, 1, 7, 95, 990, 8999, 9999, 19_999, 98_765, 999_000, 9_998_000, 99_996_000];

describe('a number that rises with the rows', () => {
  it.each(FIRSTS)('is written the same from %d on, whatever surrounds it', (first) => {
    for (const [before, after] of [0, 1, 2, 3, 7, 8, 9].flatMap((count) => [
      [count, 1],
      [1, count],
      [count, count],
    ]))
      expect(
        compareEngines((bind) => [...literals(before ?? 0), number(bind, `row + ${first}`), ...literals(after ?? 0)], {
          rows: 2500,
          maxRowBytes: 64,
        }),
      ).toEqual({ difference: 'none', hosts: 0 });
  });

  it('is written the same beside a second one that lags behind, with or without anything between', () => {
    for (const between of [[], literals(1), literals(3)])
      expect(
        compareEngines(
          (bind) => [number(bind, 'row + 9000'), ...between, number(bind, '(row + 10100) - 200'), ...literals(1)],
          { rows: 3000, maxRowBytes: 64 },
        ).difference,
      ).toBe('none');
  });

  it('is written the same in one of two branches', () => {
    expect(
      compareEngines(
        (bind) => [
          'view.setUint8(at++, 65);',
          `if (row % 3 === 0) { ${number(bind, 'row + 9990')} } else { view.setUint8(at++, 66); }`,
          'view.setUint8(at++, 67);',
        ],
        { rows: 2000, maxRowBytes: 64 },
      ).difference,
    ).toBe('none');
  });

  it.each([0.0002, 0.5, 20])('is also a parent of the row, for fan-out with a shape of %d', (shape) => {
    const children = 300_000;
    const fan = makeFanOut(70_000, children, { shape }, 'steady');
    for (const first of [1, 930, 40_000])
      expect(
        compareEngines(
          (bind) => [number(bind, `${bind(parentOf)}(${bind(new FanOutCursor(fan))}, row) + ${first}`), ...literals(1)],
          { rows: children, maxRowBytes: 16 },
        ).difference,
      ).toBe('none');
  });

  it('is the same wherever the loop starts, however few rows fit', () => {
    const rows = 200_000;
    const statements = parseStatements('at = b0(view, at, row); view.setUint8(at++, 10);', [writeUint]);
    const loop = finish(linkLoop({ hoisted: [], statements }, rows, 10));
    const view = new DataView(new ArrayBuffer(400));
    const state = { at: 0 };
    for (const first of [9, 98, 9970, 10_000, 99_990, 150_000, 5, 199_998]) {
      const next = loop?.fill(view, 0, first, rows, state) ?? 0;
      const text = new TextDecoder().decode(new Uint8Array(view.buffer, 0, state.at));
      expect(text.split('\n').slice(0, -1).map(Number)).toEqual(
        Array.from({ length: next - first }, (_, index) => first + index),
      );
      expect(next).toBeGreaterThan(Math.min(rows, first + 30) - 1);
    }
  });
});
