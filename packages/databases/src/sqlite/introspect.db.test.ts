import { canonicalJson, type Issue, parseSchemaDocument, type SchemaDocument, type Table } from '@rowloom/engine';
import { rewriteSqliteExpression, writeSqliteDdl } from '@rowloom/sql';
import { afterAll, expect, test } from 'vitest';
import { zoo } from '../ddl/zoo.fixture.ts';
import { connectSqlite } from './connect.ts';
import { introspectSqlite } from './introspect.ts';
import { makeScratchFolder } from './scratch-folder.fixture.ts';

const { path: scratch, remove } = makeScratchFolder();
afterAll(remove);
let files = 0;

async function introspect(sql: string, warnings: Issue[] = []): Promise<SchemaDocument> {
  const session = await connectSqlite({ dialect: 'sqlite', file: scratch(`shop-${files++}.db`) }, { create: true });
  try {
    await session.script(sql);
    return await introspectSqlite(session, {}, warnings);
  } finally {
    await session.close();
  }
}

async function introspectTable(sql: string): Promise<Table | undefined> {
  return (await introspect(sql)).tables.at(-1);
}

/** Everything that SQLite's DDL can express, in all kinds of quotes. */
const ZOO = `
CREATE TABLE "Odd ""Name""; DROP" (
  -- a comment, with ( and '
  [the id] INTEGER PRIMARY KEY AUTOINCREMENT, /* ) */
  \`b\`\`t\` VARCHAR(12) NOT NULL COLLATE NOCASE UNIQUE,
  state TEXT NOT NULL DEFAULT 'new' CONSTRAINT known CHECK (state IN ('new', 'done', 'it''s')),
  n INT CONSTRAINT positive CHECK (n > 0 AND n < 1000),
  d DATE DEFAULT CURRENT_DATE, neg INT DEFAULT -5 NOT NULL, ex TEXT DEFAULT (lower('A''(')),
  g INTEGER GENERATED ALWAYS AS (n * 2) STORED, v TEXT AS (upper(state)),
  CONSTRAINT "two of" UNIQUE (state, n)
  CHECK (length(\`b\`\`t\`) >= 3)
);
CREATE UNIQUE INDEX "exp""r" ON "Odd ""Name""; DROP" (lower(state), n DESC) WHERE n IS NOT NULL AND state <> 'done';
CREATE UNIQUE INDEX no_case ON "Odd ""Name""; DROP" (state COLLATE NOCASE, ex, ex);
CREATE TABLE parent (a INTEGER, b TEXT, c, CONSTRAINT both PRIMARY KEY (b, a)) WITHOUT ROWID;
CREATE TABLE child (
  id INTEGER CONSTRAINT child_key PRIMARY KEY, pa INT, pb TEXT,
  self INT REFERENCES CHILD ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT to_parent FOREIGN KEY (pb, PA) REFERENCES Parent ON UPDATE CASCADE NOT DEFERRABLE,
  FOREIGN KEY (id) REFERENCES "Odd ""Name""; DROP" ([the id]) ON DELETE RESTRICT
);
CREATE TABLE "int key" (id INT PRIMARY KEY, doc TEXT CHECK (json_valid(doc)), price DECIMAL(10,2));
`;

/** The tables, with expressions in their DDL spelling. */
const inOneSpelling = ({ tables }: SchemaDocument): unknown => {
  const columns = tables.flatMap((table) => table.columns.map(({ name }) => name));
  const spell = (key: string, value: unknown): unknown =>
    key === 'expression' ? (rewriteSqliteExpression(String(value), columns) ?? value) : value;
  return JSON.parse(JSON.stringify(tables, spell));
};

test('a schema that is written and read again is the same', async () => {
  const document = await introspect(ZOO);
  expect(parseSchemaDocument(document)).toHaveProperty('document');
  const { tables, constraints } = writeSqliteDdl(document);
  expect(inOneSpelling(await introspect(tables + constraints))).toEqual(inOneSpelling(document));
});

test('a schema of another dialect is stable after one round trip', async () => {
  const { tables, constraints } = writeSqliteDdl(zoo);
  const document = await introspect(tables + constraints);
  expect(parseSchemaDocument(document)).toHaveProperty('document');
  expect(document.tables.map(({ name }) => name)).toEqual(
    zoo.tables.filter(({ partition_of: part }) => part === undefined).map(({ name }) => name),
  );
  const again = writeSqliteDdl(document);
  expect(canonicalJson(inOneSpelling(await introspect(again.tables + again.constraints)))).toBe(
    canonicalJson(inOneSpelling(document)),
  );
});

