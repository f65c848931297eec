import { type LinkState, startHeldClock, startLink } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunEvent, RunOptions } from '../run/run-request.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { expectWhole, jobFor, runUndisturbed, type Undisturbed } from './fault-run.fixture.ts';
import { loadHere } from './load-here.fixture.ts';

const CHUNKS: RunOptions = { chunkRows: 2000, oneTransactionRows: 0 };
/** Seconds of silence after which a run ends by itself, and extra ones for a busy machine. */
const BOUND = 60;
const SLACK = 12;

for (const dialect of ['postgresql', 'mariadb'] as const)
  describe.skipIf(isMissing(dialect))(`a target in ${dialect} that stops answering`, () => {
    let server: FaultServer;
    let wanted: Undisturbed;
    let runs = 0;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
      wanted = await runUndisturbed(server, loadHere);
    });
    afterAll(() => server.stop());

    /** The link changes at the run's first event of a kind; returns the run and the time of the change. */
    async function runOver(
      { state, at, options }: { state: LinkState; at: RunEvent['kind']; options: RunOptions },
      meanwhile: (link: Awaited<ReturnType<typeof startLink>>) => void = () => undefined,
    ) {
      const link = await startLink(server.upstream);
      const database = server.fresh();
      const runId = `gen_silent_${dialect}_${runs++}`;
      const clock: { read?: () => number } = {};
      const onEvent = ({ kind }: RunEvent): void => {
        if (kind !== at || clock.read !== undefined) return;
        clock.read = startHeldClock();
        link.become(state);
        meanwhile(link);
      };
      const url = server.url(database, { port: link.port });
      const [ended] = await Promise.allSettled([loadHere(jobFor(wanted, { url, runId, options }), onEvent)]);
      link.close();
      if (clock.read === undefined) throw new Error(`The run never came to ${at}.`, { cause: ended });
      const seconds = clock.read();
      return { ended, seconds, database, runId };
    }

    const ways = dialect === 'postgresql' ? [{}, CHUNKS] : [CHUNKS];
    const cases = (['progress', 'certifying'] as const).flatMap((at) => ways.map((options) => [at, options] as const));
    // The databases of a MariaDB server have one ledger, which is compared as a whole.
    const options = { concurrent: dialect === 'postgresql' };
    test.each(cases)(
      `is given up within ${BOUND} s in all, and the same run resumes later: at %s, %o`,
      options,
      async (at, wished) => {
        const { ended, seconds, database, runId } = await runOver({ state: 'silent', at, options: wished });
        expect(ended).toMatchObject({ status: 'rejected', reason: { name: 'TargetError' } });
        expect(seconds).toBeLessThan(BOUND + SLACK);
        const again = { ...wished, takeOver: true };
        await loadHere(jobFor(wanted, { url: server.url(database), runId, options: again }));
        await expectWhole(server.url(database), runId, wanted);
      },
    );

    test('is waited for if it comes back in time', options, async () => {
      const { ended, seconds, database, runId } = await runOver(
        { state: 'silent', at: 'progress', options: CHUNKS },
        (link) => setTimeout(() => link.become('whole'), 20_000),
      );
      expect(ended).toMatchObject({ status: 'fulfilled' });
      expect(seconds).toBeLessThan(BOUND + SLACK);
      await expectWhole(server.url(database), runId, wanted);
    });
  });
