import { expect, test } from 'vitest';
import { previewRows } from '../compile/objects.ts';
import { weave } from '../../laws/weave.fixture.ts';
import { check, column, INTEGER, table } from '../../laws/zoo.fixture.ts';
import { isSamplingExhausted } from './sampling-exhausted.ts';
import type { Check, SchemaDocument } from '../../language/schema/schema-document.ts';

const schemaOf = (checks: readonly Check[]): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'sums',
  enums: [],
  domains: [],
  tables: [table('sums', 'id', [column('id', INTEGER), column('a', INTEGER), column('b', INTEGER)], { checks })],
});

test('a CHECK that no draw satisfies is reported with its columns and the remedy', () => {
  const checks = [check('easy', 'a * b > 4'), check('hard', 'a * a + b * b = 3 * a * b + 7 and a > 100')];
  expect(() => weave(schemaOf(checks), { rows: { '*': 5 } })).toThrow(
    /^tables\.sums\.checks\.hard: None of 4000 draws of row 1 of sums satisfies the CHECK hard, over \(a, b\)\. .*\{"sums\.b": \{"one_of": \[\.\.\.\]\}\}/,
  );
});

test('CHECKs that hold separately, but never together, are all named', () => {
  const checks = [check('even', '(a * b) % 2 = 0'), check('odd', '(a * b) % 2 = 1')];
  expect(() => weave(schemaOf(checks), { rows: { '*': 5 } })).toThrow(/the CHECKs even, odd together, over \(a, b\)/);
});

test('a later row without a draw is identified by the name that threads keep, with the possible number of rows', () => {
  const run = weave(schemaOf([check('late', 'a % 2 + id < 500 or id > 600')]), { rows: { '*': 1000 } });
  const thrown = caught(() => previewRows(run, 'sums', 499, 500));
  expect(thrown).toMatchObject({ table: 'sums', unmet: [{ name: 'late' }] });
  expect(String(thrown)).toMatch(
    /row 500 of sums satisfies the CHECK late, .*\{"sums\.a": \{"one_of": \[\.\.\.\]\}\}, ask for fewer rows of sums \(499 at most\), or skip/,
  );
  expect(isSamplingExhausted(thrown)).toBe(true);
  expect(isSamplingExhausted(Object.assign(new Error('of a thread'), { name: 'SamplingExhausted' }))).toBe(true);
  expect(isSamplingExhausted(new Error('SamplingExhausted'))).toBe(false);
});

function caught(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
