import { availableParallelism } from 'node:os';
import { type TableProgress, writeFolder, type WriteRequest, writeS3, type WrittenTable } from '@rowloom/databases';
import { companionFiles } from '@rowloom/sql';
import {
  type FileFormat,
  type LocaleWish,
  type Plan,
  type Rules,
  type SchemaDocument,
  type SqlDialect,
  tableKey,
} from '@rowloom/engine';
import type { FilesPlace } from '../process/run-task.ts';
import { runTables } from '../run/run-tables.ts';
import { confineFolder } from './confine-folder.ts';

export type FilesRun = {
  readonly place: FilesPlace;
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly locale: LocaleWish;
  readonly format: FileFormat;
  readonly dialect: SqlDialect;
  readonly gzip: boolean;
  /** For the export beside the files: what was approved, if that is more than the plan. */
  readonly planDigest?: string;
  /** The module of the threads that write files. */
  readonly fileWorker: URL;
  readonly signal: AbortSignal;
  readonly onProgress: (table: TableProgress) => void;
};

const MAX_THREADS = 4;
/** Below this, a thread costs more than it saves. */
const ROWS_PER_THREAD = 200_000;

/** Writes a plan's rows into files, in a folder or a bucket. */
export async function writeRun(run: FilesRun): Promise<readonly WrittenTable[]> {
  const { place, schema, plan, rules, locale, format, dialect, gzip, signal, onProgress } = run;
  const tables = runTables({ schema, plan, rules }).map(tableKey);
  const request: WriteRequest = { schema, plan, locale, format, dialect, gzip, checksum: true, tables };
  const companions = (written: readonly WrittenTable[], files: ReadonlyMap<string, string>) =>
    companionFiles(
      { ...request, rules, ...(run.planDigest === undefined ? {} : { planDigest: run.planDigest }) },
      written,
      files,
    );
  const options = { signal, onProgress, companions };
  if (place.kind === 's3') return writeS3(request, { ...options, place });
  return writeFolder(request, {
    ...options,
    folder: confineFolder(place.root, place.path),
    force: false,
    threads: { count: usefulThreads(plan), module: run.fileWorker },
  });
}

function usefulThreads({ tables }: Plan): number {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return Math.max(1, Math.min(availableParallelism(), MAX_THREADS, Math.floor(rows / ROWS_PER_THREAD)));
}
