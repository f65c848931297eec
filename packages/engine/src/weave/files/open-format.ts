import { DIALECTS } from '../../language/dialect/dialect.ts';
import type { FileFormat } from '../../document/files/file-format.ts';
import type { Table } from '../../language/schema/schema-document.ts';
import { csv } from '../encode/csv.ts';
import type { Encoder } from '../encode/encoder.ts';
import { jsonl } from '../encode/jsonl.ts';
import { makeSqlInsert } from '../encode/sql-insert.ts';
import type { RunContext } from '../graph/run-context.ts';
import type { ChunkBuffer } from './chunk-buffer.ts';
import { flatTableName } from './flat-table-name.ts';
import { parquetChunks } from './parquet-chunks.ts';
import type { TableChunks } from './table-chunks.ts';
import type { TableFileRequest } from './table-file-request.ts';
import { textChunks } from './text-chunks.ts';

export type FormatRequest = {
  readonly run: RunContext;
  readonly job: Pick<TableFileRequest, 'dialect' | 'schema'>;
  readonly table: Table;
  /** The table's key, and how many rows it has. */
  readonly name: string;
  readonly rows: number;
  readonly buffer: ChunkBuffer;
};

export type FormatChunks = TableChunks & { readonly parquet?: ReturnType<typeof parquetChunks> };

/** How a table becomes chunks in each format. */
export const OPEN_FORMAT: Readonly<Record<FileFormat, (request: FormatRequest) => FormatChunks>> = {
  csv: ({ run, name, buffer }) => textChunks(run, name, { encoder: csv }, buffer),
  jsonl: ({ run, name, buffer }) => textChunks(run, name, { encoder: jsonl }, buffer),
  sql: (request) =>
    textChunks(
      request.run,
      request.name,
      { encoder: insertsOf(request), multiple: ROWS_PER_STATEMENT },
      request.buffer,
    ),
  parquet({ run, name }) {
    const parquet = parquetChunks(run, name);
    return { ...parquet, parquet };
  },
};

/** Rows of one INSERT statement; chunks never cut a statement. */
const ROWS_PER_STATEMENT = 500;

function insertsOf({ job, table, rows }: FormatRequest): Encoder {
  const insert = makeSqlInsert({
    dialect: job.dialect,
    table: DIALECTS[job.dialect].hasSchemas ? table : { name: flatTableName(job.schema, table) },
    rows,
    rowsPerStatement: ROWS_PER_STATEMENT,
    overridingSystemValue: table.columns.some((column) => column.identity === 'always'),
  });
  const generated = new Set(table.columns.filter((column) => column.generated !== undefined).map(({ name }) => name));
  return generated.size === 0 ? insert : withoutColumns(insert, generated);
}

/** A database refuses a value for a column that it computes itself. */
function withoutColumns(encoder: Encoder, names: ReadonlySet<string>): Encoder {
  const keep = (columns: Parameters<Encoder['header']>[0]): Parameters<Encoder['header']>[0] =>
    columns.filter(({ name }) => !names.has(name));
  return {
    name: encoder.name,
    emitRow: (emitter, columns) => encoder.emitRow(emitter, keep(columns)),
    measureRow: (columns) => encoder.measureRow(keep(columns)),
    header: (columns) => encoder.header(keep(columns)),
    footer: (columns) => encoder.footer(keep(columns)),
  };
}
