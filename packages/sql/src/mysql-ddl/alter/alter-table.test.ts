import { expect, test } from 'vitest';
import { read, tablesOf } from '../read-sample.fixture.ts';

test('ALTER TABLE applies its actions in order', () => {
  const [table, other] = tablesOf(`CREATE TABLE t (id int, a int, b varchar(9) NOT NULL, c int, UNIQUE u (a, c));
    CREATE TABLE o (t_id int, CONSTRAINT fk FOREIGN KEY (t_id) REFERENCES t (id));
    ALTER TABLE t ADD PRIMARY KEY (id), MODIFY COLUMN id bigint AUTO_INCREMENT FIRST, CHANGE a aa int NOT NULL AFTER c,
      ADD d date AFTER id, ADD COLUMN (e int, f int), DROP f, ALTER e SET DEFAULT 3, DROP INDEX nowhere, COMMENT 'x',
      ADD CONSTRAINT ck CHECK (aa > c), ADD INDEX (e), ENGINE = InnoDB, ALGORITHM = INPLACE;
    ALTER TABLE t RENAME COLUMN id TO number, RENAME INDEX u TO v, DROP COLUMN b, RENAME TO things;
    ALTER TABLE o RENAME COLUMN t_id TO thing;`);
  expect(table).toMatchObject({ name: 'things', comment: 'x', primary_key: { columns: ['number'] } });
  expect(table?.columns.map(({ name }) => name)).toEqual(['number', 'd', 'c', 'aa', 'e']);
  expect(table?.columns[0]).toMatchObject({ nullable: false, identity: 'by_default' });
  expect(table?.columns.at(-1)?.default).toBe('3');
  expect(table?.uniques).toEqual([{ name: 'v', columns: ['aa', 'c'] }]);
  expect(table?.checks.map(({ expression }) => expression)).toEqual(['aa > c']);
  expect(other?.foreign_keys).toEqual([
    { name: 'fk', columns: ['thing'], references: { table: 'things', columns: ['number'] } },
  ]);
});

test('tables are copied, renamed, dropped and replaced', () => {
  const text = `CREATE TABLE a (x int UNIQUE); CREATE TABLE b LIKE a; CREATE TABLE c (LIKE a); CREATE TEMPORARY TABLE d (x int);
    RENAME TABLE b TO e, c TO f; DROP TABLE IF EXISTS nowhere, f; CREATE OR REPLACE TABLE a (y int);
    CREATE TABLE IF NOT EXISTS a (z int); CREATE VIEW v AS SELECT 1; ALTER TABLE v COMMENT 'x'; DROP VIEW v;`;
  const { document, warnings } = read(text);
  expect(document.tables.map((table) => [table.name, table.columns[0]?.name])).toEqual([
    ['e', 'x'],
    ['a', 'y'],
  ]);
  expect(warnings).toEqual([]);
});
