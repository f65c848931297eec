import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunOptions } from '../run/run-request.ts';
import { loadHere } from './load-here.fixture.ts';
import { type FaultServer, openFaultServer } from './fault-server.fixture.ts';
import { expectWhole, jobFor, runUndisturbed, type Undisturbed } from './fault-run.fixture.ts';
import { makeDice } from './dice.fixture.ts';
import type { FaultDialect } from './shops.fixture.ts';
import { outcomeOf, pause, startLoader, writeJob } from './start-loader.fixture.ts';

const KILLS = 20;
const CHUNKS: RunOptions = { chunkRows: 200, oneTransactionRows: 0 };

const WAYS: readonly { readonly dialect: FaultDialect; readonly way: string; readonly options: RunOptions }[] = [
  { dialect: 'postgresql', way: 'one_transaction', options: {} },
  { dialect: 'postgresql', way: 'chunks', options: CHUNKS },
  { dialect: 'mariadb', way: 'chunks', options: CHUNKS },
  { dialect: 'sqlite', way: 'chunks', options: CHUNKS },
];

describe.each(['postgresql', 'mariadb', 'sqlite'] as const)('kill -9 of a loader into %s', (dialect) => {
  let server: FaultServer | undefined;
  let wanted: Undisturbed;
  beforeAll(async () => {
    server = await openFaultServer(dialect);
    if (server !== undefined) wanted = await runUndisturbed(server, loadHere);
  });
  afterAll(() => server?.stop());

  test.each(WAYS.filter((way) => way.dialect === dialect))(
    '$way: at 20 random moments of one run loses nothing and doubles nothing',
    { timeout: 150_000 },
    async ({ way, options }) => {
      if (server === undefined) return;
      const dice = makeDice(way);
      const url = server.url(server.fresh());
      const job = writeJob(server.folder, jobFor(wanted, { url, runId: 'gen_killed', options }));
      for (let kill = 0; kill < KILLS; kill++) {
        const loader = startLoader(job);
        // Early kills meet the preparations; each of the later ones lets the run get on a little.
        const lines = dice.below(8);
        await loader.untilLine((_, index) => index + 1 >= lines);
        await pause(dice.below(kill < 4 ? 400 : 40));
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
