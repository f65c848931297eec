import { readSqliteDdl as readWithoutSqlite } from '@rowloom/sql';
import { expect, test } from 'vitest';
import { readSqliteDdl } from './read-sqlite-ddl.ts';

/** Browsers have no SQLite to read DDL, but the document must be the same. */
const TEXTS: Readonly<Record<string, string>> = {
  'types by their letters': `create table t (a integer, b Int, c VARCHAR ( 40 ), d, e "my type", f 'text', g DOUBLE PRECISION,
    h decimal(10, -2), i UNSIGNED BIG INT, j blob, k datetime, [l m] [n o], \`p\` \`q\`, r long raw /* s */ (3), u ANY)`,
  'defaults of every form': `CREATE TABLE t (a INT DEFAULT -5, b REAL DEFAULT + 1.5, c TEXT DEFAULT 'it''s', d TEXT DEFAULT open,
    e TEXT DEFAULT "open", f TEXT DEFAULT CURRENT_TIMESTAMP, g TEXT DEFAULT ( lower( 'X' ) /* y */ || 'z' ), h BLOB DEFAULT x'00ff',
    i INT DEFAULT NULL, j INT DEFAULT (1 + 2) NOT NULL, k INT NOT NULL DEFAULT TRUE CHECK (k IN (0, 1)))`,
  keys: `CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT, b TEXT UNIQUE, c TEXT COLLATE NOCASE UNIQUE ON CONFLICT IGNORE);
    CREATE TABLE b (x TEXT PRIMARY KEY UNIQUE, y INT, z INT, UNIQUE (z, y), CONSTRAINT once UNIQUE (y, z), UNIQUE (y, z));
    CREATE TABLE c (x INT, y INT, CONSTRAINT pk PRIMARY KEY (y DESC, x), UNIQUE (y, x)) WITHOUT ROWID;
    CREATE TABLE d (x INTEGER PRIMARY KEY DESC UNIQUE, y INTEGER);
    CREATE TABLE e (x INTEGER PRIMARY KEY UNIQUE, y TEXT COLLATE RTRIM, UNIQUE (y COLLATE NOCASE), UNIQUE (y));
    CREATE TABLE f (x integer, PRIMARY KEY (x));
    CREATE TABLE g (x ANY, y INT UNIQUE PRIMARY KEY) STRICT, WITHOUT ROWID`,
  references: `CREATE TABLE p (id INTEGER PRIMARY KEY, x INT, y INT, UNIQUE (x, y));
    CREATE TABLE c (id INTEGER PRIMARY KEY, one INT CONSTRAINT of_p REFERENCES P ON DELETE CASCADE ON UPDATE SET NULL,
      two INT NOT NULL REFERENCES p ("ID") MATCH FULL DEFERRABLE INITIALLY DEFERRED, u INT, v INT REFERENCES nobody (id),
      w INT REFERENCES p (missing),
      CONSTRAINT both FOREIGN KEY (u, V) REFERENCES "p" (x, y) ON UPDATE NO ACTION ON DELETE SET DEFAULT NOT DEFERRABLE
      FOREIGN KEY (u) REFERENCES later (id)) ;
    CREATE TABLE later (id INTEGER PRIMARY KEY, self INT REFERENCES later)`,
  'checks and generated columns': `CREATE TABLE t (a INT CHECK (a > 0) CONSTRAINT "not nine" CHECK (a <> 9 AND t.a < 100), b TEXT NOT NULL ON CONFLICT ABORT,
      c TEXT GENERATED ALWAYS AS (upper(b)) STORED, d INT AS (a * 2), e INT generated always as (a + 1) virtual not null,
      kind TEXT CHECK (kind IN ('x', "kind")), doc TEXT CHECK (json_valid(doc)), day TEXT CHECK (day IS date(day)),
      CHECK (length(b) > 1) -- and more
      CHECK (b GLOB '[a-z]*'), CONSTRAINT last CHECK (a IS NULL OR kind IS NOT NULL))`,
  indexes: `CREATE TABLE t (a INT, b TEXT COLLATE NOCASE, c TEXT, doc TEXT);
    CREATE UNIQUE INDEX one ON t (a, b);
    CREATE UNIQUE INDEX IF NOT EXISTS one ON t (c);
    create unique index main."two" on "T" ("a" DESC, c COLLATE NOCASE, b COLLATE BINARY) where c is not null AND a > 3;
    CREATE INDEX three ON t (json_extract(doc, '$.x'));
    CREATE UNIQUE INDEX four ON t (lower(c), (a), a + 1);
    CREATE TABLE u (a INT UNIQUE); CREATE UNIQUE INDEX five ON u (a); DROP INDEX three; DROP INDEX IF EXISTS missing`,
  triggers: `CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT, at TEXT);
    CREATE TRIGGER stamped AFTER INSERT ON t WHEN new.at IS NULL BEGIN UPDATE t SET at = datetime('now') WHERE a = new.a; END;
    CREATE TRIGGER kept BEFORE INSERT ON "t" BEGIN SELECT CASE WHEN new.b = '' THEN RAISE(ABORT, 'no; b') END; END;
    CREATE TRIGGER other AFTER UPDATE OF b ON t BEGIN DELETE FROM t; END;
    CREATE TRIGGER IF NOT EXISTS kept BEFORE INSERT ON t BEGIN DELETE FROM t; END`,
  'tables that are changed': `CREATE TABLE shelves (id INTEGER PRIMARY KEY, room TEXT CHECK (room <> ''), kept INT, UNIQUE (kept));
    CREATE TABLE books (id INTEGER PRIMARY KEY, shelf INT REFERENCES shelves (id), pages INT CHECK (pages > 3 AND books.pages < 9), CHECK (shelf > 0 OR pages > 5));
    CREATE UNIQUE INDEX by_pages ON books (pages, lower(shelf)) WHERE pages > 4;
    ALTER TABLE books ADD COLUMN title TEXT NOT NULL DEFAULT 'x' CHECK (length(title) > 0);
    ALTER TABLE books ADD gone INT; ALTER TABLE books DROP COLUMN gone;
    ALTER TABLE books RENAME COLUMN pages TO "page count"; ALTER TABLE shelves RENAME id TO number;
    ALTER TABLE shelves DROP COLUMN room;
    ALTER TABLE books RENAME TO volumes;
    CREATE TABLE new_shelves (id INTEGER PRIMARY KEY, label TEXT); DROP TABLE shelves; ALTER TABLE new_shelves RENAME TO shelves;
    CREATE TABLE IF NOT EXISTS volumes (x INT)`,
  'a dump with all that is passed over': `PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\n.headers on\n/* one; */ CREATE TABLE main.t (
      "group" INT, abort TEXT, key INT, 'text name' TEXT); -- two; three
    INSERT INTO t VALUES (1, 'x;', 2, 'CREATE TABLE u (a)');
    CREATE VIEW v AS SELECT * FROM t; CREATE TEMP TABLE w (a); CREATE VIRTUAL TABLE f USING fts5(body);
    CREATE TABLE IF NOT EXISTS 'f_data'(id INTEGER PRIMARY KEY, block BLOB);
    CREATE TRIGGER i INSTEAD OF INSERT ON v BEGIN DELETE FROM t; END; COMMIT;`,
};

