import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSource } from './read-source.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rowloom-source-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const path = join(folder, 'shop.sql');
  writeFileSync(path, text);
  return path;
}

test.each([
  ['CREATE TABLE a (id bigserial PRIMARY KEY);', undefined, 'postgresql'],
  ['CREATE TABLE a (id int PRIMARY KEY);', undefined, 'postgresql'],
  ['CREATE TABLE `a` (id int AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB;', undefined, 'mysql'],
  ['-- MariaDB dump 10.19\nCREATE TABLE `a` (id int PRIMARY KEY);', undefined, 'mariadb'],
  ['CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT);', undefined, 'sqlite'],
  ['CREATE TABLE a (id int PRIMARY KEY);', 'mysql', 'mysql'],
  ['CREATE TABLE a (id int PRIMARY KEY);', 'MariaDB', 'mariadb'],
  ['CREATE TABLE a (id int PRIMARY KEY);', 'sqlite', 'sqlite'],
])('%s with --source-dialect %s is %s', async (text, said, dialect) => {
  const source = await readSource(fileOf(text), said);
  expect(source).toMatchObject({ kind: 'sql', schema: { dialect, name: 'shop', tables: [{ name: 'a' }] } });
});

test('an unreadable source is reported with its place and its assumed type', async () => {
  await expect(readSource(fileOf('CREATE TABLE `a` (\n  id itn,\n  b varchr(9)\n);'))).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/shop\.sql:2:6: Expected a column's type/),
    details: [
      expect.stringMatching(/shop\.sql:3:5: .*Did you mean varchar\?$/),
      "It looks like MySQL's SQL. If that is wrong, name the dialect: --source-dialect postgresql, or sqlite.",
    ],
  });
  await expect(readSource(fileOf('CREATE TABLE a (id itn x);'))).rejects.toMatchObject({
    details: [
      "It was read as PostgreSQL's SQL. If that is wrong, name the dialect: --source-dialect mysql, or sqlite.",
    ],
  });
  await expect(readSource(fileOf('CREATE TABLE `a` (id int);'), 'postgresql')).rejects.toMatchObject({
    details: ["It was read as PostgreSQL's SQL, as --source-dialect (source_dialect in a project file) says."],
  });
});

test('a dialect can be given only for SQL, and is one of four', async () => {
  await expect(readSource('ecommerce', 'mysql')).rejects.toMatchObject({ exitCode: 2 });
  await expect(readSource(fileOf('CREATE TABLE a (id int);'), 'oracle')).rejects.toMatchObject({ exitCode: 2 });
});

test.each([
  ['UTF-16, as PowerShell redirects a dump', Buffer.from('\uFEFFCREATE TABLE café (straße text);', 'utf16le')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFCREATE TABLE café (straße text);', 'utf8')],
  ['one byte a character', Buffer.from('CREATE TABLE café (straße text);', 'latin1')],
])('%s is read', async (_, bytes) => {
  const path = join(folder, 'encoded.sql');
  writeFileSync(path, bytes);
  const { schema } = await readSource(path);
  expect(schema.tables).toMatchObject([{ name: 'café', columns: [{ name: 'straße' }] }]);
});

test('a file that creates no table lists the files that psql would have read', async () => {
  await expect(readSource(fileOf('\\i tables.sql\n'))).rejects.toMatchObject({
    details: [expect.stringContaining('tables.sql')],
  });
});
