import { parseDatabaseUrl, type Session } from '@rowloom/databases';
import { findMariadbBin, startMariadb } from '@rowloom/servers';
import { describe, expect, test } from 'vitest';
import { makeTarget } from '../target/target.ts';
import { openLedger } from './open-ledger.ts';
import { playRestores, readRestores, writeRestores } from './restores.ts';
import { insertRun } from './runs.ts';

const bin = findMariadbBin();

const STATEMENTS = [
  'CREATE UNIQUE INDEX label_key ON parents (label)',
  'ALTER TABLE children ADD CONSTRAINT child_parent FOREIGN KEY (parent_id) REFERENCES parents (id)',
  'CREATE TRIGGER shout BEFORE INSERT ON parents FOR EACH ROW SET NEW.label = upper(NEW.label)',
];

const RUN = {
  run_id: 'gen_restored',
  request_digest: '',
  plan_digest: '',
  mode: 'create',
  way: 'chunks_unconstrained',
  phase: 'constraining',
  recipe: '{}',
  chunk_rows: '{}',
} as const;

describe.skipIf(bin === undefined)('statements that restore constraints in MariaDB', () => {
  const withSession = async (work: (session: Session, database: string) => Promise<void>): Promise<void> => {
    const server = await startMariadb(bin ?? '');
    const { user, password, port } = server;
    const database = server.createDatabase('family');
    const url = `mysql://${user}:${password}@127.0.0.1:${port}/${database}`;
    const session = await makeTarget(parseDatabaseUrl(url, { sockets: false })).connect();
    try {
      await session.script(`CREATE TABLE parents (id int PRIMARY KEY, label varchar(20) NOT NULL);
        CREATE TABLE children (id int PRIMARY KEY, parent_id int, other_id int)`);
      await work(session, database);
    } finally {
      await session.close();
      await server.stop();
    }
  };

  test('may be repeated after a crash before they were marked, while other errors still fail', () =>
    withSession(async (session, database) => {
      const ledger = await openLedger(session, database);
      await insertRun(session, ledger, RUN);
      await writeRestores(session, ledger, RUN.run_id, STATEMENTS);
      for (let time = 0; time < 2; time++) {
        await session.execute(`UPDATE ${ledger.restores} SET done_at = NULL`);
        expect(await playRestores(session, ledger, await readRestores(session, ledger, RUN.run_id))).toBe(3);
        expect(await readRestores(session, ledger)).toEqual([]);
      }
      // The same error number of the server, for another reason.
      const wrong = 'ALTER TABLE children ADD CONSTRAINT lost FOREIGN KEY (other_id) REFERENCES parents (label)';
      await expect(
        playRestores(session, ledger, [{ runId: RUN.run_id, step: 9, statement: wrong }]),
      ).rejects.toMatchObject({ facts: { native: '1005:150' } });
    }));
});
