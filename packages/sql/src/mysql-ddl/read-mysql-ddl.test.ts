import { parseSchemaDocument } from '@rowloom/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Issue } from '../issue.ts';
import { readMysqlDdl } from './read-mysql-ddl.ts';
import { names, read } from './read-sample.fixture.ts';
import { SCRIPT } from './script.fixture.ts';
import { workedMs } from '../worked-ms.fixture.ts';

const issuesOf = (text: string): readonly Issue[] => {
  const result = readMysqlDdl(text);
  return 'issues' in result ? result.issues : [];
};
const place = ({ line, column }: Issue): readonly [number, number] => [line, column];

test('an empty text is an empty document', () => {
  expect(read('-- nothing\n# nor here\n/* nor here */')).toEqual({
    document: { version: 1, dialect: 'mysql', name: 'schema', tables: [], enums: [], domains: [] },
    warnings: [],
  });
});

test('conditional comments count for the servers that they name', () => {
  const text = `/*!40101 SET NAMES utf8 */; /*!40000 CREATE TABLE both_ (a int) */;
    /*!80013 CREATE TABLE of_mysql (a int) */; /*M!100301 CREATE TABLE of_mariadb (a int) */;
    /*!100301 CREATE TABLE of_mariadb_too (a int) */; /*M!999999\\- enable the sandbox mode */
    CREATE TABLE last_ (a int /*!80023 INVISIBLE */ /* ) */) /*!50100 PARTITION BY HASH (a) PARTITIONS 2 */;`;
  expect(names(text)).toEqual(['both_', 'of_mysql', 'last_']);
  expect(names(text, { dialect: 'mariadb' })).toEqual(['both_', 'of_mariadb', 'of_mariadb_too', 'last_']);
});

test('routines are skipped, with another delimiter and without', () => {
  const body = `BEGIN IF 1 THEN SELECT 1; ELSEIF 2 THEN SET @a = CASE 1 WHEN 1 THEN 2 END; END IF;
    x: LOOP LEAVE x; END LOOP; CASE 1 WHEN 1 THEN SELECT 2; END CASE; CREATE TABLE no_ (a int); END`;
  expect(
    names(`CREATE TABLE a (x int); CREATE PROCEDURE p() ${body}; CREATE TABLE b (x int);
DELIMITER $$
CREATE DEFINER=\`root\`@\`localhost\` FUNCTION f() RETURNS int ${body}$$
CREATE TRIGGER u BEFORE UPDATE ON a FOR EACH ROW IF NEW.x THEN SET NEW.x = 1; END IF$$
DELIMITER ;
CREATE TABLE c (x int)`),
  ).toEqual(['a', 'b', 'c']);
});

test('a trigger on insert is in the document, with a warning if it is only partly read; others are not', () => {
  const { document, warnings } = read(`CREATE TABLE a (x int);
    CREATE TRIGGER s BEFORE INSERT ON a FOR EACH ROW SET NEW.x = 1;
    CREATE TRIGGER t BEFORE INSERT ON a FOR EACH ROW CALL look(NEW.x);
    CREATE TRIGGER u AFTER UPDATE ON a FOR EACH ROW SET @x = 1;`);
  expect(document.tables[0]?.triggers).toEqual([
    { name: 's', timing: 'before', level: 'row', action: 'SET NEW.x = 1', sets: ['x'], understood: true },
    { name: 't', timing: 'before', level: 'row', action: 'CALL look(NEW.x)' },
  ]);
  expect(warnings.map(({ code, line, column }) => [code, line, column])).toEqual([['trigger', 3, 5]]);
});

test('a routine without an end does not hide anything silently', () => {
  expect(issuesOf('CREATE PROCEDURE p() BEGIN IF a THEN SELECT 1; END; CREATE TABLE a (x int);').map(place)).toEqual([
    [1, 1],
  ]);
});

test('tables of several databases are distinguished by schema', () => {
  const text = `CREATE DATABASE shop CHARACTER SET latin1; USE shop
CREATE TABLE a (id int PRIMARY KEY, t text); CREATE TABLE depot.b (a_id int, FOREIGN KEY (a_id) REFERENCES shop.a (id));`;
  const { document } = read(text);
  expect(document.tables.map(({ schema, name }) => [schema, name])).toEqual([
    ['shop', 'a'],
    ['depot', 'b'],
  ]);
  expect(document.tables[1]?.foreign_keys[0]?.references).toEqual({ schema: 'shop', table: 'a', columns: ['id'] });
  expect(document.tables[0]?.columns[1]).toMatchObject({ type: { charset: 'latin1' } });
  expect(document.tables[0]?.columns[1]?.collation).toBeUndefined();
  expect(names(text, { schemas: ['shop'] })).toEqual(['a']);
});

