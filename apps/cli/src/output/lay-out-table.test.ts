import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutTable } from './lay-out-table.ts';
import { cutToWidth, padEnd, textWidth } from './text-width.ts';

test('columns are aligned, numbers to the right', () => {
  const { lines } = layOutTable(
    [
      { name: 'id', cells: ['1', '20'], alignRight: true },
      { name: 'name', cells: ['Ada', 'Grace'] },
    ],
    { width: 80 },
  );
  expect(lines).toEqual(['id  name', ' 1  Ada', '20  Grace']);
});

test('the widest column shrinks first', () => {
  const { lines, hidden } = layOutTable(
    [
      { name: 'id', cells: ['1'] },
      { name: 'text', cells: ['a long text that does not fit'] },
    ],
    { width: 16 },
  );
  expect(lines[1]).toBe('1   a long text…');
  expect(hidden).toEqual([]);
});

test('a wrapping column continues in its place on the next line', () => {
  const { lines } = layOutTable(
    [
      { name: 'id', cells: ['1', '2'] },
      { name: 'text', cells: ['a long text with averyverylongword', 'short'], wraps: true },
      { name: 'n', cells: ['5', '6'], alignRight: true, isWhole: true },
    ],
    { width: 20 },
  );
  expect(lines).toEqual([
    'id  text           n',
    '1   a long text    5',
    '    with',
    '    averyverylong',
    '    word',
    '2   short          6',
  ]);
});

test('no line is wider than the terminal, and every column is shown or named', () => {
  const cells = fc.array(
    fc.string({ unit: 'grapheme-composite', maxLength: 30 }).map((text) => text.replaceAll(/\s/g, '_')),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 12 }), fc.integer({ min: 12, max: 120 }), (texts, width) => {
      const columns = texts.map((own, index) => ({ name: `c${index}`, cells: own, wraps: index % 2 === 0 }));
      const { lines, hidden } = layOutTable(columns, { width });
      expect(lines.filter((line) => textWidth(line) > width)).toEqual([]);
      expect(hidden).toEqual(columns.slice(columns.length - hidden.length).map(({ name }) => name));
    }),
  );
});

test('wide characters take two cells, and colours none', () => {
  expect(textWidth('東京')).toBe(4);
  expect(textWidth('\u001b[31mred\u001b[39m')).toBe(3);
  expect(textWidth('e\u0301')).toBe(1);
  expect(cutToWidth('東京都', 5)).toBe('東京…');
  expect(textWidth(padEnd('東', 4))).toBe(4);
});
