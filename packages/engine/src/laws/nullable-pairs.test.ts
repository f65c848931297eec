import { expect, test } from 'vitest';
import { makeRunContext } from '../weave/run/make-run-context.ts';
import { checkBases } from '../planner/rows/check-bases.ts';
import type { ForeignKey, SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const id = column('id', INTEGER);
const to = (name: string, parent: string): ForeignKey => ({
  columns: [name],
  references: { table: parent, columns: ['id'] },
});
const schema = (...tables: SchemaDocument['tables']): SchemaDocument => ({
  version: 1,
  dialect: 'sqlite',
  name: 'pairs',
  enums: [],
  domains: [],
  tables,
});
const MARKS = schema(
  table('parcels', 'id', [id]),
  table('words', 'id', [id]),
  table('marks', 'id', [id, column('parcel', INTEGER, true), column('word', INTEGER)], {
    keys: [to('parcel', 'parcels'), to('word', 'words')],
    uniques: [{ columns: ['parcel', 'word'] }],
  }),
);

test('a unique pair of references has as many tuples as there are pairs, even if one is nullable', () => {
  const rows = rowsOf(weave(MARKS, { rows: { parcels: 20, words: 20, marks: 150 } }), 'marks');
  const pairs = rows.filter((row) => row['parcel'] !== null).map((row) => JSON.stringify([row['parcel'], row['word']]));
  expect(rows).toHaveLength(150);
  expect(pairs.length).toBeGreaterThan(100);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('a single row can be added, since its parents are new each time', () => {
  const { plan, lexicon } = weave(MARKS, { rows: { parcels: 1, words: 1, marks: 1 } });
  const bases = { parcels: 1, words: 1, marks: 1 };
  expect(checkBases(makeRunContext(MARKS, plan, lexicon, { bases }))).toEqual([]);
});

test('a root, which is its own parent until it has none, is redrawn like other rows', () => {
  const boxes = schema(
    table('boxes', 'code', [column('code', TEXT), column('outer', TEXT, true)], {
      keys: [{ columns: ['outer'], references: { table: 'boxes', columns: ['code'] } }],
      checks: [check('long', 'length(code) = 12'), check('apart', 'outer is null or outer <> code')],
    }),
  );
  const rows = rowsOf(weave(boxes, { rows: { boxes: 60 } }), 'boxes');
  const codes = new Set(rows.map((row) => row['code']));
  expect(codes.size).toBe(60);
  expect(rows.filter((row) => row['outer'] === null)).not.toHaveLength(0);
  expect(rows.every((row) => row['outer'] === null || (codes.has(row['outer']) && row['outer'] !== row['code']))).toBe(
    true,
  );
});
