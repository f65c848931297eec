import { describe, expect, test } from 'vitest';
import type { Session } from '../../session/session.ts';
import { clientOf, keepClient } from '../connection/client-of.ts';
import { bin, useScratchSessions } from '../scratch-session.fixture.ts';
import { column, INTEGER, runOf, schemaOf, table } from './load.fixture.ts';
import { BUILT_IN_RECEIVERS } from './built-in-receivers.ts';
import { readTarget } from './read-target.ts';

const { setUp } = useScratchSessions();

/** A session that counts its queries, and can be made to fail at one. */
function countQuestions(session: Session): Session & { asked: number; failsNext: boolean } {
  const counting = {
    ...session,
    asked: 0,
    failsNext: false,
    query(...question: Parameters<Session['query']>) {
      counting.asked++;
      const fails = counting.failsNext;
      counting.failsNext = false;
      return session.query(fails ? 'SELECT 1 / 0' : question[0], fails ? [] : question[1]);
    },
  };
  keepClient(counting, clientOf(session));
  return counting;
}

const SCHEMA = schemaOf(table('one', [column('id', INTEGER)]), table('two', [column('id', INTEGER)]));

describe.skipIf(bin === undefined)('the target of a load', () => {
  test('is queried with all other tables of the run, once per session', async () => {
    const session = countQuestions(await setUp('CREATE TABLE one (id int); CREATE TABLE two (id int)'));
    const run = await runOf(SCHEMA, 1);
    const found = await Promise.all([readTarget(session, run, '"one"'), readTarget(session, run, '"two"')]);
    expect(found.map(({ columns }) => columns.get('id')?.receiver)).toEqual(['int4recv', 'int4recv']);
    expect(session.asked).toBe(1);
  });

  test('is found where it was created since, and has no columns where it is missing', async () => {
    const session = countQuestions(await setUp('CREATE TABLE one (id int)'));
    const run = await runOf(SCHEMA, 1);
    await readTarget(session, run, '"one"');
    expect((await readTarget(session, run, '"two"')).columns.size).toBe(0);
    await session.script('CREATE TABLE two (id bigint); CREATE TEMP TABLE "a copy" (id real[])');
    expect((await readTarget(session, run, '"two"')).columns.get('id')?.receiver).toBe('int8recv');
    expect((await readTarget(session, run, '"a copy"')).columns.get('id')).toEqual({
      receiver: 'array_recv',
      elementReceiver: 'float4recv',
    });
  });

  test('is what the server itself says of its built-in types', async () => {
    const session = await setUp('');
    const rows = await session.query(`SELECT t.oid, proname FROM pg_type AS t JOIN pg_proc AS p ON p.oid = typreceive`);
    const said = new Map(rows.map(({ oid, proname }) => [oid, proname]));
    for (const [type, receiver] of BUILT_IN_RECEIVERS) expect([type, said.get(type)]).toEqual([type, receiver]);
  });

  test('is queried again if the query failed', async () => {
    const session = countQuestions(await setUp('CREATE TABLE one (id int)'));
    const run = await runOf(SCHEMA, 1);
    session.failsNext = true;
    await expect(readTarget(session, run, '"one"')).rejects.toMatchObject({ facts: { native: '22012' } });
    expect((await readTarget(session, run, '"one"')).columns.size).toBe(1);
  });

  test('is not confused with a type of the same name', async () => {
    const session = await setUp(
      `CREATE TABLE path (id int); CREATE SCHEMA "an ""other"; CREATE TABLE "an ""other".text ("a""b" uuid)`,
    );
    const run = await runOf(SCHEMA, 1);
    expect([...(await readTarget(session, run, '"path"')).columns.keys()]).toEqual(['id']);
    const { columns } = await readTarget(session, run, '"an ""other"."text"');
    expect(columns.get('a"b')?.receiver).toBe('uuid_recv');
  });

  test('needs no right to read rows', async () => {
    const session = await setUp(
      `CREATE ROLE writer; CREATE TABLE one (id int); GRANT INSERT ON one TO writer;
      GRANT USAGE ON SCHEMA public TO writer; SET ROLE writer`,
    );
    expect((await readTarget(session, await runOf(SCHEMA, 1), '"one"')).columns.size).toBe(1);
  });

  test('shows base types of domains, and whether it is partitioned', async () => {
    const session = await setUp(`CREATE DOMAIN small AS int; CREATE DOMAIN smaller AS small;
      CREATE TABLE one (id smaller, left_out int, many small[]) PARTITION BY RANGE (id);
      ALTER TABLE one DROP COLUMN left_out`);
    const { hasStorage, columns } = await readTarget(session, await runOf(SCHEMA, 1), '"one"');
    expect(hasStorage).toBe(false);
    expect([...columns.keys()].toSorted()).toEqual(['id', 'many']);
    expect(columns.get('id')).toEqual({ receiver: 'int4recv', elementReceiver: '' });
    expect(columns.get('many')?.receiver).toBe('array_recv');
  });
});
