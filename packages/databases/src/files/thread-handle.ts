import { Worker } from 'node:worker_threads';
import type { LocaleWish } from '@rowloom/engine';
import type { ChunkReport } from './chunk-report.ts';
import type { FileTask, FileThreadData, FileThreadMessage } from './file-thread.ts';

/** A worker creates few objects; V8 would reserve space for many. */
const WORKER_LIMITS = { maxYoungGenerationSizeMb: 4 };

/**
 * A thread that writes files. Loading its code takes a while, so it may be started during planning; a process that ends
 * without a task for it ends it too.
 */
export class ThreadHandle {
  /** Until then it loads code that Node has compiled for the settings with which V8 was started. */
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  #failure: unknown;

  constructor(module: URL, locale?: LocaleWish) {
    const workerData: FileThreadData = locale === undefined ? {} : { locale };
    this.#worker = new Worker(module, { workerData, resourceLimits: WORKER_LIMITS });
    this.#worker.unref();
    this.#worker.on('error', (error) => this.#fail(error));
    this.ready = new Promise((resolve) => {
      // The first message of a thread says so, whatever it is.
      this.#worker.once('message', () => resolve());
      this.#worker.once('exit', () => resolve());
    });
    this.#ended = new Promise((resolve, reject) => {
      this.#worker.on('exit', () => (this.#failure === undefined ? resolve() : reject(this.#failure)));
    });
    // A failure while the thread waits is reported when it is given its task.
    this.#ended.catch(() => undefined);
  }

  /** Ends when the thread has ended; fails if it failed, after `stop` has told the others. */
  run(task: FileTask, report: (chunk: ChunkReport) => void, stop: () => void): Promise<void> {
    const fail = (error: unknown): void => {
      this.#fail(error);
      stop();
    };
    this.#worker.on('error', stop);
    this.#worker.on('message', (message: FileThreadMessage) => {
      if (message.kind === 'failure') fail(revive(message));
      if (message.kind !== 'chunks') return;
      try {
        message.chunks.forEach(report);
      } catch (error) {
        fail(error);
      }
    });
    this.#ended.catch(stop);
    this.#worker.ref();
    this.#worker.postMessage(task);
    return this.#ended;
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
  }
}

function revive({ name, message, stack, fields }: Extract<FileThreadMessage, { kind: 'failure' }>): Error {
  return Object.assign(new Error(message), fields, { name }, stack === undefined ? {} : { stack });
}
