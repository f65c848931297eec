import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../certificate/make-certificate.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { loadHere } from './load-here.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { expectWhole, jobFor, planShop, runUndisturbed, type Undisturbed, withTarget } from './fault-run.fixture.ts';
import { ROWS } from './shops.fixture.ts';
import { type Ended, outcomeOf, startLoader, writeJob } from './start-loader.fixture.ts';

const CHUNKS = { chunkRows: 300, oneTransactionRows: 0 };

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`two loaders into ${dialect} at once`, () => {
    let server: FaultServer;
    let wanted: Undisturbed;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
      wanted = await runUndisturbed(server, loadHere);
    });
    afterAll(() => server.stop());

    test.each(dialect === 'postgresql' ? [{}, CHUNKS] : [CHUNKS])(
      '%o: of the same run, one loads and the other reports which',
      async (options) => {
        const url = server.url(server.fresh());
        const job = writeJob(server.folder, jobFor(wanted, { url, runId: 'gen_twice', options }));
        const ends = await Promise.all([startLoader(job).ended, startLoader(job).ended]);
        expect(ends.map(({ complaints }) => complaints)).toEqual(['', '']);
        const refused = ends.filter(({ last }) => last?.kind === 'refused');
        for (const { last } of refused) expect(last?.['message']).toMatch(/^This run is being loaded by process \d+/);
        expect(ends.some(({ last }) => last?.kind === 'outcome')).toBe(true);
        await expectWhole(url, 'gen_twice', wanted);
      },
    );

    test('of two runs that append: both complete, with keys of their own', async () => {
      const { folder } = server;
      const url = server.url(server.fresh());
      const jobs = await Promise.all(
        [1, 2].map(async (seed) =>
          writeJob(
            folder,
            jobFor(await planShop(url, ROWS, seed), { url, runId: `gen_side_${seed}`, options: { chunkRows: 300 } }),
          ),
        ),
      );
      const ends = await Promise.all(jobs.map(untilDone));
      for (const ended of ends) expect(outcomeOf(ended)).toMatchObject({ violations: 0 });
      await withTarget(url, async (session, target) => {
        const schema = await readTargetSchema(target, session);
        const certificate = await makeCertificate(session, schema, { madeAt: '2026-01-01T00:00:00.000Z' });
        expect(certificate).toMatchObject({ violations: 0, unexamined: 0 });
        expect(Object.fromEntries(certificate.tables.map(({ name, rows }) => [name, rows]))).toEqual(
          Object.fromEntries(Object.entries(ROWS).map(([name, rows]) => [name, rows * 2])),
        );
      });
    });
  });

/** A process that finds the tables locked is told to retry, and retries. */
async function untilDone(job: string): Promise<Ended> {
  for (let attempt = 0; ; attempt++) {
    const ended = await startLoader(job).ended;
    if (ended.last?.['code'] !== 'locked' || attempt === 10) return ended;
  }
}
