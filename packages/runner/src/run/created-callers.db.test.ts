import type { ColumnType, SchemaDocument, Table } from '@rowloom/engine';
import { companionFiles } from '@rowloom/sql';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runGeneration } from './run-generation.ts';
import type { RunRequest } from './run-request.ts';
import { planFor, requestFor, targetOf } from './shop.fixture.ts';

const bin = findPostgresBin();

/** Functions of the target that write, each called by other means than an unknown name. */
const harm = (name: string, type: string): string =>
  `CREATE FUNCTION ${name}(${type}) RETURNS boolean LANGUAGE plpgsql VOLATILE AS
   'BEGIN PERFORM nextval(''public.numbers''); DELETE FROM public.victim; RETURN true; END';`;
/** A rollback undoes only part of a function's effects: a sequence stays advanced. */
const THERE = `CREATE SEQUENCE numbers; CREATE TABLE victim (x int); INSERT INTO victim VALUES (1), (2);
${harm('harm', 'anyelement')} ${harm('log', 'text')} ${harm('"delete"', 'int')} ${harm('bothered', 'int, int')}
CREATE OPERATOR ==> (FUNCTION = bothered, LEFTARG = int, RIGHTARG = int);
CREATE DOMAIN watched AS int CHECK (harm(VALUE));
CREATE TYPE address AS (city text);
CREATE FUNCTION spoilt(int) RETURNS address LANGUAGE plpgsql VOLATILE AS
  'BEGIN DELETE FROM public.victim; RETURN NULL; END';
CREATE CAST (int AS address) WITH FUNCTION spoilt(int) AS ASSIGNMENT;
CREATE FUNCTION compared(int, int) RETURNS int LANGUAGE plpgsql VOLATILE AS
  'BEGIN DELETE FROM public.victim; RETURN $1 - $2; END';
CREATE OPERATOR CLASS sorted FOR TYPE int USING btree AS
  OPERATOR 1 <, OPERATOR 2 <=, OPERATOR 3 =, OPERATOR 4 >=, OPERATOR 5 >, FUNCTION 1 compared(int, int);`;

const LOOK = `SELECT count(*), (SELECT is_called FROM numbers), to_regclass('made') IS NULL FROM victim`;

const INT: ColumnType = { native: 'integer', kind: 'integer', bits: 32 };

const documentOf = (parts: Partial<Table>, more: Partial<SchemaDocument> = {}): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'made',
  enums: [],
  domains: [],
  tables: [
    {
      name: 'made',
      columns: [{ name: 'a', type: INT, nullable: true }],
      uniques: [],
      foreign_keys: [],
      checks: [],
      ...parts,
    },
  ],
  ...more,
});

const check = (expression: string): Partial<Table> => ({ checks: [{ expression }] });
const typed = (type: ColumnType): Partial<Table> => ({ columns: [{ name: 'a', type, nullable: true }] });
const defaulted = (text: string): Partial<Table> => ({
  columns: [
    { name: 'a', type: INT, nullable: true },
    { name: 'b', type: { native: 'boolean', kind: 'boolean' }, nullable: true, default: text },
  ],
});

const parted = (bound: string, parts: Partial<Table> = {}): SchemaDocument => {
  const { tables, ...rest } = documentOf({ partition_by: 'LIST (a)', ...parts });
  const [whole] = tables;
  if (whole === undefined) throw new Error('There is no table.');
  const { partition_by: _, ...part } = whole;
  const partition = (name: string, bounds: string): Table => ({
    ...part,
    name,
    partition_of: { table: 'made', bounds },
  });
  return { ...rest, tables: [whole, partition('first', `FOR VALUES IN (${bound})`), partition('rest', 'DEFAULT')] };
};

const CASES: Readonly<Record<string, SchemaDocument>> = {
  'a field that is none of the row': documentOf(check('made.harm')),
  'a field that is none of the row in parentheses': documentOf(check('(made).harm')),
  'a field that is none of the row as a whole': documentOf(check('(made.*).harm')),
  'a function that is called as one of the server': documentOf(check("log('x'::text)")),
  'a function that is called as one of the server, in a default': documentOf(defaulted("log('x'::text)")),
  'a function that is called as one of an extension': documentOf(check('"delete"(a)')),
  'an operator': documentOf(check('a ==> 1')),
  'an operator with its schema': documentOf(check('a OPERATOR(public.==>) 1')),
  'an operator before ANY': documentOf(check('a ==> ANY (ARRAY[1, 2])')),
  'a domain that is not in the document': documentOf(typed({ native: 'watched', kind: 'domain', name: 'watched' })),
  'a domain called as if it were a type of the server': documentOf(
    typed({ native: 'watched', kind: 'integer', bits: 32 }),
  ),
  'an array of a domain': documentOf(
    typed({ native: 'watched[]', kind: 'array', element: { native: 'watched', kind: 'integer', bits: 32 } }),
  ),
  'a cast of somebody else': documentOf({
    columns: [
      { name: 'a', type: INT, nullable: true },
      { name: 'b', type: { native: 'address', kind: 'composite', name: 'address' }, nullable: true },
    ],
    checks: [{ expression: '(a::address) IS NULL' }],
  }),
  'the bounds of a partition': parted("log('x')"),
  'an operator in the bounds of a partition': parted('1 ==> 1'),
  'the operator class of a partition key': parted('1', { partition_by: 'LIST (a sorted)' }),
  'the domain of a partition key': parted('1', typed({ native: 'watched', kind: 'domain', name: 'watched' })),
};
const PLAIN = documentOf({ checks: [{ expression: "log(a + 2) > 0 AND lower('A') = 'a'" }] });

