import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { INTEGER, schemaOf, table } from '../meaning/meaning.fixture.ts';

test('so many for each row of a table whose number is named follow from that number', () => {
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
