import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunOptions } from '../run/run-request.ts';
import { loadHere } from './load-here.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { expectWhole, jobFor, runUndisturbed, type Undisturbed } from './fault-run.fixture.ts';
import { makeDice } from './dice.fixture.ts';
import type { FaultDialect } from './shops.fixture.ts';
import { outcomeOf, pause, startLoader, writeJob } from './start-loader.fixture.ts';

const KILLS = 20;
const EARLY = 5;
const CHUNKS: RunOptions = { chunkRows: 100, oneTransactionRows: 0 };

const WAYS: readonly { readonly dialect: FaultDialect; readonly way: string; readonly options: RunOptions }[] = [
  { dialect: 'postgresql', way: 'one_transaction', options: {} },
  { dialect: 'postgresql', way: 'chunks', options: CHUNKS },
  { dialect: 'mariadb', way: 'chunks', options: CHUNKS },
  { dialect: 'sqlite', way: 'chunks', options: CHUNKS },
];

for (const dialect of ['postgresql', 'mariadb', 'sqlite'] as const)
  describe.skipIf(isMissing(dialect))(`kill -9 of a loader into ${dialect}`, () => {
    let server: FaultServer;
    let wanted: Undisturbed;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
      wanted = await runUndisturbed(server, loadHere);
    });
    afterAll(() => server.stop());

    test.each(WAYS.filter((way) => way.dialect === dialect))(
      '$way: at 20 random times of one run loses and duplicates nothing',
      async ({ way, options }) => {
        const dice = makeDice(way);
        const url = server.url(server.fresh());
        const job = writeJob(server.folder, jobFor(wanted, { url, runId: 'gen_killed', options }));
        for (let kill = 0; kill < KILLS; kill++) {
          const loader = startLoader(job);
          // Early kills hit the start and the preparations; each of the later ones lets the run make some progress.
          const lines = kill < EARLY ? 0 : 1 + dice.below(7);
          if (lines > 0) await loader.untilLine((_, index) => index + 1 >= lines);
          await pause(dice.below(kill < EARLY ? 500 : 8));
          loader.kill('SIGKILL');
          const { signal, last, complaints } = await loader.ended;
          expect({ kill, signal, last, complaints, seed: dice.seed }).toMatchObject({
            signal: 'SIGKILL',
            complaints: '',
          });
        }
        expect(outcomeOf(await startLoader(job).ended, dice.seed)).toMatchObject({ way, resumed: true });
        await expectWhole(url, 'gen_killed', wanted);
      },
    );
  });
