import { expect, test } from 'vitest';
import type { ColumnType } from '../../language/types/column-type.ts';
import { checkLiterals } from './check-literals.ts';
import { misfitOf } from './misfit-of.ts';

type Case = { readonly type: ColumnType; readonly fit: readonly string[]; readonly misfit: readonly string[] };

/** As PostgreSQL itself accepts and refuses them. */
const CASES: readonly Case[] = [
  {
    type: { kind: 'inet', native: 'inet' },
    fit: ['10.0.0.1', '10.0.0.1/24', '2001:db8::1', '::ffff:1.2.3.4', '::', '::1/128'],
    misfit: ['300.1.1.1', '10.0.0', '10.0.0.1/40', '1.2.3.4/', '12345::', '1::2::3', '::1/129', 'x', ''],
  },
  {
    type: { kind: 'cidr', native: 'cidr' },
    fit: ['10.0.0.0/8', '10.1.2.3/32', '10.1.2.3', '2001:db8::/32', '0.0.0.0/0'],
    misfit: ['10.0.0.1/8', '300.0.0.0/8', '10.128.0.0/8', '2001:db8::1/32', '1.0.0.0/0'],
  },
  { type: { kind: 'bits', length: 4, native: 'bit(4)' }, fit: ['1010'], misfit: ['10', '10101', '12ab'] },
  {
    type: { kind: 'bits', length: 5, varying: true, native: 'varbit(5)' },
    fit: ['', '10', '10101'],
    misfit: ['101010'],
  },
  {
    type: { kind: 'time', native: 'time' },
    fit: ['00:00', '23:59:59', '24:00', '12:59:60'],
    misfit: ['12:60', '12:59:61', '25:00', '24:01'],
  },
  {
    type: { kind: 'timestamp', native: 'timestamp' },
    fit: ['2026-02-28T12:00:00Z'],
    misfit: ['2026-02-29', '2026-01-01 12:60', '2026-13-01'],
  },
];

test.each(CASES)('values that do not fit $type.kind are reported before the load', ({ type, fit, misfit }) => {
  const isMisfit = (text: string): boolean => misfitOf(text, type, 'postgresql') !== undefined;
  expect(fit.filter(isMisfit)).toEqual([]);
  expect(misfit.filter((text) => !isMisfit(text))).toEqual([]);
});

test('a BIT of MySQL is padded on the left', () => {
  const type: ColumnType = { kind: 'bits', length: 4, native: 'bit(4)' };
  expect(misfitOf('10', type, 'mysql')).toBeUndefined();
  expect(misfitOf('10101', type, 'mysql')).toBeDefined();
});

test.each([
  { value: [1, 2], written: '{1,2}' },
  { value: [[1], [null]], written: '{{1},{NULL}}' },
])('a list for an array is answered with the text that is read: $written', ({ value, written }) => {
  const element: ColumnType = { kind: 'integer', bits: 32, native: 'integer' };
  const type: ColumnType = { kind: 'array', element, native: 'integer[]' };
  const messages = (rule: object): readonly string[] =>
    checkLiterals(rule, 't.a', type, 'postgresql', 0).map(({ message }) => message);
  expect(messages({ constant: value })).toEqual([expect.stringContaining(`'${written}'`)]);
  expect(messages({ one_of: [written, value] })).toEqual([expect.stringContaining(`'${written}'`)]);
  expect(messages({ constant: written })).toEqual([]);
});
