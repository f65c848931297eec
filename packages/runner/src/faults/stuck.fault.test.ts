import { startHeldClock } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunOptions } from '../run/run-request.ts';
import { expectWhole, jobFor, runUndisturbed, type Undisturbed } from './fault-run.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { loadHere } from './load-here.fixture.ts';

/** Seconds: a minute for the commit, two for the ledger, which is asked again, and what a busy machine may add. */
const BOUND = 240;
const WAYS: readonly RunOptions[] = [{}, { chunkRows: 2000, oneTransactionRows: 0 }];

describe.skipIf(isMissing('postgresql'))('a server that is at work for ever', () => {
  let server: FaultServer;
  let wanted: Undisturbed;
  beforeAll(async () => {
    server = await openFaultServer('postgresql');
    wanted = await runUndisturbed(server, loadHere);
  });
  afterAll(() => server.stop());

  const wait = (standbys: string): void => {
    server.run(`ALTER SYSTEM SET synchronous_standby_names = '${standbys}'`, 'postgres');
    server.run('SELECT pg_reload_conf()', 'postgres');
  };

  test.each(WAYS)('is given up, whoever it waits for is named, and the same run goes on later: %o', async (options) => {
    const url = server.url(server.fresh());
    const runId = `gen_stuck${WAYS.indexOf(options)}`;
    const clock: { read?: () => number } = {};
    const load = loadHere(jobFor(wanted, { url, runId, options }), ({ kind }) => {
      if (kind !== 'progress' || clock.read !== undefined) return;
      clock.read = startHeldClock();
      wait('gone');
    });
    try {
      await expect(load).rejects.toThrow(/at work \(SyncRep: it waits for a standby/);
      expect(clock.read?.()).toBeLessThan(BOUND);
    } finally {
      wait('');
    }
    await loadHere(jobFor(wanted, { url, runId, options: { ...options, takeOver: true } }));
    await expectWhole(url, runId, wanted);
  });
});
