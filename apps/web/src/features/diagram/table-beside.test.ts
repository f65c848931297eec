import { expect, test } from 'vitest';
import type { DiagramTable } from './diagram-model.ts';
import { tableBeside } from './table-beside.ts';

const table = (key: string): DiagramTable =>
  ({ key, name: key, width: 100, height: 50, columns: [], hidden: 0 }) as never;
const tables = ['middle', 'right', 'far-right', 'below', 'left-below'].map(table);
const places = {
  middle: { x: 0, y: 0 },
  right: { x: 200, y: 20 },
  'far-right': { x: 500, y: 0 },
  below: { x: 10, y: 100 },
  'left-below': { x: -300, y: 90 },
};

test.each([
  ['ArrowRight', 'right'],
  ['ArrowDown', 'below'],
  ['ArrowLeft', 'left-below'],
  ['ArrowUp', undefined],
  ['Home', undefined],
])('%s leads to %s', (key, expected) => {
  expect(tableBeside(tables, places, 'middle', key)).toBe(expected);
});

test('nothing leads from a missing table', () => {
  expect(tableBeside(tables, places, 'nowhere', 'ArrowRight')).toBeUndefined();
});
