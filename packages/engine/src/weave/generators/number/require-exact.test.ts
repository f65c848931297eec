import { expect, test } from 'vitest';
import { previewRows } from '../../compile/objects.ts';
import { weave } from '../../../laws/weave.fixture.ts';
import { check, column, INTEGER, table } from '../../../laws/zoo.fixture.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import type { Rules } from '../../../document/rules/rules.ts';
import type { SchemaDocument } from '../../../language/schema/schema-document.ts';

const LONG: ColumnType = { kind: 'integer', native: 'bigint unsigned', bits: 64, unsigned: true };

const schemaOf = (checks: readonly string[]): SchemaDocument => ({
  version: 1,
  dialect: 'mysql',
  name: 'longs',
  enums: [],
  domains: [],
  tables: [
    table('longs', 'id', [column('id', INTEGER), column('n', LONG)], {
      checks: checks.map((text, index) => check(`check_${index}`, text)),
    }),
  ],
});

const rowsOf = (checks: readonly string[], rules: Rules = {}) =>
  previewRows(weave(schemaOf(checks), { rows: { '*': 20 }, rules }), 'longs', 0, 20).map((row) => row['n']);

test.each([
  'n = 18446744073709551615',
  'n in (18446744073709551615, 18446744073709551614)',
  'n > 9223372036854775808',
  'n > 9223372036854775807 and n > id',
])('a constraint that only numbers beyond 2^53 satisfy is refused by the plan: %s', (text) => {
  expect(() => rowsOf([text])).toThrow(/beyond 9007199254740991.* more than Rowloom can make\. .*or skip the table/);
});

test('a rule that gives such numbers is refused', () => {
  expect(() => rowsOf([], { 'longs.n': { one_of: ['18446744073709551615'] } })).toThrow(
    /longs\.n.*makes whole numbers up to 9007199254740991, not 18446744073709551615/,
  );
});

test('smaller numbers are used where they suffice', () => {
  expect(new Set(rowsOf(['n in (5, 18446744073709551615)']))).toEqual(new Set([5]));
  expect(new Set(rowsOf(['n = 5 or n >= 18446744073709551600']))).toEqual(new Set([5]));
  expect(rowsOf(['n > id and n < 18446744073709551615']).every((value) => Number.isSafeInteger(value))).toBe(true);
});
