import { beforeAll, expect, test } from 'vitest';
import type { Issue } from '../issue.ts';
import { prepare } from '../parser/parser.ts';
import { readPostgresqlDdl, readPostgresqlDdlSync } from './read-postgresql-ddl.ts';
import { readSample } from './read-sample.ts';

beforeAll(prepare);

const issuesOf = (text: string): readonly Issue[] => {
  const result = readPostgresqlDdlSync(text);
  return 'issues' in result ? result.issues : [];
};

const place = ({ line, column: at }: Issue): [number, number] => [line, at];

test('an empty text is an empty document', async () => {
  expect(await readPostgresqlDdl('-- nothing\n')).toEqual({
    document: { version: 1, dialect: 'postgresql', name: 'schema', tables: [], enums: [], domains: [] },
    warnings: [],
  });
});

test('a key to a table that is never created is left out with a warning at its statement', () => {
  const { document, warnings } = readSample('CREATE TABLE a ();\n CREATE TABLE b (x int REFERENCES nowhere);');
  expect(document.tables[1]?.foreign_keys).toEqual([]);
  expect(warnings).toMatchObject([
    { code: 'unknown_reference', line: 2, column: 2, statement: 'CREATE TABLE b (x int REFERENCES nowhere);' },
  ]);
});

test('statements that define no schema are skipped, and triggers are named', () => {
  const text = `\\restrict k3y
SET client_encoding = 'UTF8'; SELECT pg_catalog.set_config('search_path', '', false); BEGIN;
CREATE EXTENSION citext; COMMENT ON EXTENSION citext IS 'x'; GRANT ALL ON SCHEMA public TO PUBLIC;
CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN CREATE TABLE no (); RETURN NEW; END $$;
CREATE TABLE t (a int);
CREATE VIEW v AS SELECT 1; CREATE MATERIALIZED VIEW mv AS SELECT 1 AS x; CREATE UNIQUE INDEX ON mv (x);
COPY t (a) FROM stdin;
1
\\.
INSERT INTO t VALUES (1); DO $$ BEGIN END $$; COMMIT;
  CREATE TRIGGER touch BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION f();
CREATE TABLE made AS SELECT 1;`;
  const { document, warnings } = readSample(text);
  expect(document.tables.map(({ name }) => name)).toEqual(['t']);
  expect(warnings.map(({ code }) => code)).toEqual(['trigger', 'unsupported_statement']);
  expect(warnings[0]).toMatchObject({ line: 11, column: 3 });
  expect(warnings[0]?.message).toContain('touch on t');
});

test('broken SQL is reported with the place of the error, whatever came before it', () => {
  const [issue, ...others] = issuesOf("-- é😀\nCREATE TABLE a (x text DEFAULT '日本😀', y intt int);\n");
  expect(others).toEqual([]);
  expect(issue).toEqual({
    code: 'syntax_error',
    message: 'syntax error at or near "int"',
    line: 2,
    column: 46,
    statement: "CREATE TABLE a (x text DEFAULT '日本😀', y intt int);",
  });
});

test('the place is correct after psql commands and COPY data', () => {
  const text = '\\connect x\nCOPY t FROM stdin;\n1;(\n\\.\r\nCREATE TABLE a (\n  b int,,\n);';
  expect(issuesOf(text).map(place)).toEqual([[6, 9]]);
});

test('every broken statement is reported', () => {
  expect(issuesOf('CREATE TABEL a ();\nCREATE TABLE b ();\nALTER TABLE b ADD COLUM c int x;').map(place)).toEqual([
    [1, 8],
    [3, 27],
  ]);
});

test('a truncated text is reported at its end', () => {
  expect(issuesOf('CREATE TABLE a (\n  b int\n\n').map(({ message }) => message)).toEqual([
    'syntax error at end of input',
  ]);
  expect(issuesOf('CREATE TABLE a (\n  b int\n\n').map(place)).toEqual([[2, 8]]);
  expect(issuesOf("CREATE TABLE a (b text DEFAULT 'x);").map(place)).toEqual([[1, 32]]);
});

test('a missing semicolon after INSERT hides no table', () => {
  expect(issuesOf('INSERT INTO t VALUES (1)\nCREATE TABLE u ();').map(place)).toEqual([[2, 1]]);
});

test('a file that is not text is refused with a hint', () => {
  expect(issuesOf('C\0R\0E\0')).toMatchObject([{ code: 'not_text', line: 1, column: 2 }]);
});
