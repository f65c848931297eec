import { openLoom } from './open-loom.ts';
import type { SaveFile, SaveTask } from './protocol.ts';

/** Where saved rows go: file after file, each from its beginning to its end. */
export type SaveSink = {
  /** `guess`: about how many bytes the file will have. */
  readonly begin: (file: SaveFile, guess: number) => Promise<void>;
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly end: () => Promise<void>;
  /** All files are there. */
  readonly close: () => Promise<void>;
  /** What was written so far is of no use. */
  readonly abort: () => Promise<void>;
};

export type SaveProgress = {
  readonly files: readonly SaveFile[];
  /** The file that is being written. */
  readonly file: number;
  readonly rows: number;
  readonly rowsInAll: number;
  readonly bytes: number;
};

export type SaveOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SaveProgress) => void;
};

/** Makes rows in a worker of its own and writes them away as fast as they are taken; memory stays the same. */
export async function saveInto(task: SaveTask, sink: SaveSink, options: SaveOptions): Promise<SaveProgress> {
  const { signal, onProgress } = options;
  const loom = openLoom();
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(new DOMException('Saving was stopped.', 'AbortError'));
  // Nobody may be waiting when it is stopped.
  stopped.promise.catch(() => undefined);
  signal.addEventListener('abort', stop);
  const orStopped = <T>(step: Promise<T>): Promise<T> => Promise.race([step, stopped.promise]);
  try {
    if (signal.aborted) stop();
    const files = await orStopped(loom.save(task));
    const rowsInAll = files.reduce((sum, { rows }) => sum + rows, 0);
    const made = { file: 0, rows: 0, bytes: 0 };
    const progress = (): SaveProgress => ({ files, rowsInAll, ...made });
    onProgress(progress());
    let open: number | undefined;
    let next = loom.saveNext();
    for (;;) {
      const chunk = await orStopped(next);
      if (chunk === undefined) break;
      // The next one is made while this one is written.
      next = loom.saveNext();
      next.catch(() => undefined);
      const file = files[chunk.file];
      if (file !== undefined && open !== chunk.file) {
        open = chunk.file;
        await orStopped(sink.begin(file, (chunk.bytes.length / Math.max(1, chunk.rows)) * file.rows));
      }
      const { length } = chunk.bytes;
      await orStopped(sink.write(chunk.bytes));
      if (chunk.isLast) await orStopped(sink.end());
      made.file = chunk.file;
      made.rows += chunk.rows;
      made.bytes += length;
      onProgress(progress());
    }
    await sink.close();
    return progress();
  } catch (error) {
    await sink.abort().catch(() => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    loom.close();
  }
}
