import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { parseDatabaseUrl } from '@rowloom/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repairTarget } from '../repair/repair-target.ts';
import { runGeneration } from '../run/run-generation.ts';
import { planFor, requestFor, targetOf } from '../run/shop.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { insertRun } from './runs.ts';
import { findLedger, openLedger } from './open-ledger.ts';
import { writeRestores } from './restores.ts';

const bin = findPostgresBin();

const RUN = {
  run_id: 'gen_planted',
  request_digest: '',
  plan_digest: '',
  mode: 'append',
  way: 'chunks_unconstrained',
  phase: 'constraining',
  recipe: '{}',
  chunk_rows: '{}',
} as const;

const HARM = 'ALTER ROLE stranger SUPERUSER';

describe.skipIf(bin === undefined)('a ledger of PostgreSQL', () => {
  let server: PostgresServer;
  let count = 0;
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
    server.run('CREATE ROLE stranger LOGIN; CREATE ROLE loader LOGIN; CREATE ROLE team; GRANT team TO loader;');
  });
  afterAll(() => server?.stop());

  const fresh = (): string => {
    const database = server.createDatabase(`planted_${count++}`);
    server.run(
      `CREATE TABLE people (name text PRIMARY KEY); GRANT ALL ON people TO loader;
       GRANT CREATE, TEMPORARY ON DATABASE "${database}" TO stranger, loader, team`,
      database,
    );
    return database;
  };
  const targetAs = (user: string, database: string): Target => {
    const url = `postgres://${user}@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
    return makeTarget(parseDatabaseUrl(url, { sockets: true }));
  };
  const plant = (user: string, database: string, statements: readonly string[] = []): Promise<void> =>
    withSession(targetAs(user, database), async (session) => {
      const ledger = await openLedger(session, database);
      await insertRun(session, ledger, RUN);
      await writeRestores(session, ledger, RUN.run_id, statements);
    });
  const isSuper = (): boolean => server.run("SELECT rolsuper FROM pg_roles WHERE rolname = 'stranger'") === 't';
  const fill = async (target: Target): Promise<unknown> => {
    const schema = await withSession(target, (session) => readTargetSchema(target, session));
    return runGeneration(
      requestFor(target, schema, await planFor(schema, { people: 5 }), { runId: `gen_${count}`, mode: 'append' }),
    );
  };

  test('created by a foreign role is not accepted', async () => {
    const database = fresh();
    await plant('stranger', database, [HARM]);
    const words = /The ledger of the target belongs to the role stranger.*ALTER SCHEMA rowloom OWNER TO/s;
    await expect(repairTarget(targetOf(server, database))).rejects.toThrow(words);
    await expect(fill(targetOf(server, database))).rejects.toThrow(words);
    await expect(fill(targetAs('loader', database))).rejects.toThrow(words);
    expect(isSuper()).toBe(false);
    // Including a single table: a trigger on it would run with the rights of whoever writes there.
    const other = fresh();
    await plant('rowloom', other);
    server.run(
      'GRANT USAGE, CREATE ON SCHEMA rowloom TO stranger; ALTER TABLE rowloom.chunks OWNER TO stranger',
      other,
    );
    await expect(fill(targetOf(server, other))).rejects.toThrow(words);
    // Something other than a table may call anything when it is read.
    const look = (): Promise<unknown> => withSession(targetOf(server, other), (session) => findLedger(session, other));
    expect(await look()).toMatchObject({ kind: 'own' });
    server.run(
      'DROP TABLE rowloom.chunks; SET ROLE stranger; CREATE VIEW rowloom.chunks AS SELECT version() AS at',
      other,
    );
    await expect(look()).rejects.toThrow(words);
  });

  test("is accepted from a superuser, the database's owner, the role, or one whose rights it has", async () => {
    for (const owner of ['rowloom', 'loader', 'team']) {
      const database = fresh();
      server.run('ALTER ROLE team LOGIN');
      await plant(owner, database);
      server.run(
        'GRANT USAGE ON SCHEMA rowloom TO loader; GRANT ALL ON ALL TABLES IN SCHEMA rowloom TO loader',
        database,
      );
      expect(await fill(targetAs('loader', database)), owner).toMatchObject({ rows: 5 });
    }
    const database = fresh();
    server.run(`ALTER DATABASE "${database}" OWNER TO stranger`);
    await plant('stranger', database);
    expect(await fill(targetOf(server, database))).toMatchObject({ rows: 5 });
  });

  test('executes only statements that restore constraints', async () => {
    for (const statement of [
      HARM,
      `ALTER TABLE people ADD UNIQUE (name); ${HARM}`,
      'ALTER TABLE people ADD CHECK (pg_sleep(1) IS NULL)',
      'ALTER TABLE people OWNER TO stranger',
      'DROP INDEX people_pkey',
      "SELECT pg_catalog.set_config('role', 'stranger', false)",
      "SELECT pg_catalog.set_config('maintenance_work_mem', pg_catalog.version(), false)",
      'SET search_path = pg_temp',
      `DO 'BEGIN ${HARM}; END'`,
    ]) {
      const database = fresh();
      await plant('rowloom', database, [statement]);
      await expect(repairTarget(targetOf(server, database)), statement).rejects.toThrow('Rowloom did not write it');
    }
    expect(isSuper()).toBe(false);
    const database = fresh();
    const statements = [
      'SET CONSTRAINTS ALL IMMEDIATE',
      "CREATE UNIQUE INDEX one ON public.people (lower(name)) WHERE name > ''",
      "COMMENT ON INDEX one IS 'x'",
      'ALTER INDEX one ALTER COLUMN 1 SET STATISTICS 7',
      'ALTER TABLE public.people ADD CONSTRAINT two UNIQUE (name), ADD CONSTRAINT self FOREIGN KEY (name) REFERENCES people',
      'ALTER TABLE public.people CLUSTER ON two',
      'DROP INDEX IF EXISTS "public"."rowloom_undo_1"',
    ];
    await plant('rowloom', database, statements);
    expect((await repairTarget(targetOf(server, database))).runs[0]?.statements).toEqual(statements);
  });
});
