import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadHere } from './load-here.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { expectWhole, jobFor, runUndisturbed, type Undisturbed } from './fault-run.fixture.ts';
import { outcomeOf, startLoader, writeJob } from './start-loader.fixture.ts';

const WHO_IS_THERE = {
  postgresql: { database: 'postgres', sql: 'SELECT pid, state, wait_event, query FROM pg_stat_activity' },
  mariadb: { database: 'mysql', sql: 'SHOW FULL PROCESSLIST' },
};
const CHUNKS = { chunkRows: 200, oneTransactionRows: 0 };

for (const dialect of ['postgresql', 'mariadb'] as const)
  describe.skipIf(isMissing(dialect))(`${dialect} killed and restarted`, () => {
    let server: FaultServer;
    let wanted: Undisturbed;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
      wanted = await runUndisturbed(server, loadHere);
    });
    afterAll(() => server.stop());

    test.each(dialect === 'postgresql' ? [{}, CHUNKS] : [CHUNKS])(
      '%o: is waited for by a run in progress, which then completes',
      async (options) => {
        const url = server.url(server.fresh());
        const job = writeJob(server.folder, jobFor(wanted, { url, runId: 'gen_restarted', options }));
        const { database, sql } = WHO_IS_THERE[dialect];
        const loader = startLoader(job, () => server.run(sql, database));
        for (const table of ['customers', 'order_items']) {
          await loader.untilLine((line) => line.kind === 'progress' && line['table'] === table);
          await server.restart();
        }
        expect(outcomeOf(await loader.ended)).toMatchObject({ violations: 0 });
        expect(loader.lines.some(({ kind }) => kind === 'reconnecting')).toBe(true);
        await expectWhole(url, 'gen_restarted', wanted);
      },
    );
  });
