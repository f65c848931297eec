import { expect, test } from 'vitest';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { simplifyRounding } from './simplify-rounding.ts';

const column = (name: string): Expression => ({ op: 'column', name });
const round = (arg: Expression, digits: string): Expression => ({
  op: 'call',
  name: 'round',
  args: [arg, { op: 'literal', type: 'number', value: digits }],
});
const times = (left: Expression, right: Expression): Expression => ({ op: 'arithmetic', operator: '*', left, right });

const typed = (name: string, type: ColumnType) => [name, { name, type, nullable: false }] as const;
const COLUMNS = new Map([
  typed('price', { kind: 'decimal', precision: 12, scale: 2, native: 'numeric(12,2)' }),
  typed('rate', { kind: 'float', bits: 64, native: 'double precision' }),
]);

test('rounding to more decimals than there are has no effect', () => {
  expect(simplifyRounding(round(column('price'), '2'), COLUMNS)).toEqual(column('price'));
  const product = times(column('price'), column('price'));
  expect(simplifyRounding(round(product, '6'), COLUMNS)).toEqual(product);
});

test('rounding that may change a value stays', () => {
  for (const rounded of [
    round(column('price'), '1'),
    round(column('rate'), '6'),
    round(times(column('price'), column('price')), '3'),
  ])
    expect(simplifyRounding(rounded, COLUMNS)).toEqual(rounded);
});
