import { expect, test } from 'vitest';
import { parseDerive } from '../language/expression/parse-derive.ts';
import type { Column, SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { column, INTEGER, table, TEXT } from './zoo.fixture.ts';

function generated(name: string, type: Column['type'], expression: string): Column {
  const parsed = parseDerive(expression);
  if ('issue' in parsed) throw new Error(parsed.issue.message);
  return { ...column(name, type, true), generated: { expression, stored: true, predicate: parsed.expression } };
}

const schema: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'generated',
  enums: [],
  domains: [],
  tables: [
    table('boxes', 'id', [
      column('id', INTEGER),
      column('width', INTEGER),
      column('height', INTEGER),
      column('label', TEXT),
      generated('area', INTEGER, 'width * height'),
      generated('name', TEXT, "label || '-' || id"),
      generated('half', INTEGER, 'width / 2'),
      generated('words', TEXT, 'to_tsvector(label)'),
    ]),
  ],
};

test('a generated column is computed where its expression means the same everywhere', () => {
  const rows = rowsOf(weave(schema, { rows: { boxes: 50 } }), 'boxes');
  for (const row of rows) {
    expect(row['area']).toBe(Number(row['width']) * Number(row['height']));
    expect(row['name']).toBe(`${row['label'] as string}-${row['id'] as number}`);
  }
});

test('expressions that only the database can compute are left to it', () => {
  const run = weave(schema, { rows: { boxes: 5 } });
  expect(Object.keys(rowsOf(run, 'boxes')[0] ?? {})).toEqual(['id', 'width', 'height', 'label', 'area', 'name']);
});
