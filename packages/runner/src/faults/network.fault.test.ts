import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunOptions } from '../run/run-request.ts';
import { makeDice } from './dice.fixture.ts';
import { loadHere } from './load-here.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from './fault-server.fixture.ts';
import { expectWhole, jobFor, runUndisturbed, type Undisturbed } from './fault-run.fixture.ts';
import { type Meddling, startProxy } from './proxy.fixture.ts';

const CHUNKS: RunOptions = { chunkRows: 300, oneTransactionRows: 0 };

/**
 * Cuts the connection before the answer to the first of every `each` COMMITs, which the server has executed by then.
 */
function dropCommitAnswers(each: number): () => Meddling {
  let commits = 0;
  return () => (piece, direction) =>
    direction === 'to_server' && piece.includes('COMMIT') && commits++ % each === 0 ? 'cut_answer' : 'pass';
}

/** Cuts the connection before the answer to a COMMIT of rows, once. */
function dropOneCommitAnswer(): () => Meddling {
  let isDone = false;
  return () => {
    let isLoading = false;
    return (piece, direction) => {
      if (direction === 'to_client') return 'pass';
      isLoading ||= piece.includes('FROM STDIN');
      if (isDone || !isLoading || !piece.includes('COMMIT')) return 'pass';
      isDone = true;
      return 'cut_answer';
    };
  };
}

/** Lets the loading statement pass, and never a row. */
function cutAfterStatement(): Meddling {
  let isLoading = false;
  return (piece, direction) => {
    if (isLoading && direction === 'to_server') return 'cut';
    isLoading ||= direction === 'to_server' && (piece.includes('FROM STDIN') || piece.includes('LOAD DATA'));
    return 'pass';
  };
}

/** Cuts connections after random numbers of bytes, `most` times. */
function cutAtRandom(most: number, bytes: number, below: (end: number) => number): () => Meddling {
  let left = most;
  return () => {
    let allowed = left-- > 0 ? 2000 + below(bytes) : Infinity;
    return ({ length }) => ((allowed -= length) < 0 ? 'cut' : 'pass');
  };
}

for (const dialect of ['postgresql', 'mariadb'] as const)
  describe.skipIf(isMissing(dialect))(`a run over a bad network into ${dialect}`, () => {
    let server: FaultServer;
    let wanted: Undisturbed;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
      wanted = await runUndisturbed(server, loadHere);
    });
    afterAll(() => server.stop());

    const runThrough = async (runId: string, options: RunOptions, meddle: () => Meddling): Promise<number> => {
      const proxy = await startProxy(server.upstream, meddle);
      try {
        const database = server.fresh();
        const url = server.url(database, { port: proxy.port });
        const outcome = await loadHere(jobFor(wanted, { url, runId, options }));
        expect(outcome.certificate.violations).toBe(0);
        await expectWhole(server.url(database), runId, wanted);
        return proxy.cuts();
      } finally {
        proxy.close();
      }
    };

    const ways =
      dialect === 'postgresql'
        ? [['one_transaction', {}] as const, ['chunks', CHUNKS] as const]
        : [['chunks', CHUNKS] as const];

    test.each(ways)('%s: has each row once where answers to COMMIT are lost', async (way, options) => {
      const [meddle, least] = way === 'chunks' ? [dropCommitAnswers(3), 20] : [dropOneCommitAnswer(), 1];
      expect(await runThrough('gen_commits', options, meddle)).toBeGreaterThanOrEqual(least);
    });

    test.each(ways)('%s: has each row once where connections are cut anywhere', async (way, options) => {
      const dice = makeDice(`cut ${dialect} ${way}`);
      const [cuts, bytes] = way === 'chunks' ? [40, 60_000] : [10, 1_000_000];
      const found = await runThrough('gen_cut', options, cutAtRandom(cuts, bytes, dice.below)).catch(
        (error: unknown) => {
          throw new Error(`ROWLOOM_FAULT_SEED=${dice.seed}`, { cause: error });
        },
      );
      expect(found).toBeGreaterThan(5);
    });

    test('gives up where no chunk ever gets through, and completes over a good network', async () => {
      const proxy = await startProxy(server.upstream, cutAfterStatement);
      try {
        const database = server.fresh();
        const job = jobFor(wanted, {
          url: server.url(database, { port: proxy.port }),
          runId: 'gen_hopeless',
          options: CHUNKS,
        });
        await expect(loadHere(job)).rejects.toMatchObject({ name: 'TargetError', code: 'connection_lost' });
        const url = server.url(database);
        expect(await loadHere({ ...job, url })).toMatchObject({ resumed: true });
        await expectWhole(url, 'gen_hopeless', wanted);
      } finally {
        proxy.close();
      }
    });
  });
