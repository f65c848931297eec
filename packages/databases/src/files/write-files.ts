import { appendFileSync } from 'node:fs';
import { nameFiles, parquetFooter, type RowGroupMeta } from '@rowloom/engine';
import type { ChunkReport } from './chunk-report.ts';
import type { FileJob } from './file-job.ts';
import { isUrlLike } from '../address/url-like.ts';
import { targetError } from '../target/target-error.ts';
import { checkFolder } from './folder-check.ts';
import { openPartialFiles, type PartialFiles } from './partial-files.ts';
import { runJob, type Threads } from './run-job.ts';
import { countChunks, type TableProgress, type WrittenTable } from './table-progress.ts';
import { explainSystemError } from './explain-system-error.ts';
import { writeAll } from './write-all.ts';

export type WriteRequest = Omit<FileJob, 'tables'> & { readonly tables: readonly string[] };

export type WriteOptions = {
  readonly threads: Threads;
  readonly signal: AbortSignal;
  /** After each chunk. */
  readonly onProgress: (table: TableProgress) => void;
};

export type FolderOptions = WriteOptions & {
  readonly folder: string;
  /** Write into a folder that contains foreign files. */
  readonly force: boolean;
  /** Files beside the tables, made when these are complete; the last one gets its name last. */
  readonly companions: (
    written: readonly WrittenTable[],
    files: ReadonlyMap<string, string>,
  ) => Promise<readonly (readonly [name: string, text: string])[]>;
};

/** Writes tables into a folder, one file each: all of them, or (after a failure or an interruption) none. */
export async function writeFolder(request: WriteRequest, options: FolderOptions): Promise<readonly WrittenTable[]> {
  const { folder } = options;
  // The caller decides what the place is; a mistake there must not put a password into a folder's name.
  if (isUrlLike(folder))
    throw targetError('invalid_address', 'The target of files must be a folder, but this has the form of a URL.');
  // A folder with foreign files is refused before anything is created there, and checked again once it is locked.
  checkFolder(folder, options.force);
  let files: PartialFiles | undefined;
  try {
    const partial = (files = openPartialFiles(folder));
    const replaced = checkFolder(folder, options.force);
    const names = nameFiles(request.tables, request.format, request.gzip);
    const tables = [...names].map(([name, file]) => ({ name, path: partial.create(file) }));
    const written = await writeJob({ ...request, tables }, options, (table, footer) =>
      appendFileSync(tables[table]?.path ?? '', footer),
    );
    for (const [name, text] of await options.companions(written, names)) partial.writeText(name, text);
    partial.complete(replaced);
    return written;
  } catch (error) {
    files?.discard();
    throw explainSystemError(error, folder) ?? error;
  }
}

/** Writes tables one after the other to standard output. */
export async function writeStandardOutput(
  request: WriteRequest,
  options: WriteOptions,
): Promise<readonly WrittenTable[]> {
  // A stream has one end: threads would only wait for each other.
  const threads = { ...options.threads, count: 1 };
  try {
    const job = { ...request, tables: request.tables.map((name) => ({ name })) };
    return await writeJob(job, { ...options, threads }, (_, footer) => writeAll(1, footer, null));
  } catch (error) {
    throw explainSystemError(error, 'the output') ?? error;
  }
}

async function writeJob(
  job: FileJob,
  options: WriteOptions,
  finish: (table: number, footer: Uint8Array) => void,
): Promise<readonly WrittenTable[]> {
  const counts = job.tables.map(({ name }) =>
    countChunks(name, job.plan.tables.find((table) => table.name === name)?.rows ?? 0),
  );
  const groups = job.tables.map((): RowGroupMeta[] => []);
  const report = (chunk: ChunkReport): void => {
    const count = counts[chunk.table];
    if (count === undefined) return;
    count.add(chunk);
    const { isDone } = count.progress();
    if (chunk.parquet !== undefined) {
      const known = groups[chunk.table] ?? [];
      if (chunk.parquet.group !== undefined) known[chunk.chunk] = chunk.parquet.group;
      if (isDone) {
        const footer = parquetFooter(chunk.parquet.columns, known);
        finish(chunk.table, footer);
        count.addFooter(footer.length);
      }
    }
    options.onProgress(count.progress());
  };
  await runJob(job, options.threads, report, options.signal);
  return counts.map((count) => count.written());
}
