import { expect, test } from 'vitest';
import { measureLines } from './measure-lines.ts';

const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) });

test('median and 90th percentile cover the files outside data folders', () => {
  const files = Array.from({ length: 10 }, (_, i) => file(`packages/a/src/${i}.ts`, (i + 1) * 10));
  expect(measureLines([...files, file('packages/a/src/data/names.ts', 9000)])).toEqual({
    files: 10,
    median: 50,
    ninetieth: 90,
    tooLong: [],
  });
});

test('a file of 401 lines is too long, one of 400 is not', () => {
  expect(measureLines([file('a.ts', 400), file('b.ts', 401)]).tooLong).toEqual(['b.ts has 401 lines']);
});
