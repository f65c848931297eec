import type { RunContext } from '@rowloom/engine';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadTables } from '../../load/load-tables.ts';
import type { Session } from '../../session/session.ts';
import { clientOf } from '../connection/client-of.ts';
import { bin, useScratchSessions } from '../scratch-session.fixture.ts';
import { column, INTEGER, runOf, schemaOf, table, TEXT } from './load.fixture.ts';
import { openPostgresqlLoader } from './open-loader.ts';

const { setUp } = useScratchSessions();

const CREATE = ['one', 'two', 'three'].map((name) => `CREATE TABLE ${name} (id int, body text);`).join(' ');
/** What the server does when it has all rows of the first table. */
const afterwards = (statement: string): string => `
  CREATE FUNCTION afterwards() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NULL; END $$;
  CREATE TRIGGER afterwards AFTER INSERT ON one EXECUTE FUNCTION afterwards();`;
const SLOW = afterwards('PERFORM pg_sleep(0.2)');

let run: RunContext;
beforeAll(async () => {
  const columns = [column('id', INTEGER), column('body', TEXT)];
  const tables = ['one', 'two', 'three'].map((name) => table(name, columns, { primary_key: { columns: ['id'] } }));
  run = await runOf(schemaOf(...tables), 5000);
});

/** Loads all tables, and records the order in which statements are sent and tables answered. */
async function loadAll(session: Session): Promise<readonly string[]> {
  const seen: string[] = [];
  const { connection } = clientOf(session).client;
  const send = connection.query.bind(connection);
  const spy = vi.spyOn(connection, 'query').mockImplementation((text: string) => {
    seen.push(`sent ${/^COPY "(.*?)"/.exec(text)?.[1] ?? text}`);
    send(text);
  });
  await loadTables(run.plan.tables, (name) => openPostgresqlLoader(session, run, name), {
    onProgress: (name, rows) => rows === 5000 && seen.push(`answered ${name}`),
  }).finally(() => spy.mockRestore());
  return seen.filter((line) => !line.startsWith('sent SELECT'));
}

const count = async (session: Session): Promise<readonly unknown[]> => {
  const rows = await session.query(`SELECT count(*) AS n FROM one
    UNION ALL SELECT count(*) FROM two UNION ALL SELECT count(*) FROM three`);
  return rows.map(({ n }) => n);
};

describe.skipIf(bin === undefined)('COPY of one table after another', () => {
  test('does not wait for an answer within a transaction', async () => {
    const session = await setUp(CREATE + SLOW);
    await session.execute('BEGIN');
    expect((await loadAll(session)).slice(0, 3)).toEqual(['sent one', 'sent two', 'answered one']);
    await session.execute('COMMIT');
    expect(await count(session)).toEqual([5000, 5000, 5000]);
  });

  test('waits for it without one: rows after refused rows would stay', async () => {
    const session = await setUp(CREATE + SLOW);
    expect((await loadAll(session)).slice(0, 3)).toEqual(['sent one', 'answered one', 'sent two']);
    expect(await count(session)).toEqual([5000, 5000, 5000]);
  });

  test.each([
    ['in the middle', 'ALTER TABLE one ADD CHECK (id <> 2000)', '23514'],
    ['at the last row', 'ALTER TABLE one ADD CHECK (id <> 5000)', '23514'],
    ['at the end', afterwards('PERFORM pg_sleep(0.2), 1 / 0'), '22012'],
  ])('fails with the error of the first, %s', async (_, refuse, native) => {
    const session = await setUp(CREATE + refuse);
    await session.execute('BEGIN');
    await expect(loadAll(session)).rejects.toMatchObject({ facts: { native } });
    await session.execute('ROLLBACK');
    expect(await count(session)).toEqual([0, 0, 0]);
    // The session is usable again.
    await session.script(`ALTER TABLE one DROP CONSTRAINT IF EXISTS one_id_check;
      DROP TRIGGER IF EXISTS afterwards ON one; BEGIN`);
    await loadAll(session);
    await session.execute('COMMIT');
    expect(await count(session)).toEqual([5000, 5000, 5000]);
  });
});