test('a key to a table that is never created is left out with a warning at its statement', () => {
  const { document, warnings } = read(
    'CREATE TABLE a (x int);\n CREATE TABLE b (x int, FOREIGN KEY (x) REFERENCES no (id));',
  );
  expect(document.tables[1]?.foreign_keys).toEqual([]);
  expect(warnings).toMatchObject([{ code: 'unknown_reference', line: 2, column: 2 }]);
});

test('all unreadable parts are reported at once, with place and remedy', () => {
  const issues = issuesOf(`CREATE TABLE a (
  id itn,
  b int c int,
  d varchar(20,
  PRIMARY KEY (nothing)
);
CREATE TABEL b (x int);
CREATE TABLE c (x int, KEY (y));
CREATE TABLE d AS SELECT 1;
INSERT INTO a VALUES (1)
CREATE TABLE e (x int);
ALTER TABLE c ADD x y z;
nonsense;`);
  expect(issues.map(({ line, column, message }) => [line, column, message])).toEqual([
    [1, 16, 'This parenthesis is never closed.'],
    [7, 8, expect.stringContaining('"TABEL" was found')],
    [8, 24, 'Table c has no column y, which this key is over.'],
    [9, 16, expect.stringContaining('mysqldump --no-data')],
    [11, 1, expect.stringContaining('a semicolon is missing')],
    [12, 21, expect.stringContaining('type')],
    [13, 1, expect.stringContaining('"nonsense" was found')],
  ]);
  expect(
    issuesOf('CREATE TABLE a (\n id intt,\n b int c int,\n d float,\n e enum(1),\n f datetime(33)\n)').map(
      ({ line, column, message }) => [line, column, message],
    ),
  ).toEqual([
    [2, 5, 'Expected a column\'s type, and "intt" was found. Did you mean int?'],
    [3, 8, expect.stringContaining('Is a comma missing?')],
    [5, 9, expect.stringContaining('a label in quotes')],
    [6, 13, 'datetime takes at most 6 here, not 33.'],
  ]);
});

test.each([
  ['CREATE TABLE t (a int, PRIMARY KEY (a, A))', 40],
  ['CREATE TABLE t (a int, b int, UNIQUE (b, a, b))', 45],
  ['CREATE TABLE t (a int, b int, FOREIGN KEY (b, b) REFERENCES t (a, b))', 47],
  ['CREATE TABLE t (a int); CREATE INDEX i ON t (a, a)', 49],
])('a key that names a column twice is reported at its place: %s', (text, column) => {
  expect(issuesOf(text)).toMatchObject([
    { line: 1, column, message: expect.stringContaining('a column that this key does not name yet') },
  ]);
});

test('an unterminated quote or comment is the only reported error', () => {
  expect(issuesOf("CREATE TABLE a (x int COMMENT 'y);\nCREATE TABLE b (x int);").map(place)).toEqual([[1, 31]]);
  expect(issuesOf('CREATE TABLE a (x int);\n/* CREATE TABLE b (x int);').map(place)).toEqual([[2, 1]]);
});

test('a file that is not text is refused with a hint', () => {
  expect(issuesOf('C\0R\0')).toMatchObject([{ code: 'not_text', line: 1, column: 2 }]);
});

test('no text makes it throw, and every result is a valid document', () => {
  const pieces = SCRIPT.split(/(?<=[\s(),;'`])|(?=[(),;'`])/);
  const piece = fc.constantFrom(
    ...new Set(pieces),
    '/*!50000 ',
    '*/',
    '"',
    '\\',
    'DELIMITER $$\n',
    '$$',
    '\u0000'.slice(1),
  );
  let readable = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(pieces.length - 1), fc.nat(3), fc.array(piece, { maxLength: 2 })), { maxLength: 3 }),
      fc.boolean(),
      (edits, isMariadb) => {
        const changed = [...pieces];
        for (const [at, gone, put] of edits) changed.splice(at, gone, ...put);
        const result = readMysqlDdl(changed.join(''), { dialect: isMariadb ? 'mariadb' : 'mysql' });
        if ('document' in result) readable += 1;
        expect('issues' in result ? result.issues.length > 0 : 'document' in parseSchemaDocument(result.document)).toBe(
          true,
        );
      },
    ),
    { numRuns: 400 },
  );
  expect(readable).toBeGreaterThan(50);
});

test.each(['(', 'CREATE TABLE t (', '/*!40000 ', "'", 'a.', 'CREATE TABLE t (a int DEFAULT ('])(
  'a long row of %j is read quickly',
  (piece) => {
    const started = workedMs();
    readMysqlDdl(`CREATE TABLE a (x int CHECK (${piece.repeat(20_000)}`);
    expect(workedMs() - started).toBeLessThan(2000);
  },
);
