import { parseDatabaseUrl, type Session } from '@rowloom/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobFor, planShop } from '../faults/fault-run.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { repairTarget } from '../repair/repair-target.ts';
import { listTargetRuns } from '../run/list-target-runs.ts';
import { runGeneration } from '../run/run-generation.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { undoRun } from '../undo/undo-run.ts';
import { makeTarget, type Target } from './target.ts';
import { withSession } from './with-session.ts';

type Limits = Readonly<Record<string, number>>;

/** In seconds, as the server itself reports them; none of them may be 0, which means unlimited. */
const ASKED = {
  postgresql: `SELECT extract(epoch FROM current_setting('lock_timeout')::interval)::float8 AS lock,
    extract(epoch FROM current_setting('idle_in_transaction_session_timeout')::interval)::float8 AS idle,
    (SELECT setting::float8 / 1000 FROM pg_settings WHERE name = 'tcp_user_timeout') AS unacknowledged,
    extract(epoch FROM current_setting('client_connection_check_interval')::interval)::float8 AS look,
    (SELECT setting::int FROM pg_settings WHERE name = 'tcp_keepalives_idle') AS quiet,
    (SELECT setting::int FROM pg_settings WHERE name = 'tcp_keepalives_interval') AS again,
    (SELECT setting::int FROM pg_settings WHERE name = 'tcp_keepalives_count') AS times`,
  mariadb: `SELECT @@SESSION.lock_wait_timeout AS metadata_lock, @@SESSION.innodb_lock_wait_timeout AS row_lock,
    @@SESSION.net_read_timeout AS reading, @@SESSION.net_write_timeout AS writing,
    @@SESSION.idle_transaction_timeout AS idle`,
  sqlite: 'PRAGMA busy_timeout',
} as const;

const MAXIMUM = { postgresql: 60, mariadb: 60, sqlite: 60_000 } as const;

/** A target that queries the server about every session it opens, at its start and during each certificate. */
function examined(target: Target, dialect: keyof typeof ASKED, seen: Map<string, Limits[]>): Target {
  const ask = async (session: Session, kind: string): Promise<void> => {
    const [limits = {}] = await session.query(ASKED[dialect]);
    seen.set(kind, [...(seen.get(kind) ?? []), limits as Limits]);
  };
  return {
    ...target,
    async connect(options) {
      const session = await target.connect(options);
      const name = (options?.applicationName ?? '').replace(/gen_\w+/, 'RUN');
      await ask(session, name);
      const { script, query } = session;
      Object.assign(session, {
        async script(sql: string) {
          await script(sql);
          if (!/SNAPSHOT|SAVEPOINT rowloom_inner/.test(sql)) return;
          const [limits = {}] = await query(ASKED[dialect]);
          seen.set(`${name}, certifying`, [limits as Limits]);
        },
      });
      return session;
    },
  };
}

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`sessions with ${dialect}`, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect, dialect === 'postgresql' ? ['listen_addresses=127.0.0.1'] : []);
    });
    afterAll(() => server.stop());

    test('of every kind have a lock timeout, as the server reports', async () => {
      const database = server.fresh();
      // Over the network: a socket has nothing to keep alive.
      const { port } = server as FaultServer & { readonly port?: number };
      const url = dialect === 'postgresql' ? server.url(database, { port: port ?? 0 }) : server.url(database);
      const seen = new Map<string, Limits[]>();
      const target = examined(makeTarget(parseDatabaseUrl(url, { sockets: true })), dialect, seen);
      const shop = await planShop(url, { '*': 300 });
      const { url: _, ...job } = jobFor(shop, { url, runId: 'gen_limits', options: { lease: 0.15 } });
      await runGeneration({ ...job, target });
      await withSession(target, (session) => readTargetSchema(target, session));
      await listTargetRuns(target);
      await repairTarget(target);
      await undoRun({ target, runId: 'gen_limits' });
      const kinds = ['rowloom', 'rowloom RUN', 'rowloom repair'];
      const more = [
        'rowloom certificate',
        'rowloom heartbeat',
        'rowloom RUN, certifying',
        'rowloom certificate, certifying',
      ];
      expect([...seen.keys()].toSorted()).toEqual([...kinds, ...(dialect === 'sqlite' ? [] : more)].toSorted());
      for (const [kind, all] of seen)
        for (const limits of all)
          for (const [name, value] of Object.entries(limits)) {
            expect(value, `${name} of ${kind}`).toBeGreaterThan(0);
            expect(value, `${name} of ${kind}`).toBeLessThanOrEqual(MAXIMUM[dialect]);
          }
    });
  });
