import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobFor, planShop, withTarget } from '../../faults/fault-run.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from '../../faults/fault-server.fixture.ts';
import { loadHere } from '../../faults/load-here.fixture.ts';
import { startLoader, writeJob } from '../../faults/start-loader.fixture.ts';
import { readAttempts } from '../../ledger/attempts.ts';
import { findLedger } from '../../ledger/open-ledger.ts';

const LEASE = 3;
/** Seconds that the certificate is delayed. */
const HELD = 9;

const LOCKS = {
  postgresql: { lock: 'BEGIN; LOCK TABLE categories IN ACCESS EXCLUSIVE MODE', free: 'ROLLBACK' },
  mariadb: { lock: 'LOCK TABLES categories WRITE', free: 'UNLOCK TABLES' },
};

for (const dialect of ['postgresql', 'mariadb'] as const)
  describe.skipIf(isMissing(dialect))(`the heartbeat of a run into ${dialect}`, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    test('continues while its certificate waits for an answer, so that nobody takes it over', async () => {
      const url = server.url(server.fresh());
      const shop = await planShop(url, { '*': 200 });
      const job = jobFor(shop, { url, runId: 'gen_beating', options: { lease: LEASE } });
      const silences: number[] = [];
      const rivals: Promise<unknown>[] = [];
      await withTarget(url, async (holder) => {
        const certifying = Promise.withResolvers<void>();
        const running = loadHere(job, ({ kind }) => {
          if (kind !== 'certifying') return;
          rivals.push(holder.script(LOCKS[dialect].lock));
          certifying.resolve();
        });
        running.catch(certifying.reject);
        await certifying.promise;
        await Promise.all(rivals.splice(0));
        await withTarget(url, async (session, target) => {
          const ledger = await findLedger(session, target.database);
          if (ledger === undefined) throw new Error('There is no ledger.');
          for (let second = 0; second < HELD; second++) {
            await new Promise((resolve) => setTimeout(resolve, 1000));
            for (const { silence } of await readAttempts(session, ledger, 'gen_beating')) silences.push(silence);
          }
        });
        const { last } = await startLoader(writeJob(server.folder, job)).ended;
        await holder.script(LOCKS[dialect].free);
        expect(last).toMatchObject({ kind: 'refused', code: 'locked' });
        expect(last?.['message']).toContain(`is being loaded by process ${process.pid}`);
        expect(await running).toMatchObject({ certificate: { violations: 0 } });
      });
      expect(silences.length).toBeGreaterThan(HELD - 3);
      expect(Math.max(...silences)).toBeLessThan(LEASE);
    });
  });
