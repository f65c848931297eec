import { csv } from '../encode/csv.ts';
import type { Encoder } from '../encode/encoder.ts';
import { jsonl } from '../encode/jsonl.ts';
import { makeSqlInsert } from '../encode/sql-insert.ts';
import type { Table } from '../../language/schema/schema-document.ts';
import { flatTableName } from './flat-table-name.ts';
import type { TableFileRequest } from './table-file-request.ts';

/** Rows of one INSERT statement; chunks never cut a statement. */
export const ROWS_PER_STATEMENT = 500;

/** The encoder of a table in one of the formats that are written row by row. */
export function chooseEncoder(
  job: Pick<TableFileRequest, 'format' | 'dialect' | 'schema'>,
  table: Table,
  rows: number,
): Encoder {
  if (job.format === 'csv') return csv;
  if (job.format === 'jsonl') return jsonl;
  const insert = makeSqlInsert({
    dialect: job.dialect,
    table: job.dialect === 'postgresql' ? table : { name: flatTableName(job.schema, table) },
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