test('columns have their types, defaults and ways of being filled', async () => {
  const [odd] = (await introspect(ZOO)).tables;
  expect(odd?.columns).toEqual([
    { name: 'the id', type: { native: 'INTEGER', kind: 'integer', bits: 64 }, nullable: false, identity: 'by_default' },
    {
      name: 'b`t',
      type: { native: 'VARCHAR(12)', kind: 'text', max_length: 12, case_insensitive: true },
      nullable: false,
      collation: 'NOCASE',
    },
    { name: 'state', type: { native: 'TEXT', kind: 'text' }, nullable: false, default: "'new'" },
    { name: 'n', type: { native: 'INT', kind: 'integer', bits: 32 }, nullable: true },
    { name: 'd', type: { native: 'DATE', kind: 'date' }, nullable: true, default: 'CURRENT_DATE' },
    { name: 'neg', type: { native: 'INT', kind: 'integer', bits: 32 }, nullable: false, default: '-5' },
    { name: 'ex', type: { native: 'TEXT', kind: 'text' }, nullable: true, default: "lower('A''(')" },
    {
      name: 'g',
      type: { native: 'INTEGER', kind: 'integer', bits: 64 },
      nullable: true,
      generated: { expression: 'n * 2', stored: true },
    },
    {
      name: 'v',
      type: { native: 'TEXT', kind: 'text' },
      nullable: true,
      generated: { expression: 'upper(state)', stored: false },
    },
  ]);
});

test('unique constraints and indexes are distinguished', async () => {
  const [odd] = (await introspect(ZOO)).tables;
  expect(odd?.uniques).toEqual([
    { columns: ['b`t'] },
    { name: 'two of', columns: ['state', 'n'] },
    {
      name: 'exp"r',
      columns: ['n'],
      expressions: [{ expression: 'lower(state)' }],
      where: { expression: "n IS NOT NULL AND state <> 'done'" },
      index: true,
    },
    { name: 'no_case', columns: ['ex'], expressions: [{ expression: '"state" COLLATE NOCASE' }], index: true },
  ]);
});

test('foreign keys have the names that the tables have', async () => {
  const child = (await introspect(ZOO)).tables[2];
  expect(child?.foreign_keys).toEqual([
    {
      columns: ['self'],
      references: { table: 'child', columns: ['id'] },
      on_delete: 'set_null',
      deferrable: true,
      initially_deferred: true,
    },
    {
      name: 'to_parent',
      columns: ['pb', 'pa'],
      references: { table: 'parent', columns: ['b', 'a'] },
      on_update: 'cascade',
    },
    {
      columns: ['id'],
      references: { table: 'Odd "Name"; DROP', columns: ['the id'] },
      on_delete: 'restrict',
    },
  ]);
});

test('a key to a missing table is named, and allows only NULL', async () => {
  const warnings: Issue[] = [];
  const document = await introspect(
    `CREATE TABLE p (id INTEGER PRIMARY KEY);
     CREATE TABLE c (a INT REFERENCES gone (x), b INT NOT NULL REFERENCES gone, d INT REFERENCES p (absent))`,
    warnings,
  );
  expect(document.tables[1]).toMatchObject({ foreign_keys: [], checks: [{ expression: '"a" IS NULL' }] });
  expect(warnings.map(({ code, path }) => `${code} ${path}`)).toEqual(
    Array.from({ length: 3 }, () => 'broken_foreign_key tables.c.foreign_keys'),
  );
  expect(parseSchemaDocument(document)).toHaveProperty('document');
});

test('triggers that fire on insert are named', async () => {
  const table = await introspectTable(`
    CREATE TABLE t (a);
    CREATE TRIGGER "insert" AFTER INSERT ON t WHEN new.a > 1 BEGIN UPDATE t SET a = "x" WHERE 0; END;
    CREATE TRIGGER early INSERT ON t BEGIN SELECT 1; END;
    CREATE TRIGGER other BEFORE UPDATE ON t BEGIN INSERT INTO t VALUES (1); END`);
  expect(table?.triggers?.map(({ name, timing }) => [name, timing])).toEqual([
    ['insert', 'after'],
    ['early', 'before'],
  ]);
});

test('views, virtual tables with their parts, and the ledger are left alone', async () => {
  const document = await introspect(`
    CREATE TABLE t (a); CREATE VIEW v AS SELECT * FROM t; CREATE VIRTUAL TABLE docs USING fts5(title);
    CREATE TABLE rowloom_run (a); CREATE TABLE rowloomish (a)`);
  expect(document.tables.map(({ name }) => name)).toEqual(['t', 'rowloomish']);
});

test('an empty file is an empty document', async () => {
  expect(await introspect('')).toMatchObject({ dialect: 'sqlite', tables: [], enums: [], domains: [] });
});

test('a thousand tables are read within seconds', async () => {
  const tables = Array.from(
    { length: 1000 },
    (_, at) =>
      `CREATE TABLE t${at} (id INTEGER PRIMARY KEY, a TEXT NOT NULL UNIQUE CHECK (length(a) < 9), p INT REFERENCES t${Math.max(0, at - 1)});`,
  );
  const start = performance.now();
  const document = await introspect(`BEGIN; ${tables.join('\n')} COMMIT`);
  expect(document.tables).toHaveLength(1000);
  expect(performance.now() - start).toBeLessThan(20_000);
});

test('no schema other than main exists', async () => {
  const session = await connectSqlite({ dialect: 'sqlite', file: scratch('main.db') }, { create: true });
  await expect(introspectSqlite(session, { schemas: ['public'] })).rejects.toMatchObject({ code: 'no_such_schema' });
  await session.close();
});
