import { expect, test } from 'vitest';
import { createdTables } from './created-tables.ts';

test('tables are found in the remaining text', () => {
  const sql = `
    DROP TABLE IF EXISTS shop.orders;
    CREATE TABLE shop."Orders" (id int, note text DEFAULT 'CREATE TABLE never (', tail text DEFAULT '\\');
    CREATE UNLOGGED TABLE IF NOT EXISTS lines(id int);
    CREATE TABLE part_2024 PARTITION OF lines FOR VALUES IN (1);
    CREATE TEMP TABLE scratch (id int);
    CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ CREATE TABLE inner_one (id int) $$;
    -- CREATE TABLE remark (id int);
    CREATE TABLE old (id int);
    ALTER TABLE ONLY old RENAME TO young;
    CREATE TABLE gone (id int); DROP TABLE gone;
COPY shop."Orders" (note) FROM stdin;
it's CREATE TABLE copied (
\\.
    CREATE TABLE last (id int);`;
  expect(createdTables(sql, 'postgresql')).toEqual(['orders', 'lines', 'young', 'last']);
});

test('MySQL escapes quotes with a backslash, and tables in the comments of its dumps do not count', () => {
  const sql =
    "CREATE TABLE `a b` (x text DEFAULT 'it\\'s'); /*!50001 CREATE TABLE `view` (id int)*/; CREATE TABLE c(d int);";
  expect(createdTables(sql, 'mysql')).toEqual(['a b', 'c']);
});
