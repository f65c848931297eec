import type { Session } from '@rowloom/databases';
import { describe, expect, test } from 'vitest';
import { findLedger } from '../ledger/open-ledger.ts';
import { expectWhole, jobFor, runUndisturbed, withTarget } from './fault-run.fixture.ts';
import { isMissing, openFaultServer } from './fault-server.fixture.ts';
import { loadHere } from './load-here.fixture.ts';
import { pause } from './start-loader.fixture.ts';

const CHUNKS = { chunkRows: 300, oneTransactionRows: 0, connections: 1 };

/** Which session waits for a lock, and why the run is the victim: it has waited longer, or done less. */
const SERVERS = {
  postgresql: {
    waiting: "SELECT 1 AS waits FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
    weight: () => 'SELECT 1',
  },
  mariadb: {
    waiting: "SELECT 1 AS waits FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'",
    weight: (aside: string) => `INSERT INTO ${aside}.ballast SELECT seq FROM seq_1_to_20000`,
  },
};

for (const dialect of ['postgresql', 'mariadb'] as const)
  describe.skipIf(isMissing(dialect))(`a deadlock with a foreign session in ${dialect}`, () => {
    test('rolls back one chunk, which is loaded again', async () => {
      const server = await openFaultServer(dialect);
      try {
        const wanted = await runUndisturbed(server, loadHere);
        const database = server.fresh();
        const weight = SERVERS[dialect].weight(server.fresh('CREATE TABLE ballast (id int)'));
        const url = server.url(database);
        await withTarget(url, async (stranger, target) => {
          let met: Promise<void> | undefined;
          const outcome = await loadHere(jobFor(wanted, { url, runId: 'gen_met', options: CHUNKS }), (event) => {
            if (event.kind !== 'progress' || event.table !== 'orders') return;
            met ??= meet(stranger, weight, async () => (await findLedger(stranger, target.database))?.runs ?? '');
          });
          expect(outcome).toMatchObject({ way: 'chunks', resumed: false, certificate: { violations: 0 } });
          await met;
        });
        await expectWhole(url, 'gen_met', wanted);
      } finally {
        await server.stop();
      }
    });

    /** Locks what the run's next chunk ends with, and then requests what it began with. */
    async function meet(stranger: Session, weight: string, runsOf: () => Promise<string>): Promise<void> {
      const runs = await runsOf();
      await stranger.execute('BEGIN');
      await stranger.execute(weight);
      await stranger.query(`SELECT run_id FROM ${runs} FOR UPDATE`);
      while ((await stranger.query(SERVERS[dialect].waiting)).length === 0) await pause(150);
      // Waits for the run, which waits for us. It would fail if the run were not the victim.
      const [{ top } = { top: 0 }] = await stranger.query('SELECT max(id) AS top FROM orders');
      await stranger.execute(
        `INSERT INTO orders (id, customer_id, status, placed_at) VALUES (${Number(top) + 1}, 1, 'open', '2026-01-01')`,
      );
      await stranger.execute('ROLLBACK');
    }
  });
