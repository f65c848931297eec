import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadHere } from './load-here.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { expectWhole, jobFor, runUndisturbed, type Undisturbed } from './fault-run.fixture.ts';
import { type Loader, outcomeOf, pause, startLoader, writeJob } from './start-loader.fixture.ts';

const LEASE = 2;
/** Every statement that loads rows takes a while, so that a freeze can hit one. */
const CHUNKS = { chunkRows: 2000, oneTransactionRows: 0, lease: LEASE };

const BUSY = {
  postgresql: "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'COPY%FROM STDIN%'",
  mariadb: "SELECT count(*) FROM information_schema.processlist WHERE info LIKE 'LOAD DATA%'",
};

/** Freezes a loader while the server waits for the rest of a chunk's rows. */
async function freezeMidCopy(server: FaultServer, loader: Loader): Promise<void> {
  await loader.untilLine(({ kind }) => kind === 'progress');
  const question = server.dialect === 'sqlite' ? undefined : BUSY[server.dialect];
  for (let attempt = 0; attempt < 400; attempt++) {
    loader.kill('SIGSTOP');
    // Data sent before is still arriving.
    await pause(20);
    if (question === undefined || Number(server.run(question, CATALOGUE[server.dialect])) > 0) return;
    loader.kill('SIGCONT');
    await pause(attempt % 5);
  }
  throw new Error('The loader was never met in the middle of a chunk.');
}

const CATALOGUE = { postgresql: 'postgres', mariadb: 'mysql', sqlite: '' };

for (const dialect of ['postgresql', 'mariadb'] as const)
  describe.skipIf(isMissing(dialect))(`a loader into ${dialect} that freezes past its lease`, () => {
    let server: FaultServer;
    let wanted: Undisturbed;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
      wanted = await runUndisturbed(server, loadHere);
    });
    afterAll(() => server.stop());

    const ways = dialect === 'postgresql' ? [{ lease: LEASE }, CHUNKS] : [CHUNKS];
    test.each(ways)(
      '%o: is taken over in the middle of a chunk, and wakes to an error without changing anything',
      async (options) => {
        const url = server.url(server.fresh());
        const job = writeJob(server.folder, jobFor(wanted, { url, runId: 'gen_frozen', options }));
        const frozen = startLoader(job);
        await freezeMidCopy(server, frozen);
        await pause((LEASE + 1.5) * 1000);
        expect(outcomeOf(await startLoader(job).ended)).toMatchObject({ resumed: true, violations: 0 });
        frozen.kill('SIGCONT');
        expect(await frozen.ended).toMatchObject({ code: 1, last: { kind: 'refused', code: 'locked' } });
        expect((await frozen.ended).last?.['message']).toContain('Another process has taken over this run');
        await expectWhole(url, 'gen_frozen', wanted);
      },
    );

    test('does not disturb a successor that is still working when it wakes', async () => {
      const url = server.url(server.fresh());
      const options = { ...CHUNKS, chunkRows: 300 };
      const job = writeJob(server.folder, jobFor(wanted, { url, runId: 'gen_woken', options }));
      const frozen = startLoader(job);
      await freezeMidCopy(server, frozen);
      await pause((LEASE + 1.5) * 1000);
      const successor = startLoader(job);
      await successor.untilLine(({ kind }) => kind === 'way');
      // Held for a moment, so that it is still there when another comes.
      successor.kill('SIGSTOP');
      frozen.kill('SIGCONT');
      expect(await frozen.ended).toMatchObject({ code: 1, last: { kind: 'refused', code: 'locked' } });
      // The one that woke has not signed its successor out: nobody else gets in within the lease. On a busy machine it
      // takes more than a minute to ask.
      const patient = writeJob(
        server.folder,
        jobFor(wanted, { url, runId: 'gen_woken', options: { ...options, lease: 3600 } }),
      );
      const { last } = await startLoader(patient).ended;
      expect(last?.['message']).toContain('is being loaded by process');
      successor.kill('SIGCONT');
      expect(outcomeOf(await successor.ended)).toMatchObject({ resumed: true, violations: 0 });
      await expectWhole(url, 'gen_woken', wanted);
    });
  });

describe('a loader into SQLite that freezes past its lease', () => {
  test('keeps its file, is named to anyone who comes next, and succeeds once it wakes', async () => {
    const server = await openFaultServer('sqlite');
    try {
      const wanted = await runUndisturbed(server, loadHere);
      const url = server.url(server.fresh());
      const options = { ...CHUNKS, patience: 2 };
      const job = writeJob(server.folder, jobFor(wanted, { url, runId: 'gen_frozen', options }));
      const frozen = startLoader(job);
      await freezeMidCopy(server, frozen);
      await pause((LEASE + 1.5) * 1000);
      const { last } = await startLoader(job).ended;
      expect(last).toMatchObject({ kind: 'refused', code: 'locked' });
      expect(last?.['message']).toMatch(/process \d+/i);
      frozen.kill('SIGCONT');
      expect(outcomeOf(await frozen.ended)).toMatchObject({ violations: 0 });
      await expectWhole(url, 'gen_frozen', wanted);
    } finally {
      await server.stop();
    }
  });
});
