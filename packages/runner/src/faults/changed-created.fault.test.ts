import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLedger } from '../ledger/open-ledger.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { jobFor, planShop, withTarget } from './fault-run.fixture.ts';
import { LIBRARY } from './library.fixture.ts';
import { loadHere } from './load-here.fixture.ts';

const ROWS = { readers: 200, loans: 300, visits: 300 } as const;
/** A session that changes a table waits at most this long for a lock: the run itself must not hold one. */
const IMPATIENT = {
  postgresql: "SET lock_timeout = '5s'; SET search_path = public;",
  mariadb: 'SET SESSION lock_wait_timeout = 5;',
  sqlite: '',
} as const;
const CHUNKS = { chunkRows: 64, oneTransactionRows: 0, connections: 1 } as const;
const WAYS = {
  postgresql: [{}, CHUNKS],
  mariadb: [CHUNKS],
  sqlite: [CHUNKS],
};

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`changes by others to tables of ${dialect} that a run created`, () => {
    let server: FaultServer;
    let runs = 0;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    const [, , visits = ''] = LIBRARY[dialect];
    const CHANGES = [
      { what: 'a table dropped', sql: 'DROP TABLE visits', said: 'visits is gone' },
      { what: 'a table dropped and made again', sql: `DROP TABLE visits; ${visits}`, said: 'visits' },
      { what: 'a column added', sql: 'ALTER TABLE loans ADD COLUMN note varchar(20)', said: 'loans.note was added' },
      { what: 'a column dropped', sql: 'ALTER TABLE visits DROP COLUMN reason', said: 'visits.reason was dropped' },
      { what: 'rows deleted', sql: 'DELETE FROM visits', said: 'visits has 0 of the 300 rows' },
    ];

    test.each(WAYS[dialect].flatMap((options) => CHANGES.map((change) => ({ ...change, options }))))(
      '$what between load and certificate ($options): it is reported, and the run does not succeed',
      async ({ sql, said, options }) => {
        const shop = await planShop(server.url(server.fresh(`${LIBRARY[dialect].join(';\n')};`)), ROWS);
        const name = server.fresh(dialect === 'postgresql' ? 'SELECT 1' : '');
        const url = server.url(name);
        const runId = `gen_made_${dialect}${runs++}`;
        const { certificate } = await loadHere(jobFor(shop, { url, runId, mode: 'create', options }), ({ kind }) => {
          if (kind === 'certifying') server.run(`${IMPATIENT[dialect]}${sql};`, name);
        });
        expect(certificate.differences).toBeGreaterThan(0);
        expect(certificate.tables.flatMap(({ changes = [] }) => changes).join(' ')).toContain(said);
        const phase = await withTarget(url, async (session, { database }) => {
          const ledger = await findLedger(session, database);
          return (await session.query(`SELECT phase FROM ${ledger?.runs} WHERE run_id = $1`, [runId]))[0]?.['phase'];
        });
        expect(phase).toBe('certifying');
      },
    );
  });
