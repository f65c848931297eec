import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runHere } from '../run-here.fixture.ts';
import { readSource } from './read-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-foreign-'));
// Beside this file, where the workspace's Drizzle is found.
const beside = mkdtempSync(join(fileURLToPath(new URL('.', import.meta.url)), 'drizzle-'));
afterAll(() => {
  for (const path of [folder, beside]) rmSync(path, { recursive: true, force: true });
});

function file(name: string, text: string, place = folder): string {
  const path = join(place, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const summary = async (name: string) => {
  const { schema, rules, warnings } = await readSource(name);
  return {
    dialect: schema.dialect,
    tables: Object.fromEntries(
      schema.tables.map((table) => [
        table.name,
        table.foreign_keys.map(({ references }) => references.table).toSorted(),
      ]),
    ),
    rules,
    warnings,
  };
};

test('a folder of Prisma files is one schema', async () => {
  file(
    'prisma/a.prisma',
    'datasource db {\n  provider = "sqlite"\n}\nmodel A {\n  id String @id @default(cuid())\n  bs B[]\n}\n',
  );
  file(
    'prisma/more/b.prisma',
    'model B {\n  id Int @id @default(autoincrement())\n  aId String\n  a A @relation(fields: [aId], references: [id])\n}\n',
  );
  expect(await summary(join(folder, 'prisma'))).toEqual({
    dialect: 'sqlite',
    tables: { A: [], B: ['A'] },
    rules: { 'A.id': { pattern: '^c[0-9a-z]{24}$' } },
    warnings: [],
  });
});

test('a module of Drizzle tables is loaded, and described by the Drizzle beside it', async () => {
  const path = file(
    'schema.ts',
    `import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, pgEnum, pgTable, primaryKey, serial, uuid, varchar } from 'drizzle-orm/pg-core';
export const role = pgEnum('role', ['admin', 'user']);
export const users = pgTable('users', {
  id: serial().primaryKey(),
  email: varchar({ length: 120 }).notNull().unique(),
  age: integer().notNull(),
  role: role().default('user'),
  managerId: integer('manager_id').references((): AnyPgColumn => users.id),
}, (t) => [check('adult', sql\`\${t.age} >= \${18}\`)]);
export const groups = pgTable('groups', { id: uuid().defaultRandom().primaryKey() });
export const members = pgTable('members', {
  userId: integer('user_id').notNull().references(() => users.id),
  groupId: uuid('group_id').notNull().references(() => groups.id),
}, (t) => [primaryKey({ columns: [t.userId, t.groupId] })]);
`,
    beside,
  );
  expect(await summary(path)).toEqual({
    dialect: 'postgresql',
    tables: { users: ['users'], groups: [], members: ['groups', 'users'] },
    rules: {},
    warnings: [],
  });
  const { schema } = await readSource(path);
  const users = schema.tables.find(({ name }) => name === 'users');
  expect(users?.checks.map(({ expression }) => expression)).toEqual([expect.stringMatching(/age.*>= 18/)]);
  expect(schema.enums).toMatchObject([{ name: 'role', values: ['admin', 'user'] }]);
  expect(schema.tables.find(({ name }) => name === 'members')?.primary_key?.columns).toEqual(['user_id', 'group_id']);
});

test.each([
  ['models.py', 'from django.db import models', /schema of Django.*manage\.py migrate/s],
  ['tool.ts', 'export const a = 1;', /is a program/],
  ['broken.dbml', 'Table x {\n  id\n}', /broken\.dbml:2:3: A column must have a type/],
  ['broken.prisma', 'model A {\n  ?\n}', /broken\.prisma:2:3: .*prisma validate/],
  ['empty.schema.json', '{"properties": {}}', /defines no object/],
])('%s is refused with a remedy', async (name, text, said) => {
  const { code, err } = await runHere(['plan', file(name, text)]);
  expect(err).toMatch(said);
  expect(code).toBe(3);
});
