import type { RunContext } from '../graph/run-context.ts';
import { makeTableChecksum } from '../compile/checksum/table-checksum.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import type { ChunkBuffer } from './chunk-buffer.ts';
import { type FormatChunks, OPEN_FORMAT } from './open-format.ts';
import type { TableFileRequest } from './table-file-request.ts';

/** The file of a table, ready to be made chunk by chunk, by a thread or by a browser. */
export type OpenTableFile = FormatChunks & {
  /** Low and high word of the sum over rows. */
  readonly sum: (first: number, end: number) => { readonly checksum?: readonly [low: number, high: number] };
};

export function openTableFile(
  run: RunContext,
  job: TableFileRequest,
  name: string,
  buffer: ChunkBuffer,
): OpenTableFile {
  const table = job.schema.tables.find((item) => tableKey(item) === name);
  const rows = job.plan.tables.find((item) => item.name === name)?.rows;
  if (table === undefined || rows === undefined) throw new Error(`The plan has no table ${name}.`);
  const sum = job.checksum ? sumRows(run, name) : () => ({});
  return { ...OPEN_FORMAT[job.format]({ run, job, table, name, rows, buffer }), sum };
}

/** The rows are made a second time, because their checksum must not depend on the format. */
function sumRows(run: RunContext, name: string): OpenTableFile['sum'] {
  const sum = makeTableChecksum(run, name);
  return (first, end) => ({ checksum: sum(first, end) });
}
