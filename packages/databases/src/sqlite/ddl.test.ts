import { DatabaseSync } from 'node:sqlite';
import type { SchemaDocument } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { zoo } from '../ddl/zoo.fixture.ts';
import { writeSqliteDdl } from '@rowloom/sql';

function open(document: SchemaDocument): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  const { tables, constraints } = writeSqliteDdl(document);
  database.exec(tables);
  database.exec(constraints);
  return database;
}

const KEEPER = {
  id: 1,
  email: 'a@b',
  rank: 1,
  salary: 0.1,
  bonus: 0,
  mood: "it's",
  code: 'K_1',
  hired_on: '2026-01-01',
  left_at: null as string | null,
  boss_id: null as number | null,
};

function insert(database: DatabaseSync, change: Partial<typeof KEEPER> = {}): void {
  const row = { ...KEEPER, ...change };
  const names = Object.keys(row);
  database
    .prepare(`INSERT INTO keepers (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .run(...Object.values(row));
}

test('SQLite accepts the zoo and its rows', () => {
  const database = open(zoo);
  insert(database);
  expect(database.prepare('SELECT pay, tags, is_active, rank FROM keepers').get()).toEqual({
    pay: 0.1,
    tags: '[]',
    is_active: 1,
    rank: 1,
  });
  expect(database.prepare('PRAGMA table_info(kinds)').all()).toHaveLength(zoo.tables[0]?.columns.length ?? -1);
  expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
});

test.each<[string, Partial<typeof KEEPER>]>([
  ['a check', { rank: 10 }],
  ['a check over decimals', { salary: 0.05, bonus: 0.04 }],
  ['a pattern', { code: 'K1x' }],
  ['a length', { code: 'K_' }],
  ['an enum', { mood: 'angry' }],
  ['a primary key', { id: 1, code: 'K_2', email: 'b', rank: 2 }],
  ['a unique key', { id: 2, email: 'other' }],
  ['an index over an expression', { id: 2, code: 'K_2', email: 'A@B', left_at: '2026-01-01' }],
  ['a foreign key', { id: 2, code: 'K_2', email: 'b', boss_id: 99 }],
])('%s holds in SQLite', (_what, change) => {
  const database = open(zoo);
  database.exec('PRAGMA foreign_keys = ON');
  insert(database);
  // A separate key for every row that must not conflict.
  const fresh = 'id' in change ? {} : { id: 2, email: 'b', code: 'K_9' };
  expect(() => insert(database, { ...fresh, ...change })).toThrow(/constraint/);
});

test('decimals add up as in decimal notation', () => {
  const database = open(zoo);
  expect(0.05 + 0.05).toBe(0.1);
  insert(database, { salary: 0.3, bonus: -0.2 });
  expect(0.3 - 0.2).toBeLessThan(0.1);
});

test('a partial index holds where its condition does', () => {
  const database = open(zoo);
  insert(database, { left_at: '2026-01-01' });
  expect(() => insert(database, { id: 2, code: 'K_2', email: 'a@c' })).not.toThrow();
  expect(() => insert(database, { id: 3, code: 'K_3', email: 'a@c' })).toThrow(/UNIQUE/);
});

test('a domain is checked in every column of it', () => {
  const database = open(zoo);
  const add = (size: number): void =>
    database.exec(
      `INSERT INTO "Cages; ""DROP""" ("größe ""m²""", during, key) VALUES (${size}, '[2026-01-01,2026-02-01)', 'k')`,
    );
  expect(() => add(0)).toThrow(/CHECK/);
  add(1);
});

test('features that SQLite lacks are left out with a remark', () => {
  const { tables } = writeSqliteDdl(zoo);
  expect(tables).toContain("-- Left out, because SQLite cannot check it: email ~ '^[^@]+@[^@]+$'");
  expect(tables).toContain('-- Left out, because SQLite cannot check it: cardinality(tags) < 10');
  expect(tables).toContain('-- Left out, because SQLite has no exclusion constraints: no_overlap');
  expect(tables).not.toContain('visits_2026');
});

test('a schema of SQLite is written unchanged', () => {
  const document: SchemaDocument = {
    version: 1,
    dialect: 'sqlite',
    name: 'main',
    enums: [],
    domains: [],
    tables: [
      {
        name: 'notes',
        columns: [
          { name: 'id', type: { native: 'INTEGER', kind: 'integer', bits: 64 }, nullable: true },
          { name: 'any', type: { native: '', kind: 'unknown' }, nullable: true },
          {
            name: 'at',
            type: { native: 'DATETIME', kind: 'timestamp' },
            nullable: false,
            default: "strftime('%s', 'now')",
          },
        ],
        primary_key: { columns: ['id'] },
        uniques: [],
        foreign_keys: [],
        checks: [{ expression: "[any] GLOB 'a*'" }],
      },
    ],
  };
  const database = open(document);
  expect(() => database.exec(`INSERT INTO notes ("any") VALUES ('b')`)).toThrow(/CHECK/);
  database.exec(`INSERT INTO notes ("any") VALUES ('ab')`);
  expect(database.prepare('SELECT id FROM notes').get()).toEqual({ id: 1 });
});
