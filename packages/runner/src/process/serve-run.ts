import { setFlagsFromString } from 'node:v8';
import { isTargetError } from '@rowloom/databases';
import { countRows } from './count-rows.ts';
import { executeTask } from './execute-task.ts';
import { explainFailure } from './explain-failure.ts';
import { packCertificate } from './pack-certificate.ts';
import type { LeftRows, RunEnd, RunMessage, RunWord } from './run-message.ts';
import { openTask } from './open-task.ts';
import type { SentRunTask } from './run-task.ts';
import type { StartedWork } from './run-work.ts';

export type ServeRunOptions = {
  /** The module of the threads that write files. */
  readonly fileWorker: URL;
};

/** The process of a run: it takes one task from its parent, works, reports how it ended, and exits. */
export function serveRun({ fileWorker }: ServeRunOptions): void {
  const controller = new AbortController();
  let wish: 'cancel' | 'stop' | undefined;
  const ask = (word: 'cancel' | 'stop'): void => {
    wish = wish === 'cancel' ? wish : word;
    controller.abort();
  };
  // Ctrl-C reaches every process of a terminal, but the parent decides what happens to the run.
  process.on('SIGINT', () => undefined);
  process.on('SIGHUP', () => undefined);
  process.on('SIGTERM', () => ask('stop'));
  // Nobody is left to tell: the next attempt at the run finds the ledger.
  process.on('disconnect', () => process.exit(1));
  process.on('uncaughtException', (error) => end({ kind: 'failed', failure: explainFailure(error), left: NOTHING }));
  process.on('message', (word: RunWord) => {
    if (word.kind !== 'task') ask(word.kind);
    else void run(word.task, controller.signal, fileWorker, () => wish).then(end);
  });
}

const NOTHING: LeftRows = { rows: 0, tables: [] };

async function run(
  task: SentRunTask,
  signal: AbortSignal,
  fileWorker: URL,
  wish: () => 'cancel' | 'stop' | undefined,
): Promise<RunEnd> {
  const began = performance.now();
  const count = countRows(send);
  let started: StartedWork | undefined;
  try {
    started = await executeTask(openTask(task), { signal, send, count, fileWorker });
    // Rows are made without objects: space for young ones would stay unused. Only after all code is loaded, because
    // V8's code cache is invalid under other settings.
    setFlagsFromString('--semi-space-growth-factor=1');
    const outcome = await started.outcome;
    count.flush();
    return {
      kind: 'done',
      outcome: {
        ...outcome,
        certificate: outcome.certificate === null ? null : packCertificate(outcome.certificate),
        seconds: { ...outcome.seconds, total: (performance.now() - began) / 1000 },
      },
    };
  } catch (error) {
    const left = (await started?.left().catch(() => undefined)) ?? count.left();
    const wished = wish();
    if (wished !== undefined && isTargetError(error) && error.code === 'interrupted')
      return { kind: wished === 'cancel' ? 'cancelled' : 'stopped', left };
    return { kind: 'failed', failure: explainFailure(error), left };
  }
}

function send(message: RunMessage): void {
  process.send?.(message);
}

function end(message: RunEnd): void {
  // Connections that do not close must not keep the process alive.
  process.send?.(message, () => process.exit(0));
}
