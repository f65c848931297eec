import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadLexicon, makePlan, type SchemaDocument } from '@rowloom/engine';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makePartitions } from '../target/made-partitions.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { undoRun } from '../undo/undo-run.ts';
import { runGeneration } from './run-generation.ts';
import { planFor, requestFor, SHOP, targetOf } from './shop.fixture.ts';

const bin = findPostgresBin();

const ROWS = { customers: 300, categories: 40, products: 200, orders: 900, order_items: 2500 };
const TOTAL = Object.values(ROWS).reduce((sum, rows) => sum + rows, 0);

describe.skipIf(bin === undefined)('a generation into PostgreSQL', () => {
  let server: PostgresServer;
  let databases = 0;
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
  });
  afterAll(() => server.stop());

  const freshTarget = (sql: string): { readonly target: Target; readonly database: string } => {
    const database = server.createDatabase(`run_${databases++}`);
    server.run(sql.replace(':DATABASE', database), database);
    return { target: targetOf(server, database), database };
  };

  const schemaOf = async (target: Target): Promise<SchemaDocument> => {
    const session = await target.connect();
    try {
      return await readTargetSchema(target, session);
    } finally {
      await session.close();
    }
  };

  const countAll = (database: string): number =>
    Object.keys(ROWS).reduce((sum, table) => sum + Number(server.run(`SELECT count(*) FROM ${table}`, database)), 0);

  test('into empty tables is one transaction and leaves every constraint as it was', async () => {
    const { target, database } = freshTarget(SHOP);
    const schema = await schemaOf(target);
    const plan = await planFor(schema, ROWS);
    const outcome = await runGeneration(requestFor(target, schema, plan, { runId: 'gen_empty', mode: 'append' }));
    expect(outcome).toMatchObject({ way: 'one_transaction', rows: TOTAL, resumed: false });
    expect(outcome.certificate).toMatchObject({ violations: 0, differences: 0 });
    expect(outcome.certificate.unexamined).toBe(0);
    expect(countAll(database)).toBe(TOTAL);
    expect(await schemaOf(target)).toEqual(schema);
    expect(
      server.run(
        `INSERT INTO orders (customer_id, status, placed_at) VALUES (1, 'open', now()) RETURNING id`,
        database,
      ),
    ).toBe('901');
  });

  test('appends to tables with rows, disjoint from existing rows, with constraints enforced', async () => {
    const { target, database } = freshTarget(SHOP);
    const schema = await schemaOf(target);
    for (const [runId, seed] of [
      ['gen_a', 1],
      ['gen_b', 2],
      ['gen_c', 2],
    ] as const) {
      const plan = await planFor(schema, ROWS, seed);
      const outcome = await runGeneration(
        requestFor(target, schema, plan, { runId, mode: 'append', options: { chunkRows: 100 } }),
      );
      expect(outcome.way).toBe(runId === 'gen_a' ? 'one_transaction' : 'chunks');
      expect(outcome.certificate).toMatchObject({ violations: 0, differences: 0 });
    }
    expect(countAll(database)).toBe(TOTAL * 3);
    expect(server.run('SELECT max(id) FROM customers', database)).toBe('900');
  });

  test('creates the tables of a schema', async () => {
    const { target: source } = freshTarget(SHOP);
    const schema = await schemaOf(source);
    const { target, database } = freshTarget('SELECT 1');
    const plan = await planFor(schema, ROWS);
    const outcome = await runGeneration(requestFor(target, schema, plan, { runId: 'gen_create', mode: 'create' }));
    expect(outcome.certificate).toMatchObject({ violations: 0, differences: 0 });
    expect(countAll(database)).toBe(TOTAL);
    await expect(
      runGeneration(requestFor(target, schema, plan, { runId: 'gen_again', mode: 'create' })),
    ).rejects.toThrow('--mode append or --mode truncate');
  });

  const STOLEN = 'create table stolen as select * from victim; drop table victim;';
  const HOSTILE = [
    `a$$ > 0)); ${STOLEN} select ((select 1 as z$$`,
    `éE'\\'')); ${STOLEN} select (('a'`,
    `a > 0)); ${STOLEN} --`,
    "pg_read_file('/etc/passwd') <> ''",
  ];

  test.each([
    ['one_transaction', {}],
    ['chunks_unconstrained', { chunkRows: 10, oneTransactionRows: 1 }],
  ] as const)('creates nothing that a schema smuggles in, by way of %s', async (way, options) => {
    const { target, database } = freshTarget(`CREATE TABLE victim (x int); INSERT INTO victim VALUES (1), (2);`);
    const column = { name: 'a', type: { native: 'integer', kind: 'integer', bits: 32 }, nullable: true } as const;
    const [first = '', second = '', third = '', fourth = ''] = HOSTILE;
    const schema: SchemaDocument = {
      version: 1,
      dialect: 'postgresql',
      name: 'template',
      enums: [],
      domains: [{ name: 'd', type: column.type, nullable: true, checks: [{ expression: first }], default: second }],
      tables: [
        {
          name: 'items',
          columns: [
            column,
            { ...column, name: 'b', default: third },
            { ...column, name: 'c', type: { ...column.type, native: `integer default lo_import($$/etc/passwd$$)` } },
            { ...column, name: 'd', generated: { expression: first, stored: true } },
          ],
          uniques: [{ name: 'u', columns: ['a'], where: { expression: second }, index: true }],
          foreign_keys: [],
          checks: [first, second, third, fourth].map((expression) => ({ expression })),
        },
      ],
    };
    const plan = await planFor(schema, { items: 30 });
    const runId = `gen_smuggled_${way}`;
    await expect(runGeneration(requestFor(target, schema, plan, { runId, mode: 'create', options }))).rejects.toThrow(
      /may do more than compute a value\. A CHECK of items calls pg_read_file\./,
    );
    const [table] = schema.tables;
    const rest = table === undefined ? [] : [{ ...table, checks: table.checks.slice(0, 3) }];
    const contained = { ...schema, tables: rest };
    const outcome = await runGeneration(
      requestFor(target, contained, await planFor(contained, { items: 30 }), {
        runId: `${runId}_2`,
        mode: 'create',
        options,
      }),
    );
    expect(outcome.way).toBe(way);
    expect(server.run("SELECT count(*) FROM victim; SELECT to_regclass('stolen') IS NULL", database)).toBe('2\nt');
    expect(server.run('SELECT count(*) FROM items', database)).toBe('30');
    expect(server.run("SELECT count(*) FROM pg_constraint WHERE conrelid = 'items'::regclass", database)).toBe('0');
  });

  test('creates no partition whose bounds contain anything else', async () => {
    const { target, database } = freshTarget(`CREATE TABLE victim (x int); INSERT INTO victim VALUES (1), (2);
      CREATE TABLE parted (a int) PARTITION BY RANGE (a);`);
    const schema = await schemaOf(target);
    const parted = schema.tables.find(({ name }) => name === 'parted');
    const hostile: SchemaDocument = {
      ...schema,
      tables: [
        ...schema.tables,
        {
          name: 'part',
          columns: parted?.columns ?? [],
          uniques: [],
          foreign_keys: [],
          checks: [],
          partition_of: { table: 'parted', bounds: `DEFAULT; ${STOLEN}`, made: true },
        },
      ],
    };
    const session = await target.connect();
    try {
      await expect(makePartitions(session, hostile, () => Promise.resolve())).rejects.toThrow(
        'The partition part cannot be created',
      );
    } finally {
      await session.close();
    }
    expect(server.run("SELECT count(*) FROM victim; SELECT to_regclass('stolen') IS NULL", database)).toBe('2\nt');
  });

  test('drops no partition that its document claims but the run did not create', async () => {
    const { target, database } = freshTarget(`CREATE TABLE parted (id int PRIMARY KEY) PARTITION BY RANGE (id);
      CREATE TABLE theirs PARTITION OF parted DEFAULT;`);
    const read = await schemaOf(target);
    const schema: SchemaDocument = {
      ...read,
      tables: read.tables.map(({ partition_of: of, ...table }) =>
        of === undefined ? table : { ...table, partition_of: { ...of, made: true } },
      ),
    };
    const plan = await planFor(schema, { parted: 20 });
    await runGeneration(requestFor(target, schema, plan, { runId: 'gen_theirs', mode: 'append' }));
    expect(server.run('SELECT count(*) FROM theirs', database)).toBe('20');
    await undoRun({ target, runId: 'gen_theirs' });
    expect(server.run('SELECT count(*) FROM theirs', database)).toBe('0');
  });

  test('finds references to an emptied table from another schema, partitions under the name of their table', async () => {
    const { target } = freshTarget(`CREATE TABLE people (id int PRIMARY KEY) PARTITION BY RANGE (id);
      CREATE TABLE people_low PARTITION OF people FOR VALUES FROM (0) TO (1000);
      CREATE TABLE friends (one int REFERENCES people (id), other int REFERENCES people_low (id));
      CREATE SCHEMA crm;
      CREATE TABLE crm.calls (person int CONSTRAINT called REFERENCES people (id)) PARTITION BY HASH (person);
      CREATE TABLE crm.calls_0 PARTITION OF crm.calls FOR VALUES WITH (MODULUS 1, REMAINDER 0);`);
    const whole = await schemaOf(target);
    const schema = { ...whole, tables: whole.tables.filter((table) => table.schema !== 'crm') };
    const plan = await planFor(schema, { people: 9, friends: 9 });
    const emptied = runGeneration(requestFor(target, schema, plan, { runId: 'gen_no', mode: 'truncate' }));
    await expect(emptied).rejects.toThrow(
      'people cannot be emptied: crm.calls (called), which is not in the run, refers to it. Take crm.calls into the run',
    );
  });

  test('calls a function of the target only if that changes nothing', async () => {
    const { target, database } = freshTarget(`CREATE TABLE victim (x int);
      CREATE FUNCTION harm() RETURNS int LANGUAGE sql AS 'INSERT INTO victim VALUES (1) RETURNING 1';
      CREATE FUNCTION is_fine(int) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT $1 > 0';`);
    const column = { name: 'a', type: { native: 'integer', kind: 'integer', bits: 32 }, nullable: true } as const;
    const withCheck = (expression: string): SchemaDocument => ({
      version: 1,
      dialect: 'postgresql',
      name: 'template',
      enums: [],
      domains: [],
      tables: [
        { name: 'items', columns: [column], uniques: [], foreign_keys: [], checks: [{ name: 'fine', expression }] },
      ],
    });
    const run = async (runId: string, expression: string) => {
      const schema = withCheck(expression);
      return runGeneration(requestFor(target, schema, await planFor(schema, { items: 5 }), { runId, mode: 'create' }));
    };
    for (const [index, call] of ['harm() > 0', 'HARM() > 0', '"harm"() > 0', 'U&"h\\0061rm"() > 0'].entries())
      await expect(run(`gen_harm_${index}`, call)).rejects.toThrow(
        'The CHECK fine of items calls harm. Your own functions',
      );
    expect(server.run("SELECT count(*) FROM victim; SELECT to_regclass('items') IS NULL", database)).toBe('0\nt');
    await run('gen_fine', 'is_fine(a)');
    expect(server.run("SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'fine'", database)).toBe(
      'CHECK (is_fine(a))',
    );
  });

  test('is undone to the last row', async () => {
    const { target, database } = freshTarget(SHOP);
    const schema = await schemaOf(target);
    await runGeneration(requestFor(target, schema, await planFor(schema, ROWS, 1), { runId: 'gen_1', mode: 'append' }));
    await runGeneration(
      requestFor(target, schema, await planFor(schema, ROWS, 2), {
        runId: 'gen_2',
        mode: 'append',
        options: { chunkRows: 100 },
      }),
    );
    server.run(`UPDATE customers SET full_name = 'Changed' WHERE id = 301`, database);
    const outcome = await undoRun({ target, runId: 'gen_2' });
    expect(outcome.notes).toEqual(['1 of these rows had been changed since, and were deleted too.']);
    expect(countAll(database)).toBe(TOTAL);
    expect(server.run('SELECT max(id) FROM customers', database)).toBe('300');
    await expect(undoRun({ target, runId: 'gen_2' })).rejects.toThrow('already been undone');
    server.run(`INSERT INTO orders (customer_id, status, placed_at) VALUES (1, 'open', now())`, database);
    await expect(undoRun({ target, runId: 'gen_1' })).rejects.toThrow(
      '1 row of orders that the run did not write refers to its rows in customers',
    );
  });

  test('names the missing GRANT for a role that may only insert, or loads at least once', async () => {
    const { target: owner, database } = freshTarget(SHOP);
    server.run(
      `CREATE ROLE clerk LOGIN; GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA public TO clerk; GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO clerk`,
      database,
    );
    const address = { ...owner.address, user: 'clerk' };
    const target = makeTarget(address);
    const schema = await schemaOf(target);
    const plan = await planFor(schema, ROWS);
    await expect(
      runGeneration(requestFor(target, schema, plan, { runId: 'gen_clerk', mode: 'append' })),
    ).rejects.toThrow(`GRANT CREATE ON DATABASE "${database}" TO "clerk"`);
    for (const runId of ['gen_once', 'gen_twice']) {
      const outcome = await runGeneration(
        requestFor(target, schema, plan, { runId, mode: 'append', options: { atLeastOnce: true, chunkRows: 100 } }),
      );
      expect(outcome).toMatchObject({ way: 'chunks', exactly_once: false });
      expect(outcome.certificate).toMatchObject({ violations: 0, differences: 0 });
    }
    expect(countAll(database)).toBe(TOTAL * 2);
  });

  test('reports a sequence that cannot be moved beyond the rows, and loses no row', async () => {
    const { target, database } = freshTarget(`
      CREATE SEQUENCE lot_numbers; CREATE SEQUENCE codes; CREATE SEQUENCE odd; CREATE SEQUENCE downwards INCREMENT -1;
      CREATE SEQUENCE short MAXVALUE 20; CREATE SEQUENCE plates;
      CREATE TABLE lots (
        id serial PRIMARY KEY,
        lot_number text NOT NULL UNIQUE DEFAULT nextval('lot_numbers')::text,
        code text NOT NULL DEFAULT 'LOT-' || lpad(nextval('codes')::text, 6, '0'),
        tag text NOT NULL DEFAULT md5(nextval('odd')::text),
        depth integer NOT NULL DEFAULT nextval('downwards'),
        batch integer NOT NULL UNIQUE DEFAULT nextval('short') CHECK (batch > 0),
        plate integer NOT NULL DEFAULT nextval('plates')
      );
      CREATE ROLE packer LOGIN; GRANT SELECT, INSERT ON lots TO packer; GRANT CREATE ON DATABASE :DATABASE TO packer;
      GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO packer; REVOKE UPDATE ON plates FROM packer`);
    const schema = await schemaOf(target);
    const rows = 100;
    for (const [runId, options] of [
      ['gen_whole', {}],
      ['gen_parts', { oneTransactionRows: 0, chunkRows: 30 }],
    ] as const) {
      const packer = makeTarget({ ...target.address, ...(runId === 'gen_parts' ? { user: 'packer' } : {}) });
      const plan = await planFor(schema, { lots: rows }, runId.length);
      const { notes, certificate } = await runGeneration(
        requestFor(packer, schema, plan, { runId, mode: 'append', options }),
      );
      server.run(
        'GRANT USAGE ON SCHEMA rowloom TO packer; GRANT ALL ON ALL TABLES IN SCHEMA rowloom TO packer',
        database,
      );
      expect(certificate.violations).toBe(0);
      expect(notes.filter((note) => !note.includes('public.plates'))).toEqual([
        expect.stringContaining('The sequence public.odd, which feeds lots.tag, was not changed'),
      ]);
      expect(notes.some((note) => note.includes('public.plates, which feeds lots.plate'))).toBe(runId === 'gen_parts');
    }
    expect(server.run('SELECT count(*) FROM lots', database)).toBe(String(rows * 2));
    server.run("UPDATE lots SET lot_number = '4711', code = 'LOT-004712' WHERE id = 1", database);
    await runGeneration(
      requestFor(target, schema, await planFor(schema, { lots: 5 }, 9), { runId: 'gen_more', mode: 'append' }),
    );
    const next = (name: string): number => Number(server.run(`SELECT nextval('${name}')`, database));
    expect(next('lot_numbers')).toBeGreaterThan(4711);
    expect(next('codes')).toBe(4713);
    expect(next('downwards')).toBe(-1);
    expect(() => next('short')).toThrow('reached maximum');
  });

  test('names the table of a load that a trigger refuses', async () => {
    const { target } = freshTarget(`
      CREATE TABLE quiet (id int PRIMARY KEY); CREATE TABLE loud (id int PRIMARY KEY);
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
      CREATE TRIGGER never BEFORE INSERT ON loud FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const schema = await schemaOf(target);
    const plan = await planFor(schema, { '*': 10 });
    const options = { triggers: 'keep' } as const;
    await expect(
      runGeneration(requestFor(target, schema, plan, { runId: 'gen_loud', mode: 'append', options })),
    ).rejects.toMatchObject({ facts: { table: 'loud' }, message: expect.stringContaining('loud') });
  });

  test('lets rows of empty tables refer to rows of tables outside the run', async () => {
    const { target, database } = freshTarget(SHOP);
    const schema = await schemaOf(target);
    await runGeneration(requestFor(target, schema, await planFor(schema, ROWS), { runId: 'gen_all', mode: 'append' }));
    server.run('DELETE FROM order_items', database);
    const rules = {
      customers: { skip: true },
      categories: { skip: true },
      products: { skip: true },
      orders: { skip: true },
    };
    const made = makePlan(
      schema,
      {
        rows: { order_items: 500 },
        rules,
        existing: Object.keys(rules),
        seed: 3,
        locale: 'en',
        as_of: '2026-01-01T00:00:00.000Z',
      },
      await loadLexicon('en'),
    );
    if ('issues' in made) throw new Error(made.issues[0]?.message);
    const outcome = await runGeneration(
      requestFor(target, schema, made.plan, { runId: 'gen_items', mode: 'append', rules }),
    );
    expect(outcome).toMatchObject({ way: 'one_transaction', rows: 500 });
    expect(outcome.certificate).toMatchObject({ violations: 0, differences: 0 });
  });
});
