import { describe, expect, test } from 'vitest';
import type { ForeignKey, SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, table, TEXT } from './zoo.fixture.ts';

const to = (columns: readonly string[], parent: string, own: readonly string[]): ForeignKey => ({
  columns,
  references: { table: parent, columns: own },
});
const id = column('id', TEXT);
const inScope = (name: string): Table =>
  table(name, 'id', [id, column('scope_id', TEXT)], {
    keys: [to(['scope_id'], 'scopes', ['id'])],
    uniques: [{ columns: ['scope_id', 'id'] }],
  });
const accounts = (isOptional: boolean, ...checks: readonly string[]): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'accounts',
  enums: [],
  domains: [],
  tables: [
    table('scopes', 'id', [id]),
    inScope('methods'),
    inScope('users'),
    table(
      'accounts',
      'id',
      [
        id,
        column('method_id', TEXT),
        column('scope_id', TEXT),
        column('user_id', TEXT, isOptional),
        column('user_scope_id', TEXT, isOptional),
      ],
      {
        keys: [
          to(['scope_id', 'method_id'], 'methods', ['scope_id', 'id']),
          to(['user_scope_id', 'user_id'], 'users', ['scope_id', 'id']),
        ],
        checks: checks.map((text, index) => check(`law${index}`, text)),
      },
    ),
  ],
});

function accountsOf(schema: SchemaDocument): ReturnType<typeof rowsOf> {
  const run = weave(schema, { rows: { scopes: 60, methods: 80, users: 80, accounts: 200 }, seed: 7 });
  const users = new Set(rowsOf(run, 'users').map((row) => `${String(row['scope_id'])} ${String(row['id'])}`));
  const rows = rowsOf(run, 'accounts');
  const whole = rows.filter((row) => row['user_id'] !== null && row['user_scope_id'] !== null);
  expect(whole.filter((row) => !users.has(`${String(row['user_scope_id'])} ${String(row['user_id'])}`))).toEqual([]);
  expect(rows).toHaveLength(200);
  return rows;
}

describe('columns of two keys that a CHECK equates lead to matching parents', () => {
  test.each([
    [false, 'user_scope_id = scope_id'],
    [true, 'user_scope_id is null or user_scope_id = scope_id'],
    [true, '(user_id is null and user_scope_id is null) or (user_id is not null and user_scope_id = scope_id)'],
  ])('optional: %s, %s', (isOptional, text) => {
    const rows = accountsOf(accounts(isOptional, text));
    const scoped = rows.filter((row) => row['user_scope_id'] !== null);
    expect(scoped.filter((row) => row['user_scope_id'] !== row['scope_id'])).toEqual([]);
    expect(scoped.filter((row) => row['user_id'] !== null).length).toBeGreaterThan(isOptional ? 40 : 199);
  });
});

test('a whole reference is redrawn, even if a CHECK concerns only one of its columns', () => {
  const rows = accountsOf(
    accounts(true, 'user_scope_id is null or (user_scope_id < scope_id and length(user_scope_id) > 3)'),
  );
  const scoped = rows.filter(({ user_scope_id: scope }) => scope !== null);
  expect(scoped.filter((row) => String(row['user_scope_id']) >= String(row['scope_id']))).toEqual([]);
});
