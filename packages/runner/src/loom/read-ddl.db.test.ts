import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDdl } from './read-ddl.ts';

const sqlite = (text: string) => readDdl({ text, dialect: 'sqlite', name: 'library' });

test("SQLite's own text becomes a schema document", async () => {
  const read = await sqlite(`PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE shelves (id INTEGER PRIMARY KEY AUTOINCREMENT, label TEXT NOT NULL DEFAULT 'a;b'); -- one; two
INSERT INTO shelves VALUES (1, 'x');
CREATE TABLE [books] ("id" INTEGER PRIMARY KEY, shelf INTEGER NOT NULL REFERENCES shelves (id), pages INT CHECK (pages > 3));
CREATE UNIQUE INDEX one_title ON books (shelf, pages);
CREATE TRIGGER counted AFTER INSERT ON books BEGIN UPDATE shelves SET label = 'z'; DELETE FROM shelves; END;
ALTER TABLE books ADD COLUMN title TEXT;
COMMIT;`);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  expect(read.schema).toMatchObject({ dialect: 'sqlite', name: 'library' });
  expect(read.schema.tables.map(({ name, columns }) => [name, columns.length])).toEqual([
    ['shelves', 2],
    ['books', 4],
  ]);
  const books = read.schema.tables[1];
  expect(books?.checks[0]).toHaveProperty('predicate');
  expect(books?.triggers).toMatchObject([{ name: 'counted' }]);
});

test('tables recreated under their own names are read, past views, search indexes and triggers that need them', async () => {
  const read = await sqlite(`.headers on
CREATE TABLE shelves (id INTEGER PRIMARY KEY);
CREATE TABLE books (id INTEGER PRIMARY KEY, shelf INTEGER REFERENCES shelves (id), mark TEXT CHECK (mark REGEXP '^a+$'));
CREATE VIRTUAL TABLE words USING fts5(body);
CREATE TABLE IF NOT EXISTS 'words_docsize'(id INTEGER PRIMARY KEY, sz BLOB);
CREATE TABLE sqlite_sequence(name,seq);
CREATE TRIGGER indexed AFTER INSERT ON books BEGIN INSERT INTO words(body) SELECT CASE WHEN new.id > 1 THEN 'a' END; END;
CREATE VIEW all_books AS SELECT * FROM books;
CREATE TRIGGER written INSTEAD OF INSERT ON all_books BEGIN INSERT INTO books (id) VALUES (new.id); END;
CREATE TABLE new_shelves (id INTEGER PRIMARY KEY, label TEXT NOT NULL);
DROP TABLE shelves;
ALTER TABLE new_shelves RENAME TO shelves;
ALTER TABLE books RENAME COLUMN mark TO note;
DROP TABLE words;`);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const [books, shelves] = read.schema.tables.toSorted((one, other) => one.name.localeCompare(other.name));
  expect(books).toMatchObject({ name: 'books', foreign_keys: [{ references: { table: 'shelves' } }] });
  expect(books?.columns.map(({ name }) => name)).toEqual(['id', 'shelf', 'note']);
  expect(books?.triggers).toMatchObject([{ name: 'indexed' }]);
  expect(shelves?.columns.map(({ name }) => name)).toEqual(['id', 'label']);
  expect(read.schema.tables).toHaveLength(2);
});

test('text that SQLite cannot read is reported with line and column', async () => {
  expect(await sqlite('CREATE TABLE a (id INT);\n\n  CREATE TABLE b (id INT,,);')).toMatchObject({
    issues: [{ code: 'syntax_error', line: 3, column: 3 }],
  });
  expect(await sqlite('SELECT 1;')).toMatchObject({ issues: [{ code: 'unknown_table' }] });
});

test('no text reaches another file or creates rows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-attach-'));
  const file = join(folder, 'other.db');
  const texts = [
    `CREATE TABLE a (id INT); ATTACH '${file}' AS o; CREATE TABLE o.b (id INT);`,
    'CREATE TABLE a AS WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n;',
    'CREATE TABLE a AS SELECT zeroblob(900000000) AS b;',
  ];
  for (const text of texts) expect(await sqlite(text)).toHaveProperty('issues');
  expect(existsSync(file)).toBe(false);
  rmSync(folder, { recursive: true });
});

test.each(['mysql', 'mariadb'] as const)("%s's own text becomes a schema document", async (dialect) => {
  const text = 'CREATE TABLE `a` (`id` int NOT NULL AUTO_INCREMENT, PRIMARY KEY (`id`)) ENGINE=InnoDB;';
  expect(await readDdl({ text, dialect, name: 'x' })).toMatchObject({
    schema: { dialect, name: 'x', tables: [{ name: 'a', columns: [{ identity: 'by_default' }] }] },
    warnings: [],
  });
  expect(await readDdl({ text: `${text}\nCREATE TABLE b (id itn);`, dialect, name: 'x' })).toMatchObject({
    issues: [{ code: 'syntax_error', line: 2, column: 20 }],
  });
  expect(await readDdl({ text: 'SELECT 1;', dialect, name: 'x' })).toMatchObject({
    issues: [{ code: 'unknown_table' }],
  });
});
