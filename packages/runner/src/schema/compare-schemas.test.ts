import type { SchemaDocument, Table } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { compareSchemas } from './compare-schemas.ts';

const text = (native: string, max_length?: number): Table['columns'][number]['type'] => ({
  kind: 'text',
  native,
  ...(max_length === undefined ? {} : { max_length }),
});

const NOTES: Table = {
  name: 'notes',
  columns: [
    { name: 'id', type: { kind: 'integer', native: 'integer', bits: 32 }, nullable: false },
    { name: 'title', type: text('varchar(80)', 80), nullable: true },
  ],
  primary_key: { columns: ['id'] },
  uniques: [{ name: 'one_title', columns: ['title'], where: { expression: 'id > 5' } }],
  foreign_keys: [],
  checks: [{ name: 'positive', expression: 'id > 0' }],
};

const documentOf = (table: Table): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'shop',
  tables: [table],
  enums: [],
  domains: [],
});

const differences = (changed: Partial<Table>): readonly string[] =>
  compareSchemas(documentOf(NOTES), documentOf({ ...NOTES, ...changed }), ['notes']);

test('an equal or looser schema has no difference', () => {
  expect(differences({})).toEqual([]);
  expect(differences({ checks: [], uniques: [] })).toEqual([]);
  expect(differences({ uniques: [{ name: 'renamed', columns: ['title'], where: { expression: 'id > 5' } }] })).toEqual(
    [],
  );
});

test('additional constraints of the target are reported', () => {
  const [id, title] = NOTES.columns as [Table['columns'][number], Table['columns'][number]];
  expect(differences({ columns: [id, { ...title, nullable: false, type: text('varchar(20)', 20) }] })).toEqual([
    'notes.title became narrower in the target: varchar(20), and was varchar(80).',
    'notes.title became NOT NULL in the target.',
  ]);
  expect(differences({ columns: [id, { ...title, name: 'heading', nullable: false }] })).toEqual([
    'notes.title does not exist in the target.',
    'notes.heading is new in the target, NOT NULL and without a default.',
  ]);
  expect(differences({ checks: [{ name: 'positive', expression: 'id > 10' }] })).toEqual([
    'notes has a new CHECK in the target: id > 10.',
  ]);
  expect(
    differences({
      uniques: [...NOTES.uniques, { name: 'lower', columns: [], expressions: [{ expression: 'lower(title)' }] }],
    }),
  ).toEqual(['notes has a new unique index in the target: lower.']);
  expect(differences({ exclusions: [{ name: 'apart', method: 'gist', elements: [] }] })).toEqual([
    'notes has a new exclusion constraint in the target: apart.',
  ]);
});
