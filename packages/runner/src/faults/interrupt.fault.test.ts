import { parseDatabaseUrl } from '@rowloom/databases';
import { startHeldClock } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTarget } from '../target/target.ts';
import { undoRun } from '../undo/undo-run.ts';
import { expectWhole, jobFor, planShop, runUndisturbed, type Undisturbed, withTarget } from './fault-run.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { loadHere } from './load-here.fixture.ts';
import { outcomeOf, pause, startLoader, writeJob } from './start-loader.fixture.ts';

/** Every row of a table takes the server a while, so that it is at work long after all rows were sent. */
const SLOW = {
  postgresql: {
    add: `CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.05); RETURN NEW; END $$;
      CREATE TRIGGER lingering BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION linger()`,
    remove: 'DROP FUNCTION linger CASCADE',
    busy: "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'COPY%orders%' AND wait_event = 'PgSleep'",
    cut: "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'COPY%orders%'",
    left: `SELECT pid, query FROM pg_stat_activity WHERE application_name LIKE 'rowloom gen%'`,
  },
  mariadb: {
    add: 'CREATE TRIGGER lingering BEFORE INSERT ON orders FOR EACH ROW DO SLEEP(0.05)',
    remove: 'DROP TRIGGER lingering',
    busy: "SELECT 1 FROM information_schema.processlist WHERE info LIKE 'DO SLEEP%' OR state = 'User sleep'",
    cut: "SET @id = (SELECT id FROM information_schema.processlist WHERE info LIKE 'LOAD%' OR info LIKE 'DO SLEEP%' LIMIT 1); EXECUTE IMMEDIATE concat('KILL ', @id)",
    left: "SELECT id, info FROM information_schema.processlist WHERE info LIKE 'LOAD DATA%' OR info LIKE 'DO SLEEP%'",
  },
};

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`Ctrl-C in a run into ${dialect}`, () => {
    let server: FaultServer;
    let wanted: Undisturbed;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
      wanted = await runUndisturbed(server, loadHere);
    });
    afterAll(() => server.stop());

    test.skipIf(dialect === 'sqlite').each([
      ['on rows that were sent', {}, false],
      ['after a connection was lost', { oneTransactionRows: 0 }, true],
    ] as const)(
      'while the server is at work %s ends its work too, and the same run then completes',
      async (_, way, isCut) => {
        const { add, remove, busy, cut, left } = SLOW[dialect === 'mariadb' ? dialect : 'postgresql'];
        const database = server.fresh();
        server.run(add, database);
        const url = server.url(database);
        const runId = isCut ? 'gen_cut' : 'gen_stopped';
        const shop = await planShop(url);
        const options = { ...way, triggers: 'keep', connections: 1 } as const;
        const job = writeJob(server.folder, jobFor(shop, { url, runId, options }));
        const loader = startLoader(job);
        const untilBusy = async (): Promise<void> => {
          while (server.run(busy, database) === '') await pause(100);
        };
        await untilBusy();
        if (isCut) {
          server.run(cut, database);
          await loader.untilLine(({ kind }) => kind === 'reconnecting');
          await untilBusy();
        }
        const took = startHeldClock();
        loader.kill('SIGINT');
        expect(await loader.ended).toMatchObject({ code: 130, last: { kind: 'refused', code: 'interrupted' } });
        expect(took()).toBeLessThan(20);
        expect(server.run(left, database)).toBe('');
        await withTarget(url, (session) => session.query('SELECT count(*) AS n FROM orders'));
        server.run(remove, database);
        expect(outcomeOf(await startLoader(job).ended)).toMatchObject({ violations: 0 });
        await expectWhole(url, runId, wanted);
      },
    );

    test('while it is certified or undone ends that, and the same words go on with it', async () => {
      const url = server.url(server.fresh());
      const job = jobFor(await planShop(url), { url, runId: 'gen_certified' });
      const certifying = new AbortController();
      await expect(
        loadHere({ ...job, signal: certifying.signal }, ({ kind }) => {
          if (kind === 'certifying') certifying.abort();
        }),
      ).rejects.toMatchObject({ code: 'interrupted' });
      expect(await loadHere(job)).toMatchObject({ resumed: true, certificate: { violations: 0 } });
      const undo = async (signal?: AbortSignal) => {
        const target = makeTarget(parseDatabaseUrl(url, { sockets: true }));
        return undoRun({ target, runId: job.runId, ...(signal === undefined ? {} : { signal }) });
      };
      const undoing = new AbortController();
      // Whatever is under way: what holds the thread until it is done would not let it come.
      setTimeout(() => undoing.abort(), 1);
      await expect(undo(undoing.signal)).rejects.toMatchObject({ code: 'interrupted' });
      await undo();
      const [left] = await withTarget(url, (session) => session.query('SELECT count(*) AS n FROM orders'));
      expect(left).toEqual({ n: 0 });
    });
  });
