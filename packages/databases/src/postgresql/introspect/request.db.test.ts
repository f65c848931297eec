import { parseSchemaDocument } from '@rowloom/engine';
import { findPostgresBin, startPostgres } from '@rowloom/servers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { introspectPostgresql } from '../introspect.ts';
import { CATALOGUE_ZOO } from './catalogue-zoo.fixture.ts';
import { columnOf, tableOf, openTestServer, skipLoudly, type TestServer } from './server.fixture.ts';

const bin = findPostgresBin();
let server: TestServer;

beforeAll(async () => {
  if (bin === undefined) return skipLoudly();
  server = openTestServer(await startPostgres(bin));
  server.database('park_of_animals', CATALOGUE_ZOO);
});
afterEach(() => server?.closeSessions());
afterAll(() => server?.stop());

describe.skipIf(bin === undefined)('a request', () => {
  test('for some schemas reports keys that lead outside and leaves them out', async () => {
    const warnings: string[] = [];
    const session = await server.connect('park_of_animals');
    const part = await introspectPostgresql(session, {
      schemas: ['Back Office'],
      warn: (message) => warnings.push(message),
    });
    expect(part.tables.map(({ name }) => name)).toEqual(['staff']);
    expect(part.tables[0]?.foreign_keys.map(({ name }) => name)).toEqual(['staff_boss_country_boss_number_fkey']);
    expect(warnings).toHaveLength(2);
    expect(warnings[1]).toContain('looks_after of Back Office.staff');
  });

  test('partitions in other schemas come with their table; without it they keep their bounds as a CHECK', async () => {
    const session = await server.connect('park_of_animals');
    const whole = await introspectPostgresql(session, { schemas: ['public'] });
    expect(whole.tables.filter(({ partition_of: of }) => of !== undefined)).toHaveLength(6);
    const part = await introspectPostgresql(session, { schemas: ['park'] });
    expect(parseSchemaDocument(JSON.parse(JSON.stringify(part)))).toHaveProperty('document');
    const stray = tableOf(part, 'visits_2026', 'park');
    expect(stray).not.toHaveProperty('partition_of');
    expect(stray.checks.at(-1)?.expression).toBe("(on_day IS NOT NULL) AND (on_day >= '2026-01-01'::date)");
    expect(part.tables).toHaveLength(4);
  });

  test('for a missing schema is refused with the nearest name', async () => {
    const session = await server.connect('park_of_animals');
    await expect(introspectPostgresql(session, { schemas: ['parck'] })).rejects.toMatchObject({
      code: 'no_such_schema',
      message: 'The database park_of_animals has no schema parck. Did you mean park?',
    });
    expect(await session.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('for a schema that the role may not use is refused by name; unrequested ones are skipped', async () => {
    server.run('CREATE ROLE visitor LOGIN');
    const session = await server.connect('park_of_animals', 'visitor');
    await expect(introspectPostgresql(session, { schemas: ['park'] })).rejects.toMatchObject({ code: 'no_permission' });
    expect(new Set((await introspectPostgresql(session)).tables.map(({ schema }) => schema))).toEqual(
      // Partitions of a public table are read with it.
      new Set([undefined, 'park']),
    );
  });

  test('for a database without tables gives an empty document', async () => {
    const session = await server.connect(server.database('empty', ''));
    expect(await introspectPostgresql(session)).toEqual({
      version: 1,
      dialect: 'postgresql',
      name: 'empty',
      tables: [],
      enums: [],
      domains: [],
    });
  });

  test('leaves out the default schema', async () => {
    const session = await server.connect(
      server.database('paths', 'CREATE SCHEMA app; CREATE TABLE app.a (id int); CREATE TABLE public.a (id int)'),
    );
    await session.execute('SET search_path = app, public');
    expect((await introspectPostgresql(session)).tables.map(({ schema }) => schema)).toEqual([undefined, 'public']);
    await session.execute('SET search_path = public, app');
    expect((await introspectPostgresql(session)).tables.map(({ schema }) => schema)).toEqual(['app', undefined]);
  });

  test('keeps an enum without labels and unused types', async () => {
    const session = await server.connect(
      server.database(
        'odd_types',
        `CREATE TYPE never AS ENUM (); CREATE TYPE word; CREATE SCHEMA "Odd";
         CREATE FUNCTION word_in(cstring) RETURNS word IMMUTABLE STRICT LANGUAGE internal AS 'textin';
         CREATE FUNCTION word_out(word) RETURNS cstring IMMUTABLE STRICT LANGUAGE internal AS 'textout';
         CREATE TYPE word (INPUT = word_in, OUTPUT = word_out, CATEGORY = 'S');
         CREATE COLLATION "Odd".folding (PROVIDER = icu, LOCALE = 'und-u-ks-level2', DETERMINISTIC = false);
         CREATE TABLE odd (a never, b word, c word[], d regclass, e int2vector, f information_schema.cardinal_number,
           g text COLLATE "Odd".folding UNIQUE)`,
      ),
    );
    const read = await introspectPostgresql(session);
    expect(parseSchemaDocument(JSON.parse(JSON.stringify(read)))).toHaveProperty('document');
    expect(tableOf(read, 'odd').columns.map(({ type }) => [type.native, type.kind])).toEqual([
      ['never', 'enum'],
      ['word', 'text'],
      ['word[]', 'array'],
      ['regclass', 'unknown'],
      ['int2vector', 'unknown'],
      ['integer', 'integer'],
      ['text', 'text'],
    ]);
    expect(columnOf(tableOf(read, 'odd'), 'g')).toMatchObject({
      type: { case_insensitive: true },
      collation: 'Odd.folding',
    });
  });

  test('skips an invalid index and tables of an extension', async () => {
    const session = await server.connect(
      server.database(
        'invalid',
        `CREATE TABLE twice (a int); INSERT INTO twice VALUES (1), (1); CREATE TABLE lent (a int);
         CREATE EXTENSION hstore; ALTER EXTENSION hstore ADD TABLE lent`,
      ),
    );
    await expect(session.execute('CREATE UNIQUE INDEX CONCURRENTLY once ON twice (a)')).rejects.toMatchObject({
      code: 'duplicate_key',
    });
    const read = await introspectPostgresql(session);
    expect(read.tables.map(({ name, uniques }) => [name, uniques])).toEqual([['twice', []]]);
  });
});

describe.skipIf(bin === undefined)('the session', () => {
  test('an open transaction is used and left open, with its search path', async () => {
    const session = await server.connect('park_of_animals');
    await session.execute('BEGIN');
    await session.execute('SET LOCAL search_path = park, public');
    await session.execute('CREATE TABLE brand_new (id int)');
    const read = await introspectPostgresql(session);
    expect(tableOf(read, 'brand_new').columns).toHaveLength(1);
    await expect(introspectPostgresql(session, { schemas: ['nowhere'] })).rejects.toMatchObject({
      code: 'no_such_schema',
    });
    expect(await session.query("SELECT current_setting('search_path') AS path")).toEqual([{ path: 'park, public' }]);
    await session.execute('ROLLBACK');
    expect((await introspectPostgresql(session)).tables).toHaveLength(14);
  });

  test('reading leaves no trace', async () => {
    const session = await server.connect('park_of_animals');
    const settings = "SELECT current_setting('search_path') AS path, current_setting('jit') AS jit";
    const before = await session.query(settings);
    await introspectPostgresql(session);
    expect(await session.query(settings)).toEqual(before);
    expect(session.inTransaction?.()).toBe(false);
    await session.execute('CREATE TEMPORARY TABLE still_writable (id int)');
  });

  test('a thousand tables are read with a handful of queries', async () => {
    const tables = Array.from(
      { length: 1000 },
      (_, index) => `CREATE TABLE t${index} (id int PRIMARY KEY, code int NOT NULL UNIQUE,
        price numeric(10,2) CHECK (price > 0), made timestamptz DEFAULT now(), parent int REFERENCES t${Math.max(0, index - 1)});`,
    );
    const session = await server.connect(server.database('thousand', `BEGIN;${tables.join('\n')}COMMIT;`));
    const small = await server.connect('park_of_animals');
    const [fewTables, manyTables] = [vi.spyOn(small, 'query'), vi.spyOn(session, 'query')];
    await introspectPostgresql(small);
    const start = process.cpuUsage();
    const read = await introspectPostgresql(session);
    const { user, system } = process.cpuUsage(start);
    expect(manyTables.mock.calls.length).toBeGreaterThan(0);
    expect(manyTables.mock.calls.length).toBeLessThanOrEqual(fewTables.mock.calls.length);
    expect((user + system) / 1e6).toBeLessThan(2);
    expect(read.tables).toHaveLength(1000);
    expect(tableOf(read, 't999')).toMatchObject({
      columns: [{}, {}, {}, { default: 'now()' }, {}],
      uniques: [{ columns: ['code'] }],
      foreign_keys: [{ references: { table: 't998' } }],
      checks: [{ expression: 'price > (0)::numeric' }],
    });
  }, 60_000);
});
