import { expect, test } from 'vitest';
import { entryLines, titleLines } from './entry-lines.ts';
import { makeStyle } from './style.ts';

const look = (width: number) => ({ style: makeStyle(process.stdout, { NO_COLOR: '1' }), width: () => width });

test('a description wraps below itself without cutting words', () => {
  expect(entryLines('watch', 'fill the target again whenever something changes', 10, look(40))).toEqual([
    '  watch   fill the target again whenever',
    '          something changes',
  ]);
});

test('a name that does not fit is printed above its description', () => {
  expect(entryLines('--leave-alone LIST', 'tables that get no rows', 10, look(80))).toEqual([
    '  --leave-alone LIST',
    '          tables that get no rows',
  ]);
});

test('a title keeps to the width, or to a readable one without a terminal', () => {
  expect(titleLines('rowloom plan', 'show what would be made, and how', look(32))).toEqual([
    'rowloom plan: show what would be',
    '  made, and how',
  ]);
  for (const line of entryLines('x', 'word '.repeat(60).trim(), 6, look(Number.POSITIVE_INFINITY)))
    expect(line.length).toBeLessThanOrEqual(110);
});
