import { expect, test } from 'vitest';
import { weave } from '../laws/weave.fixture.ts';
import { check, column, INTEGER, table } from '../laws/zoo.fixture.ts';
import type { Check, SchemaDocument } from '../schema/schema-document.ts';

const schemaOf = (checks: readonly Check[]): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'sums',
  enums: [],
  domains: [],
  tables: [table('sums', 'id', [column('id', INTEGER), column('a', INTEGER), column('b', INTEGER)], { checks })],
});

test('a CHECK that no draw meets is named with its columns and the way out', () => {
  const checks = [check('easy', 'a * b > 4'), check('hard', 'a * a + b * b = 3 * a * b + 7 and a > 100')];
  expect(() => weave(schemaOf(checks), { rows: { '*': 5 } })).toThrow(
    /^tables\.sums\.checks\.hard: None of 4000 draws of row 1 of sums satisfies the CHECK hard, over \(a, b\)\. .*\{"sums\.b": \{"one_of": \[\.\.\.\]\}\}/,
  );
});

test('CHECKs that are met, but never together, are all named', () => {
  const checks = [check('even', '(a * b) % 2 = 0'), check('odd', '(a * b) % 2 = 1')];
  expect(() => weave(schemaOf(checks), { rows: { '*': 5 } })).toThrow(/the CHECKs even, odd together, over \(a, b\)/);
});
