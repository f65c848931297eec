import { expect, test } from 'vitest';
import { splitSqlite } from './split-sqlite.ts';
import { workedMs } from '../worked-ms.fixture.ts';

const textsOf = (text: string): readonly string[] => splitSqlite(text).map((statement) => statement.text.trim());

test("the END of a CASE does not end a trigger's body", () => {
  const trigger = `CREATE TRIGGER kept BEFORE INSERT ON a BEGIN
  SELECT CASE WHEN new.b IS NULL THEN RAISE(ABORT, 'no; b') END;
  UPDATE a SET b = CASE b WHEN 1 THEN 2 END;
END;`;
  expect(textsOf(`${trigger}\nCREATE TABLE c (d);`)).toEqual([trigger, 'CREATE TABLE c (d);']);
});

test("commands of SQLite's shell are skipped, and numbers are not commands", () => {
  expect(textsOf('.headers on\n.mode csv\nCREATE TABLE a (b DEFAULT\n.5);\n.quit')).toEqual([
    'CREATE TABLE a (b DEFAULT\n.5);',
  ]);
});

test('a statement has its line and column', () => {
  expect(splitSqlite('-- a\nCREATE TABLE a (b); /* c\n d */ CREATE TABLE c (\n d);\n\n  SELECT 1')).toMatchObject([
    { line: 2, column: 1 },
    { line: 3, column: 7 },
    { line: 6, column: 3 },
  ]);
});

test('a dump of many rows is split quickly', () => {
  const dump = `CREATE TABLE a (b);\n${"INSERT INTO a VALUES('it''s; one');\n".repeat(50_000)}`;
  const began = workedMs();
  expect(splitSqlite(dump)).toHaveLength(50_001);
  expect(workedMs() - began).toBeLessThan(4000);
});
