import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { withSession } from '../target/with-session.ts';
import { undoRun } from '../undo/undo-run.ts';
import { runGeneration } from './run-generation.ts';
import type { RunRequest } from './run-request.ts';
import { planFor, requestFor, targetOf } from './shop.fixture.ts';

const bin = findPostgresBin();
/** A sequence that no column owns. */
const LOTS = `CREATE SEQUENCE lot_numbers;
CREATE TABLE lots (id integer PRIMARY KEY, lot_number text NOT NULL DEFAULT nextval('lot_numbers')::text);`;

describe.skipIf(bin === undefined)('sequences that a run creates with its tables', () => {
  let server: PostgresServer;
  let databases = 0;
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
  });
  afterAll(() => server.stop());

  async function open(sql: string): Promise<{ request: RunRequest; database: string }> {
    const source = server.createDatabase(`lots_${databases++}`);
    server.run(LOTS, source);
    const from = targetOf(server, source);
    const schema = await withSession(from, (session) => readTargetSchema(from, session));
    const database = server.createDatabase(`made_${databases}`);
    if (sql !== '') server.run(sql, database);
    const plan = await planFor(schema, { lots: 20 });
    const target = targetOf(server, database);
    return { request: requestFor(target, schema, plan, { runId: 'gen_lots', mode: 'create' }), database };
  }

  test('a foreign sequence is not taken over: the run is refused before anything is created', async () => {
    const { request, database } = await open("CREATE SEQUENCE lot_numbers; SELECT setval('lot_numbers', 41)");
    await expect(runGeneration(request)).rejects.toThrow(/sequence .*lot_numbers.*already exists in the target/);
    expect(server.run("SELECT nextval('lot_numbers')", database)).toBe('42');
    expect(server.run("SELECT to_regclass('lots') IS NULL", database)).toBe('t');
  });

  test('a sequence of the run is dropped by undo, so that the same tables can be created again', async () => {
    const { request, database } = await open('');
    await runGeneration(request);
    await undoRun({ target: request.target, runId: 'gen_lots' });
    expect(server.run("SELECT to_regclass('lot_numbers') IS NULL", database)).toBe('t');
    const again = await runGeneration({ ...request, runId: 'gen_again', requestDigest: 'again' });
    expect(again.certificate).toMatchObject({ violations: 0, differences: 0 });
  });
});
