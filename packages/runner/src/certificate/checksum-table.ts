import type { ReadBackRequest, Session } from '@rowloom/databases';
import {
  type ChecksumReader,
  checksumValue,
  type ColumnType,
  makeChecksumReader,
  printChecksum,
  type RunContext,
  serialColumns,
  type Table,
} from '@rowloom/engine';
import { heed } from '../target/interrupted.ts';
import { tableName } from '../target/table-name.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { CertifiedChecksum } from './certificate.ts';
import { quoteIn } from './table-source.ts';

export type ChecksumOptions = {
  /** The table has rows of others: only those with the run's keys are read, if they can be distinguished. */
  readonly isShared?: boolean;
  /** SQL of a condition instead, which selects the run's rows. */
  readonly where?: string;
  /** Only these columns, to find out which of them differ. */
  readonly columns?: readonly string[];
  readonly signal?: AbortSignal;
};

/** Reads a table's rows back and computes their checksum: it equals that of the plan if every value is unchanged. */
export async function checksumTable(
  session: Session,
  run: RunContext,
  table: string,
  options: ChecksumOptions = {},
): Promise<CertifiedChecksum & { readonly rows: number }> {
  const reader = makeChecksumReader(run, table, options.columns === undefined ? {} : { columns: options.columns });
  const rows = await readRows(session, run, table, reader, options);
  return { value: printChecksum(checksumValue(reader.take())), columns_left_out: reader.left_out, rows };
}

/** What to do with rows that are read back. */
export type RowReader = Pick<ChecksumReader, 'columns' | 'addBinary' | 'addValues'>;

/** Reads a table's rows back by the fastest way; returns their number. */
export async function readRows(
  session: Session,
  run: RunContext,
  table: string,
  reader: RowReader,
  options: Omit<ChecksumOptions, 'columns'>,
): Promise<number> {
  const where = options.where ?? (options.isShared === true ? keysOfRun(session, run, table) : undefined);
  const { table: schemaTable } = run.tables.get(table) as { readonly table: Table };
  const { signal } = options;
  const source = { table: schemaTable, ...(where === undefined ? {} : { where }) };
  const { readBinary } = dialectOf(session).examining;
  const isBinary = run.plan.dialect === session.dialect && reader.columns.every(({ type }) => hasKnownForm(type));
  return readBinary !== undefined && isBinary
    ? await readBinary(session, binaryRequest(reader, source), ({ view, starts, lengths }) =>
        reader.addBinary(view, starts, lengths),
      )
    : await readValues(session, reader, { ...source, from: nameOf(session, run, schemaTable), signal });
}

type Source = { readonly table: Table; readonly where?: string };

function binaryRequest(reader: RowReader, { table, where }: Source): ReadBackRequest {
  return {
    table,
    columns: reader.columns.map(({ name }) => name),
    ...(where === undefined ? {} : { where }),
    only: table.partition_by === undefined,
  };
}

async function readValues(
  session: Session,
  reader: RowReader,
  { from, where, signal }: Source & { readonly from: string; readonly signal: AbortSignal | undefined },
): Promise<number> {
  const { columns } = reader;
  const { readable } = dialectOf(session).examining;
  const quote = quoteIn(session.dialect);
  const parts = columns.map(({ name, type }, index) => `${readable(quote(name), type)} AS c${index}`);
  const condition = where === undefined ? '' : ` WHERE ${where}`;
  const selected = parts.length === 0 ? '1 AS c0' : parts.join(', ');
  const names = columns.map((_, index) => `c${index}`);
  let rows = 0;
  for await (const batch of session.stream(`SELECT ${selected} FROM ${from}${condition}`)) {
    for (const row of batch) reader.addValues(names.map((name) => row[name] ?? null));
    rows += batch.length;
    heed(signal);
  }
  return rows;
}

/** An extension's type may have its own wire format. */
function hasKnownForm(type: ColumnType): boolean {
  if (type.kind === 'array') return hasKnownForm(type.element);
  if (type.kind === 'range') return hasKnownForm(type.subtype);
  return type.kind !== 'text' || /^(text|character|char|varchar|bpchar|citext|name|"char")/i.test(type.native);
}

function nameOf(session: Session, run: RunContext, table: Table): string {
  const name = tableName(session.dialect, { tables: [...run.tables.values()].map((item) => item.table) }, table);
  return table.partition_by === undefined ? dialectOf(session).examining.only(name) : name;
}

/** The range of numbers that the run has claimed. */
function keysOfRun(session: Session, run: RunContext, table: string): string | undefined {
  const serial = serialColumns(run.plan, table).find(({ kind }) => kind === 'serial');
  const context = run.tables.get(table);
  if (serial === undefined || context === undefined) return undefined;
  const first = serial.start + context.base;
  return `${quoteIn(session.dialect)(serial.column)} BETWEEN ${first} AND ${first + context.plan.rows - 1}`;
}
