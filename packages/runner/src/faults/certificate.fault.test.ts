import { parseDatabaseUrl } from '@rowloom/databases';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runGeneration } from '../run/run-generation.ts';
import { planFor, requestFor } from '../run/shop.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';

const bin = findPostgresBin();
const TABLES = 60;

/** Composite keys within a tenant, several per table, and triggers that write columns in an unreadable way. */
function manyTables(): string {
  const tables = Array.from({ length: TABLES }, (_, at) => {
    const parents = [1, 2, 5].flatMap((step) => (at >= step ? [at - step] : []));
    const columns = [
      'tenant integer NOT NULL, id integer NOT NULL, name text NOT NULL, body text, made_at timestamptz, version integer',
      "state text NOT NULL CHECK (state IN ('new', 'open', 'done')), amount numeric(8, 2), day date, flag boolean",
      ...parents.map((parent) => `to_${parent} integer`),
      'PRIMARY KEY (tenant, id)',
      ...parents.map((parent) => `FOREIGN KEY (tenant, to_${parent}) REFERENCES t${parent}`),
    ];
    return `CREATE TABLE t${at} (${columns.join(', ')});
      CREATE TRIGGER stamp BEFORE INSERT ON t${at} FOR EACH ROW EXECUTE FUNCTION stamp();`;
  });
  return `CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RETURN json_populate_record(NEW, json_build_object('made_at', now(), 'version', 1)); END $$;${tables.join('\n')}`;
}

/** One foreign row in each, and statistics of that time. */
const STALE = Array.from(
  { length: TABLES },
  (_, at) => `INSERT INTO t${at} (tenant, id, name, state) VALUES (900001, 900001, 'x', 'new'); ANALYZE t${at};`,
).join('\n');

describe.skipIf(bin === undefined)('the certificate of many tables with keys and triggers', () => {
  let server: PostgresServer;
  let tries = 0;
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
  });
  afterAll(() => server.stop());

  test.each([
    ['empty', ''],
    ['stale', STALE],
  ])(
    'takes at most about the time of its load, and so do its checksums: %s',
    // For timings beside other work the best of three attempts counts.
    { retry: 2 },
    async (name, more) => {
      const database = server.createDatabase(`${name}_${tries++}`);
      server.run(`${manyTables()}${more}`, database);
      const url = `postgres://rowloom@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
      const target = makeTarget(parseDatabaseUrl(url, { sockets: true }));
      const schema = await withSession(target, (session) => readTargetSchema(target, session));
      const plan = await planFor(schema, { '*': 1000 });
      const outcome = await runGeneration(requestFor(target, schema, plan, { runId: `gen_${name}`, mode: 'append' }));
      const { load, constrain, certify, checksum } = outcome.seconds;
      expect(outcome.certificate).toMatchObject({ violations: 0, unexamined: 0 });
      // On an idle machine it is below the load's own time; beside other work one of the two waits longer by chance.
      expect(certify).toBeLessThan(1.5 * (load + constrain));
      // The rows are made once more, and read.
      expect(checksum).toBeLessThan(2 * (load + constrain));
    },
  );
});
