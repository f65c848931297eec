import { parentPort, workerData } from 'node:worker_threads';
import { loadLexicon, type LocaleWish } from '@rowloom/engine';
import type { ChunkReport } from './chunk-report.ts';
import { openChunkTurns } from './chunk-turns.ts';
import type { FileJob } from './file-job.ts';
import { writeTables } from './write-tables.ts';

/** What a thread is told at its start: word lists that it may load while it waits for its task. */
export type FileThreadData = { readonly locale?: LocaleWish };

export type FileTask = { readonly job: FileJob; readonly turns: SharedArrayBuffer; readonly backwards: boolean };

export type FileThreadMessage =
  /** It has loaded what it needs. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'chunks'; readonly chunks: readonly ChunkReport[] }
  | {
      readonly kind: 'failure';
      readonly name: string;
      readonly message: string;
      readonly stack?: string;
      /** Further details: a code, the table. */
      readonly fields: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'end' };

/** The work of a worker thread of a run; its module calls only this. */
export async function runFileThread(): Promise<void> {
  const { locale } = workerData as FileThreadData;
  const told = new Promise<FileTask>((resolve) => void parentPort?.once('message', resolve));
  if (locale !== undefined) await loadLexicon(locale);
  const post = (message: FileThreadMessage): void => parentPort?.postMessage(message);
  post({ kind: 'ready' });
  const { job, turns, backwards } = await told;
  const reports = gatherReports((chunks) => post({ kind: 'chunks', chunks }));
  const shared = openChunkTurns(turns, job.tables.length);
  try {
    await writeTables(job, shared, (chunk) => reports.add(chunk), { backwards });
    reports.flush();
    post({ kind: 'end' });
  } catch (error) {
    // Others may be waiting for the chunk that this thread will not write.
    shared.stop();
    const { name, message, stack } = error as Error;
    post({
      kind: 'failure',
      name,
      message,
      ...(stack === undefined ? {} : { stack }),
      fields: { ...(error as Error) },
    });
  }
}

/** Milliseconds between messages: each costs time in the thread that reads it, which also writes rows. */
const REPORT_EVERY = 50;

function gatherReports(send: (chunks: readonly ChunkReport[]) => void) {
  let gathered: ChunkReport[] = [];
  let sent = performance.now();
  const flush = (): void => {
    if (gathered.length > 0) send(gathered);
    gathered = [];
    sent = performance.now();
  };
  return {
    add(chunk: ChunkReport): void {
      gathered.push(chunk);
      if (performance.now() - sent >= REPORT_EVERY) flush();
    },
    flush,
  };
}