describe.skipIf(bin === undefined)('functions of the target that write', () => {
  let server: PostgresServer;
  let databases = 0;
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
  });
  afterAll(() => server.stop());

  const WAYS = { 'one transaction': {}, chunks: { oneTransactionRows: 0, chunkRows: 10, connections: 1 } };

  async function run(
    schema: SchemaDocument,
    options: NonNullable<RunRequest['options']>,
  ): Promise<{ told: string; rest: string }> {
    const database = server.createDatabase(`calling_${databases++}`);
    server.run(THERE, database);
    const plan = await planFor(schema, { made: 20 });
    const target = targetOf(server, database);
    const request = requestFor(target, schema, plan, { runId: `gen_${databases}`, mode: 'create', options });
    const told = await runGeneration(request).then(
      ({ certificate }) => `${certificate?.violations} violations`,
      (error: unknown) => String(error),
    );
    const rest = server.run(LOOK, database);
    return { told, rest };
  }

  describe.each(Object.entries(WAYS))('in %s', (_way, options) => {
    test.each(Object.entries(CASES))('are not called through %s', async (_, schema) => {
      const { told, rest } = await run(schema, options);
      expect(rest, told).toMatch(/^2\|f/);
    });

    test("do not block calls of the server's own functions", async () => {
      expect(await run(PLAIN, options)).toEqual({ told: '0 violations', rest: '2|f|f' });
    });
  });

  test('that others have put into the search path are not called by the statements of a run', async () => {
    const database = server.createDatabase(`planted_${databases++}`);
    const planted = (name: string, types: string, result: string): string =>
      `CREATE FUNCTION public.${name}(${types}) RETURNS ${result} LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''planted''; END';`;
    server.run(
      `${planted('quote_ident', 'name', 'text')} ${planted('same', 'oid, regclass', 'boolean')} ${planted('beyond', 'numeric, bigint', 'boolean')}
       CREATE OPERATOR public.= (FUNCTION = public.same, LEFTARG = oid, RIGHTARG = regclass);
       CREATE OPERATOR public.>= (FUNCTION = public.beyond, LEFTARG = numeric, RIGHTARG = bigint);`,
      database,
    );
    const schema = documentOf({
      columns: [{ name: 'a', type: INT, nullable: false, identity: 'by_default' }],
      primary_key: { columns: ['a'] },
    });
    const plan = await planFor(schema, { made: 5 });
    const request = { runId: 'gen_planted', mode: 'create' } as const;
    const { certificate } = await runGeneration(requestFor(targetOf(server, database), schema, plan, request));
    expect(certificate).toMatchObject({ violations: 0, differences: 0 });
  });

  describe('whatever else they call', () => {
    const elsewhere = (schema: string, name: string): SchemaDocument => documentOf({ name, schema });
    test.each([
      ['the ledger', elsewhere('rowloom', 'restores'), 'rowloom.restores'],
      ['a store', elsewhere('rowloom_store', 'project'), 'rowloom_store.project'],
      ['the server', elsewhere('information_schema', 'made'), 'information_schema.made'],
      [
        'the ledger, by a sequence',
        documentOf({ ...defaulted("nextval('rowloom.runs') > 0"), schema: 'app' }),
        'app.made',
      ],
    ])('no table is created in the place of %s', async (_, schema, name) => {
      const database = server.createDatabase(`places_${databases++}`);
      const plan = await planFor(schema, { [name]: 5 });
      const request = { runId: 'gen_places', mode: 'create', options: WAYS.chunks } as const;
      await expect(runGeneration(requestFor(targetOf(server, database), schema, plan, request))).rejects.toThrow(
        /belongs to the server or to Rowloom's own records/,
      );
      expect(server.run("SELECT to_regnamespace('rowloom') IS NULL", database)).toBe('t');
    });
  });

  describe('by the script that loads files', () => {
    async function load(schema: SchemaDocument): Promise<{ told: string; rest: string }> {
      const database = server.createDatabase(`loading_${databases++}`);
      server.run(THERE, database);
      const plan = await planFor(schema, { made: 1 });
      const request = {
        schema,
        plan,
        rules: {},
        format: 'csv',
        dialect: 'postgresql',
        gzip: false,
        tables: [],
      } as const;
      const script = new Map(await companionFiles(request, [], new Map())).get('load.sql') ?? '';
      let told = '';
      try {
        server.run(script, database);
      } catch (error) {
        told = String(error);
      }
      return { told, rest: server.run(LOOK, database) };
    }

    test.each([
      'a function that is called as one of the server, in a default',
      'an operator',
      'the operator class of a partition key',
      'the domain of a partition key',
    ])('are not called through %s', async (name) => {
      const { told, rest } = await load(CASES[name] ?? PLAIN);
      expect(rest).toBe('2|f|t');
      expect(told).toMatch(/The tables call functions of this database .* calls /);
    });

    test("do not block calls of the server's own functions", async () => {
      expect(await load(PLAIN)).toEqual({ told: '', rest: '2|f|f' });
    });
  });
});
