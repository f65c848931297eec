import { lookUp } from '../graph/table-entry.ts';
import { expect, test } from 'vitest';
import { drawWithin } from '../../base/random/draw.ts';
import { type Bind, drawn, recordLine, unknown, weaveBoth } from './kernel.fixture.ts';

const KEYS = '(-331868276), 887267314';

test('a difference of one variable and itself is a constant, whatever stands between', () => {
  const write = (bind: Bind): readonly string[] => [
    `const v0 = (1700000000 + ${drawn(bind, 0, 90_000_000)});`,
    'const v1 = (v0 + 600);',
    `const v2 = (v1 + ${bind(drawWithin)}(low, high, ${KEYS}, (Math.max(((v0 + 7200) - v1), 0) + 1)));`,
    'const v3 = (v2 - 60);',
    `const v4 = (v3 + ${bind(drawWithin)}(low, high, ${KEYS}, (Math.max(((v2 + 86400) - v3), 0) + 1)));`,
    ...['v1', 'v2', 'v3', 'v4', '(v0 - v1)', '(v2 - v4)'].map((name) => recordLine(bind, name)),
  ];
  const woven = weaveBoth(write);
  expect(woven.webassembly).toEqual(woven.javascript);
  expect(woven.hosts).toBe(6);
});

test('a parent’s values keep to the parent, whose first row is never taken for one that was there before', () => {
  const hoisted = ['let row1 = -1, low1 = 0, high1 = 0;', 'let v2 = 0;', 'let v3 = 0;', 'let v4 = 0;', 'let v5 = 0;'];
  for (const parent of ['v0', '(v0 - 1)', '(v0 - 500)']) {
    const woven = weaveBoth(
      (bind) => [
        `const v0 = ${bind(lookUp)}(${bind(Int32Array.from({ length: 2000 }, (_, row) => row >> 2))}, row);`,
        `const v1 = ${parent};`,
        'if (v1 !== row1) {',
        'row1 = v1;',
        `v2 = (row1 + ${drawn(bind, 5, 9)});`,
        'v3 = (v2 + 7);',
        'v4 = ((v3 + 3) - v2);',
        'v5 = 4;',
        '}',
        ...['row1', 'v2', 'v3', 'v4', '(v4 + v5)', '(v3 - v2)'].map((name) => recordLine(bind, name)),
      ],
      { hoisted: () => hoisted },
    );
    expect(woven.webassembly).toEqual(woven.javascript);
    expect(woven.hosts).toBe(6);
  }
});

test('sums of children are the same, with numbers below 0 and without', () => {
  for (const least of [0, -9]) {
    const woven = weaveBoth((bind) => [
      'let v0 = 0;',
      'for (let row1 = row; row1 < (row + 5); row1++) {',
      `const v1 = ${drawn(bind, least, 20)};`,
      'v0 += (v1 * row1);',
      '}',
      recordLine(bind, 'v0'),
      recordLine(bind, '(v0 * 3)'),
    ]);
    expect(woven.webassembly).toEqual(woven.javascript);
    expect(woven.hosts).toBe(2);
  }
});

test('0 times a number below 0 is -0 by either engine', () => {
  const woven = weaveBoth((bind) => [
    `const v0 = ${drawn(bind, 0, 3)};`,
    `const v1 = ${drawn(bind, -3, 3, 2)};`,
    ...['(v0 * v1)', '((v0 * v1) + 0)', '(v0 * (-5))', '(0 - v0)'].map((product) => recordLine(bind, product)),
  ]);
  expect(woven.webassembly).toEqual(woven.javascript);
  expect(woven.hosts).toBe(4);
});

test('days of seconds are the same, before 1970 too', () => {
  const woven = weaveBoth((bind) =>
    [drawn(bind, -200_000, 200_000), drawn(bind, 0, 2_000_000_000), unknown(bind, [-1, 0, 86_399.5, 86_400, 1e15])].map(
      (seconds) => recordLine(bind, `Math.floor((${seconds} / 86400))`),
    ),
  );
  expect(woven.webassembly).toEqual(woven.javascript);
  expect(woven.hosts).toBe(4);
});
