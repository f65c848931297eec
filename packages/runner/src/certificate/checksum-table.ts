import { readBackPostgresql, type Session } from '@rowloom/databases';
import {
  type ChecksumReader,
  checksumValue,
  type ColumnType,
  flatTableName,
  makeChecksumReader,
  printChecksum,
  type RunContext,
  serialColumns,
  type Table,
} from '@rowloom/engine';
import type { CertifiedChecksum } from './certificate.ts';
import { quoteIn } from './table-source.ts';

export type ChecksumOptions = {
  /** The table has rows that are not of the run: only those with its keys are read, where they can be told apart. */
  readonly isShared?: boolean;
  /** SQL of a condition instead, which tells the run's rows. */
  readonly where?: string;
  /** Only these columns, to find out which of them differ. */
  readonly columns?: readonly string[];
};

/** Reads a table's rows back and sums them up: equal to what the plan sums up to, if every value is what it was. */
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

/** What is done with rows that are read back. */
export type RowReader = Pick<ChecksumReader, 'columns' | 'addBinary' | 'addValues'>;

/** Reads a table's rows back, as they are fastest read; answers how many there are. */
export async function readRows(
  session: Session,
  run: RunContext,
  table: string,
  reader: RowReader,
  options: Omit<ChecksumOptions, 'columns'>,
): Promise<number> {
  const where = options.where ?? (options.isShared === true ? keysOfRun(session, run, table) : undefined);
  const { table: schemaTable } = run.tables.get(table) as { readonly table: Table };
  const source = { table: schemaTable, ...(where === undefined ? {} : { where }) };
  const isBinary =
    session.dialect === 'postgresql' &&
    run.plan.dialect === 'postgresql' &&
    reader.columns.every(({ type }) => hasKnownForm(type));
  return isBinary
    ? await readBinary(session, reader, source)
    : await readValues(session, reader, { ...source, from: nameOf(session, run, schemaTable) });
}

type Source = { readonly table: Table; readonly where?: string };

function readBinary(session: Session, reader: RowReader, { table, where }: Source): Promise<number> {
  return readBackPostgresql(
    session,
    {
      table,
      columns: reader.columns.map(({ name }) => name),
      ...(where === undefined ? {} : { where }),
      only: table.partition_by === undefined,
    },
    ({ view, starts, lengths }) => reader.addBinary(view, starts, lengths),
  );
}

async function readValues(
  session: Session,
  reader: RowReader,
  { from, where }: Source & { readonly from: string },
): Promise<number> {
  const { columns } = reader;
  const parts = columns.map((column, index) => `${readable(session, column)} AS c${index}`);
  const condition = where === undefined ? '' : ` WHERE ${where}`;
  const selected = parts.length === 0 ? '1 AS c0' : parts.join(', ');
  const names = columns.map((_, index) => `c${index}`);
  let rows = 0;
  for await (const batch of session.stream(`SELECT ${selected} FROM ${from}${condition}`)) {
    for (const row of batch) reader.addValues(names.map((name) => row[name] ?? null));
    rows += batch.length;
  }
  return rows;
}

/** Values whose text would lose something, or be in a language of its own, are asked for in another way. */
function readable(session: Session, { name, type }: { readonly name: string; readonly type: ColumnType }): string {
  const column = quoteIn(session.dialect)(name);
  if (session.dialect === 'postgresql') {
    if (type.kind === 'bytes' || type.kind === 'float' || type.kind === 'boolean') return column;
    if (type.kind === 'array') return `array_to_json(${column})::text`;
    return type.kind === 'money' ? `${column}::numeric::text` : `${column}::text`;
  }
  // MySQL prints single precision with six digits, though it keeps seven.
  const isMysql = session.dialect === 'mysql' || session.dialect === 'mariadb';
  return isMysql && type.kind === 'float' && type.bits === 32 ? `(${column} + 0e0)` : column;
}

/** An extension's type may be sent in a form of its own. */
function hasKnownForm(type: ColumnType): boolean {
  if (type.kind === 'array') return hasKnownForm(type.element);
  if (type.kind === 'range') return hasKnownForm(type.subtype);
  return type.kind !== 'text' || /^(text|character|char|varchar|bpchar|citext|name|"char")/i.test(type.native);
}

function nameOf(session: Session, run: RunContext, table: Table): string {
  const quote = quoteIn(session.dialect);
  if (session.dialect === 'postgresql') {
    const name = table.schema === undefined ? quote(table.name) : `${quote(table.schema)}.${quote(table.name)}`;
    return table.partition_by === undefined ? `ONLY ${name}` : name;
  }
  return quote(flatTableName({ tables: [...run.tables.values()].map((item) => item.table) }, table));
}

/** The range of numbers that the run has claimed. */
function keysOfRun(session: Session, run: RunContext, table: string): string | undefined {
  const serial = serialColumns(run.plan, table).find(({ kind }) => kind === 'serial');
  const context = run.tables.get(table);
  if (serial === undefined || context === undefined) return undefined;
  const first = serial.start + context.base;
  return `${quoteIn(session.dialect)(serial.column)} BETWEEN ${first} AND ${first + context.plan.rows - 1}`;
}
