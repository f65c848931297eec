import { expect, test } from 'vitest';
import { periodExclusions } from './period-exclusions.ts';

const checks = [{ name: 'stay', expression: '`from``s` < `till`' }];

test('a key that ends with the bounds of a period keeps rows from overlapping', () => {
  const uniques = [{ name: 'room', columns: ['room', 'till', 'from`s'] }];
  expect(periodExclusions({ uniques, checks })).toEqual([
    {
      name: 'room without overlaps',
      method: 'btree',
      elements: [
        { expression: '"room"', operator: '=' },
        { expression: 'period("from`s", "till")', operator: '&&' },
      ],
    },
  ]);
});

test('other keys over the same columns are only keys', () => {
  const uniques = [{ columns: ['room', 'from`s', 'till'] }, { columns: ['till', 'room', 'from`s'] }];
  expect(periodExclusions({ primary_key: { columns: ['room'] }, uniques, checks })).toEqual([]);
});
