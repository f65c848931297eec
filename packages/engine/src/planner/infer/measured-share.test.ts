import { expect, test } from 'vitest';
import { tableOf } from './columns/infer.fixture.ts';
import { measuredShare } from './measured-share.ts';

const measured = (net: readonly number[], tax: readonly number[]) => {
  const table = tableOf('bill', ['net decimal(10,2)', 'tax decimal(10,2)']);
  const columns = table.columns.map((column, at) => ({
    ...column,
    statistics: { quantiles: (at === 0 ? net : tax).map(String) },
  }));
  return measuredShare({ ...table, columns }, 'tax', 'net');
};
const NET = [1, 10, 12, 15, 20, 40, 90, 200, 220, 250, 999];

test('a tax that is the same share of small and large amounts is that share of them', () => {
  // The ends consist mostly of noise.
  const tax = NET.map((value, at) => (at === 0 || at === NET.length - 1 ? 50 : value * 0.19));
  expect(measured(NET, tax)).toBeCloseTo(0.19);
});

test('a column that grows differently is not a share, nor is one that was not measured', () => {
  expect(
    measured(
      NET,
      NET.map(() => 4.9),
    ),
  ).toBeUndefined();
  expect(measured([], [])).toBeUndefined();
  expect(measuredShare(tableOf('bill', ['net decimal(10,2)']), 'tax', 'net')).toBeUndefined();
});
