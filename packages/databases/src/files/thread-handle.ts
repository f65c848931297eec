import { Worker } from 'node:worker_threads';
import type { LocaleWish } from '@rowloom/engine';
import type { ChunkReport } from './chunk-report.ts';
import type { FileTask, FileThreadData, FileThreadMessage } from './file-thread.ts';

/** A worker makes few objects; V8 would give it room for many. */
const WORKER_LIMITS = { maxYoungGenerationSizeMb: 4 };

/**
 * A thread that writes files. It takes a while to load what it needs: whoever is still planning starts it beforehand, and a
 * process that ends without a task for it takes it along.
 */
export class ThreadHandle {
  /** Until then it loads code, which Node has compiled beforehand for the settings that V8 was started with. */
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
      // The first word of a thread says so, whatever it is.
      this.#worker.once('message', () => resolve());
      this.#worker.once('exit', () => resolve());
    });
    this.#ended = new Promise((resolve, reject) => {
      this.#worker.on('exit', () => (this.#failure === undefined ? resolve() : reject(this.#failure)));
    });
    // A thread that fails while it waits is heard of when it is given its task.
    this.#ended.catch(() => undefined);
  }

  /** Ends when the thread has; fails when it did, after `stop` has told the others. */
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