test.each(Object.entries(TEXTS))('%s are read without SQLite as SQLite reads them', async (_title, text) => {
  const own = readWithoutSqlite(text, { name: 'x' });
  const real = await readSqliteDdl(text, 'x');
  if ('issues' in real) throw new Error(JSON.stringify(real.issues));
  if ('issues' in own) throw new Error(JSON.stringify(own.issues));
  expect(own.document).toEqual(real.schema);
  expect(own.warnings.map(({ message }) => message)).toHaveLength(real.warnings.length);
});

test.each([
  ['CREATE TABLE a (id INT,,);', 1, 24],
  ['CREATE TABLE a (id INT)\nCREATE TABLE b (id INT);', 2, 1],
  ['CREATE TABLE a (order INT);', 1, 17],
  ['CREATE TABLE a (id INT, id TEXT);', 1, 25],
  ['CREATE TABLE a (id INT,\n PRIMARY KEY (ix));', 2, 15],
  ['CREATE TABLE a (id TEXT PRIMARY KEY AUTOINCREMENT);', 1, 25],
  ['CREATE TABLE a (id INTEGER PRIMARY KEY, PRIMARY KEY (id));', 1, 41],
  ['CREATE TABLE a (id VARCHAR(9)) STRICT;', 1, 17],
  ['CREATE TABLE a (id INT) WITHOUT ROWID;', 1, 17],
  ['CREATE TABLE a (id INT); CREATE TABLE A (id INT);', 1, 39],
  ['CREATE TABLE a (id INT DEFAULT);', 1, 31],
  ['CREATE TABLE a (id INT REFERENCES b (x, y));', 1, 35],
  ['CREATE TABLE a (id INT CHECK id > 3);', 1, 30],
  ['CREATE TABLE a (id INT CHECK (id > 3);', 1, 16],
  ['CREATE INDEX b ON a (id);', 1, 19],
  ['CREATE TABLE a (id INT);\nCREATE UNIQUE INDEX b ON a (ix);', 2, 29],
  ['CREATE TABLE a (id INT); ALTER TABLE a MODIFY id TEXT;', 1, 40],
  ['CREATE TABLE a (id INT); ALTER TABLE a DROP COLUMN id;', 1, 52],
  ['CREATE TABLE a (id INT); ALTER TABLE a ADD b INT UNIQUE;', 1, 44],
  ['CREATE TABLE a AS SELECT 1 AS x;', 1, 16],
])('%s is refused by both, and without SQLite at its line and column', async (text, line, column) => {
  expect(await readSqliteDdl(text, 'x')).toHaveProperty('issues');
  expect(readWithoutSqlite(text)).toMatchObject({ issues: [{ code: 'syntax_error', line, column }] });
});
