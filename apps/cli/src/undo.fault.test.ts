import { setTimeout } from 'node:timers/promises';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installRowloom } from './rowloom.fixture.ts';

const program = installRowloom(afterAll);

const bin = findPostgresBin();
const SHOP = `
CREATE TABLE customers (id integer PRIMARY KEY, email text NOT NULL);
CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers, note text);
INSERT INTO customers VALUES (900001, 'hers'); INSERT INTO orders VALUES (900001, 900001, 'hers')`;

describe.skipIf(bin === undefined)('undoing a run that is killed while foreign keys have a temporary index', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
  });
  afterAll(() => server.stop());

  const prepare = async (name: string): Promise<{ readonly url: string; readonly run: string }> => {
    const database = server.createDatabase(name);
    server.run(SHOP, database);
    const url = `postgres://rowloom@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
    const loaded = await program.runRowloom(['generate', url, '--to', url, '--rows', '60k', '--seed', '3']);
    expect(loaded.code).toBe(0);
    return { url, run: /--run (gen_\w+)/.exec(loaded.out + loaded.err)?.[1] ?? '' };
  };
  const indexes = (database: string): string =>
    server.run("SELECT count(*) FROM pg_class WHERE relname LIKE 'rowloom_undo_%' AND relpersistence = 'p'", database);
  const rows = (database: string): string =>
    server.run('SELECT (SELECT count(*) FROM customers), (SELECT count(*) FROM orders)', database);

  /** Another session locks a row of the run, so that its deletion waits once the index exists. */
  async function killWaiting(
    database: string,
    { url, run }: { readonly url: string; readonly run: string },
  ): Promise<void> {
    server.run('CREATE EXTENSION dblink', database);
    const link = `dbname=${database} host=${server.host} port=${server.port} user=rowloom`;
    const undoing = program.startRowloom(['undo', url, '--run', run]);
    server.run(
      `DO $$ BEGIN PERFORM dblink_connect('holder', '${link}');
         PERFORM dblink_exec('holder', 'BEGIN'); PERFORM dblink_exec('holder', 'UPDATE customers SET email = email');
         FOR turn IN 1..600 LOOP
           EXIT WHEN EXISTS (SELECT 1 FROM pg_class WHERE relname LIKE 'rowloom_undo_%' AND relpersistence = 'p');
           PERFORM pg_sleep(0.1); COMMIT;
         END LOOP; END $$`,
      database,
    );
    undoing.kill('SIGKILL');
    await setTimeout(500);
  }

  test('is repaired', async () => {
    const place = await prepare('repaired');
    await killWaiting('repaired', place);
    expect(indexes('repaired')).toBe('1');
    const repaired = await program.runRowloom(['repair', place.url]);
    expect(repaired.code).toBe(0);
    expect(indexes('repaired')).toBe('0');
  });

  test('continues with the same command, and leaves no index', async () => {
    const place = await prepare('resumed');
    await killWaiting('resumed', place);
    expect(indexes('resumed')).toBe('1');
    const undone = await program.runRowloom(['undo', place.url, '--run', place.run]);
    expect(undone).toMatchObject({ code: 0 });
    expect(indexes('resumed')).toBe('0');
    expect(rows('resumed')).toBe('1|1');
  });
});
