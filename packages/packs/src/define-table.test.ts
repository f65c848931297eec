import { expect, test } from 'vitest';
import { bigint, boolean, defaulting, identity, nullable, text, varchar } from './column-types.ts';
import { defineTable } from './define-table.ts';

const table = defineTable('things', {
  columns: {
    id: identity(),
    owner_id: bigint(),
    email: nullable(varchar(80)),
    is_default: defaulting(boolean(), 'false'),
    note: text(),
  },
  primaryKey: 'id',
  uniques: ['owner_id, id', 'owner_id, lower(email) where is_default'],
  foreignKeys: { owner_id: 'owners', 'owner_id, id': 'others (owner_id, id) on delete set null' },
  checks: { note_given: "note <> ''" },
});

test('columns keep their order, and are NOT NULL unless said otherwise', () => {
  expect(table.columns.map(({ name, nullable: optional }) => `${name}${optional ? '?' : ''}`)).toEqual([
    'id',
    'owner_id',
    'email?',
    'is_default',
    'note',
  ]);
  expect(table.columns[3]).toMatchObject({ default: 'false', type: { kind: 'boolean' } });
});

test('a unique key is read as columns, expressions and a condition', () => {
  expect(table.uniques).toMatchObject([
    { name: 'things_owner_id_id_key', columns: ['owner_id', 'id'] },
    {
      name: 'things_owner_id_lower_email_idx',
      columns: ['owner_id'],
      expressions: [{ expression: 'lower(email)', predicate: { op: 'call', name: 'lower' } }],
      where: { expression: 'is_default', predicate: { op: 'column', name: 'is_default' } },
      index: true,
    },
  ]);
  expect(table.uniques[0]).not.toHaveProperty('where');
});

test('a foreign key refers to the id unless columns are named', () => {
  expect(table.foreign_keys).toEqual([
    { name: 'things_owner_id_fkey', columns: ['owner_id'], references: { table: 'owners', columns: ['id'] } },
    {
      name: 'things_owner_id_id_fkey',
      columns: ['owner_id', 'id'],
      references: { table: 'others', columns: ['owner_id', 'id'] },
      on_delete: 'set_null',
    },
  ]);
});

test('a CHECK has its text and its tree', () => {
  expect(table.checks).toMatchObject([
    { name: 'things_note_given', expression: "note <> ''", predicate: { op: 'compare', operator: '<>' } },
  ]);
});

test('unreadable input is refused where it is written', () => {
  const columns = { id: identity() };
  expect(() => defineTable('t', { columns, primaryKey: 'id', checks: { odd: 'id +' } })).toThrow('id +');
  expect(() => defineTable('t', { columns, primaryKey: 'id', foreignKeys: { id: 'a on delete nothing' } })).toThrow(
    'on delete nothing',
  );
});
