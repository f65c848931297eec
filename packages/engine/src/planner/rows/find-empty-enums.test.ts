import { expect, test } from 'vitest';
import { previewRows } from '../../weave/compile/objects.ts';
import { weave } from '../../laws/weave.fixture.ts';
import { column, INTEGER, table } from '../../laws/zoo.fixture.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { parseSchemaDocument } from '../../language/schema/parse-schema-document.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';

const MOOD: ColumnType = { kind: 'enum', native: 'mood', name: 'mood' };

const schemaOf = (type: ColumnType, nullable: boolean): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'pets',
  enums: [{ name: 'mood', values: [] }],
  domains: [],
  tables: [table('pets', 'id', [column('id', INTEGER), column('mood', type, nullable)])],
});

const moodsOf = (schema: SchemaDocument) =>
  previewRows(weave(schema, { rows: { '*': 20 } }), 'pets', 0, 20).map((row) => row['mood']);

test('the plan refuses a column that must have a value of an enum without values, with a remedy', () => {
  expect(() => weave(schemaOf(MOOD, false), { rows: { '*': 20 } })).toThrow(
    /^tables\.pets\.columns\.mood: pets\.mood cannot be filled: its type mood is an enum without values.*ADD VALUE.*skip/,
  );
  expect(() => weave(schemaOf(MOOD, false), { rows: { '*': 20 }, rules: { pets: { skip: true } } })).not.toThrow();
});

test('NULL or an empty list is used where it is enough', () => {
  expect(new Set(moodsOf(schemaOf(MOOD, true)))).toEqual(new Set([null]));
  const moods = moodsOf(schemaOf({ kind: 'array', native: 'mood[]', element: MOOD }, false));
  expect(new Set(moods.map((value) => JSON.stringify(value)))).toEqual(new Set(['[]']));
});

test('a document may contain an enum without values', () => {
  const schema = schemaOf(MOOD, true);
  expect(parseSchemaDocument(JSON.parse(JSON.stringify(schema)))).toMatchObject({ document: { enums: schema.enums } });
});
