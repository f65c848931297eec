import { startHeldClock } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunOptions } from '../run/run-request.ts';
import { loadHere } from './load-here.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { expectWhole, jobFor, runUndisturbed, type Undisturbed } from './fault-run.fixture.ts';
import { type Meddling, startProxy } from './proxy.fixture.ts';

const CHUNKS: RunOptions = { chunkRows: 2000, oneTransactionRows: 0 };
/** Seconds for a whole run, which without the fault takes a few. */
const BOUND = 60;
const LOADS = /FROM STDIN|LOAD DATA/;

/** Interferes once, with the COMMIT of a connection that has loaded rows. */
function onCommit(decision: ReturnType<Meddling>): () => Meddling {
  let isDone = false;
  return () => {
    let isLoading = false;
    return (piece, direction) => {
      if (direction === 'to_client') return 'pass';
      isLoading ||= LOADS.test(piece.toString('latin1'));
      if (isDone || !isLoading || !piece.includes('COMMIT')) return 'pass';
      isDone = true;
      return decision;
    };
  };
}

/** Interferes once, with the first rows of a connection. */
function onRows(decision: ReturnType<Meddling>): () => Meddling {
  let isDone = false;
  return () => {
    let isLoading = false;
    return (piece, direction) => {
      if (direction === 'to_client') return 'pass';
      if (isLoading && !isDone) {
        isDone = true;
        return decision;
      }
      isLoading ||= LOADS.test(piece.toString('latin1'));
      return 'pass';
    };
  };
}

/** Connections other than the one that asks. */
const SESSIONS = {
  postgresql:
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
  mariadb: 'SELECT count(*) FROM information_schema.processlist WHERE db = database() AND id <> connection_id()',
} as const;

const FAULTS = [
  ['the answer to COMMIT is swallowed', () => onCommit('mute')],
  ['the answer to COMMIT comes after 20 s', () => onCommit({ delay: 20_000 })],
  ['rows never arrive', () => onRows('withhold')],
  ['rows arrive a byte a second', () => onRows('draw_out')],
  ['the link is cut amid rows, and the server does not learn of it', () => onRows('cut_client')],
] as const;

for (const dialect of ['postgresql', 'mariadb'] as const)
  describe.skipIf(isMissing(dialect))(`a run over a half-open network into ${dialect}`, () => {
    let server: FaultServer;
    let wanted: Undisturbed;
    let runs = 0;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
      wanted = await runUndisturbed(server, loadHere);
    });
    afterAll(() => server.stop());

    const ways = dialect === 'postgresql' ? [{}, CHUNKS] : [CHUNKS];
    test.each(FAULTS.flatMap(([name, meddle]) => ways.map((options) => [name, options, meddle] as const)))(
      'resumes by itself where %s: %o',
      async (_, options, makeMeddle) => {
        const proxy = await startProxy(server.upstream, makeMeddle());
        const runId = `gen_half_${runs++}`;
        try {
          const database = server.fresh();
          const url = server.url(database, { port: proxy.port });
          const took = startHeldClock();
          const outcome = await loadHere(jobFor(wanted, { url, runId, options }));
          expect(outcome.certificate.violations).toBe(0);
          expect(proxy.cuts()).toBe(1);
          expect(took()).toBeLessThan(BOUND);
          await expectWhole(server.url(database), runId, wanted);
          // Connections that the network kept open were ended by the run itself, and with them their locks. The server
          // needs a moment to end them.
          await expect.poll(() => server.run(SESSIONS[dialect], database).trim(), { timeout: 10_000 }).toBe('0');
        } finally {
          proxy.close();
        }
      },
    );
  });
