import { makeTableChecksum, type RunContext, tableKey } from '@rowloom/engine';
import { chooseEncoder, ROWS_PER_STATEMENT } from './choose-encoder.ts';
import type { ChunkBuffer } from './chunk-buffer.ts';
import type { ChunkReport } from './chunk-report.ts';
import type { FileJob } from './file-job.ts';
import { parquetChunks } from './parquet-chunks.ts';
import type { TableChunks } from './table-chunks.ts';
import { textChunks } from './text-chunks.ts';

/** A table of a job, ready to be made chunk by chunk. */
export type OpenTable = TableChunks & {
  readonly parquet: ReturnType<typeof parquetChunks> | undefined;
  readonly sum: (first: number, end: number) => Pick<ChunkReport, 'checksum'>;
};

export function openTable(run: RunContext, job: FileJob, name: string, buffer: ChunkBuffer): OpenTable {
  const table = job.schema.tables.find((item) => tableKey(item) === name);
  const rows = job.plan.tables.find((item) => item.name === name)?.rows;
  if (table === undefined || rows === undefined) throw new Error(`The plan has no table ${name}.`);
  const sum = job.checksum ? sumRows(run, name) : () => ({});
  if (job.format === 'parquet') {
    const parquet = parquetChunks(run, name);
    return { ...parquet, parquet, sum };
  }
  const encoder = chooseEncoder(job, table, rows);
  const options = job.format === 'sql' ? { encoder, multiple: ROWS_PER_STATEMENT } : { encoder };
  return { ...textChunks(run, name, options, buffer), parquet: undefined, sum };
}

/** The rows are made a second time: their checksum must not depend on the format. */
function sumRows(run: RunContext, name: string): OpenTable['sum'] {
  const sum = makeTableChecksum(run, name);
  return (first, end) => ({ checksum: sum(first, end) });
}
