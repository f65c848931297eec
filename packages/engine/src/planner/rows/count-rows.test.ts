import { describe, expect, test } from 'vitest';
import type { Rules } from '../../document/rules/rules.ts';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { INTEGER, schemaOf, table } from '../meaning/meaning.fixture.ts';

test('rows_per follows from the requested number of the other table', () => {
  const schema = schemaOf(
    table('boxes', { size: INTEGER }),
    table('parts', { box_id: INTEGER }, { keys: { box_id: 'boxes' } }),
    table('scans', { part_id: INTEGER }, { keys: { part_id: 'parts' } }),
  );
  const rules = {
    boxes: { rows: 20 },
    parts: { rows_per: { table: 'boxes', times: 3 } },
    scans: { rows_per: { table: 'parts', times: 2 } },
  };
  const run = weave(schema, { rows: 10_000, rules });
  expect(['boxes', 'parts', 'scans'].map((name) => rowsOf(run, name).length)).toEqual([20, 60, 120]);
});

describe('the row counts of one run', () => {
  const schema = schemaOf(
    table('boxes', { size: INTEGER }),
    table('parts', { box_id: INTEGER }, { keys: { box_id: 'boxes' } }),
    table('scans', { part_id: INTEGER }, { keys: { part_id: 'parts' } }),
  );
  const countsOf = (rows: Readonly<Record<string, number>>, rules: Rules): readonly number[] => {
    const run = weave(schema, { rows, rules });
    return ['boxes', 'parts', 'scans'].map((name) => rowsOf(run, name).length);
  };
  const perBox: Rules = { parts: { rows_per: { table: 'boxes', times: 3 } } };

  test('for every other table hold for those whose rows would follow from a named table', () =>
    expect(countsOf({ boxes: 20, '*': 5 }, perBox)).toEqual([20, 5, 5]));

  test('leave only the named tables where every other has 0', () =>
    expect(countsOf({ boxes: 7, '*': 0 }, { ...perBox, scans: { rows: 9 } })).toEqual([7, 0, 0]));

  test('override those that rules have for every run', () =>
    expect(countsOf({ boxes: 5, '*': 8 }, { boxes: { rows: 24 }, scans: { rows: 9 } })).toEqual([5, 8, 9]));
});
