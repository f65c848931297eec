import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDatabaseUrl } from '@rowloom/databases';
import type { Mode } from '../ledger/run-record.ts';
import { repairTarget } from '../repair/repair-target.ts';
import type { RunOptions } from '../run/run-request.ts';
import { makeTarget } from '../target/target.ts';
import { makeDice } from './dice.fixture.ts';
import { loadHere } from './load-here.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { describeShop, expectWhole, jobFor, planShop, runUndisturbed, type Undisturbed } from './fault-run.fixture.ts';
import type { FaultDialect } from './shops.fixture.ts';
import { outcomeOf, pause, startLoader, writeJob } from './start-loader.fixture.ts';

const UNCONSTRAINED: RunOptions = { chunkRows: 300, oneTransactionRows: 0, exclusive: true };

/** PostgreSQL removes constraints from existing tables; the others add them last to tables that the run creates. */
const MODES: Readonly<Record<FaultDialect, readonly Mode[]>> = {
  postgresql: ['truncate', 'create'],
  mariadb: ['create'],
  sqlite: ['create'],
};

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`kill -9 while constraints are off in ${dialect}`, () => {
    let server: FaultServer;
    let shop: Undisturbed;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
      shop = await runUndisturbed(server, loadHere);
    });
    afterAll(() => server.stop());

    /** A run during which the loader was killed, and the same run undisturbed. */
    const begin = async (mode: Mode, runId: string) => {
      const start = (): string => server.url(server.fresh(mode === 'create' ? 'SELECT 1' : undefined));
      const other = start();
      await loadHere(jobFor(shop, { url: other, runId: `${runId}_undisturbed`, mode, options: UNCONSTRAINED }));
      const wanted = await describeShop(other, shop.plan);
      const url = start();
      // Earlier rows, so that there is something to empty.
      if (mode === 'truncate')
        await loadHere(jobFor(await planShop(url, { '*': 50 }, 3), { url, runId: 'gen_before' }));
      const job = writeJob(server.folder, jobFor(shop, { url, runId, mode, options: UNCONSTRAINED }));
      return { url, wanted, job };
    };

    const killAt = async (job: string, kind: string, after: number, mayEnd = false): Promise<void> => {
      const loader = startLoader(job);
      await loader.untilLine((line) => line.kind === kind);
      await pause(after);
      loader.kill('SIGKILL');
      const { signal, complaints, last } = await loader.ended;
      if (mayEnd && last?.kind === 'outcome') return;
      if (signal !== 'SIGKILL') throw new Error(`It ended before it was killed: ${JSON.stringify(last)} ${complaints}`);
    };

    for (const mode of MODES[dialect]) {
      test(`${mode}: repair restores every constraint, and the run then completes`, async () => {
        const runId = `gen_repaired_${mode}`;
        const { url, wanted, job } = await begin(mode, runId);
        await killAt(job, 'progress', 10);
        expect((await describeShop(url, shop.plan)).fingerprint).not.toBe(wanted.fingerprint);
        const other = jobFor(shop, { url, runId: `${runId}_other`, mode: 'append' });
        await expect(loadHere(other)).rejects.toThrow(`${runId} has taken constraints off`);
        // Only now the dead process is known to be dead: it was on this machine.
        const { runs } = await repairTarget(makeTarget(parseDatabaseUrl(url, { sockets: true })));
        expect(runs).toMatchObject([{ runId }]);
        expect((await describeShop(url, shop.plan)).fingerprint).toBe(wanted.fingerprint);
        expect(outcomeOf(await startLoader(job).ended)).toMatchObject({ violations: 0 });
        await expectWhole(url, runId, wanted);
      });

      test(`${mode}: the run resumes without repair`, async () => {
        const dice = makeDice(`unconstrained ${dialect} ${mode}`);
        const runId = `gen_resumed_${mode}`;
        const { url, wanted, job } = await begin(mode, runId);
        await killAt(job, 'way', dice.below(30));
        await killAt(job, 'progress', dice.below(50));
        // While constraints are being restored: some exist, some do not.
        for (let kill = 0; kill < 4; kill++) await killAt(job, 'constraining', dice.below(10), true);
        expect(outcomeOf(await startLoader(job).ended, dice.seed)).toMatchObject({ violations: 0 });
        await expectWhole(url, runId, wanted);
      });
    }
  });
