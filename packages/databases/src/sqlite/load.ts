import { Buffer } from 'node:buffer';
import type { StatementSync } from 'node:sqlite';
import { type BindValue, compileTable, makeBindValues, quoteName, type RunContext } from '@rowloom/engine';
import type { LoadedRows, LoaderOptions, LoadOptions, TableLoader } from '../load/table-loader.ts';
import type { Session } from '../session/session.ts';
import { targetError } from '../target/target-error.ts';
import { explainSqliteError } from './explain-error.ts';
import { findTargetTable, numberFormOf } from './load-target.ts';
import { databaseOf } from './session.ts';
import { takeBreath } from './take-breath.ts';

/** SQLite's maximum number of parameters in one statement. */
const MAX_PARAMETERS = 32_766;
/** More rows per statement gain nothing, and their values leave the processor's caches. */
const MAX_ROWS = 1000;
const MAX_BYTES = 4_194_304;
const SAMPLE_ROWS = 200;

/** Rows go into prepared statements of many rows, whose parameters are bound again for each. */
export async function openSqliteLoader(
  connected: Session | Promise<Session>,
  run: RunContext,
  table: string,
  { into }: Pick<LoaderOptions, 'into'> = {},
): Promise<TableLoader> {
  const session = await connected;
  const database = databaseOf(session);
  const file = database.location() ?? 'the database';
  const target = await findTargetTable(session, run, table, file);
  const place = into ?? quoteName('sqlite', target.name);
  const values: BindValue[] = [];
  const encoder = makeBindValues({
    values,
    readText: (_view, start, end) => buffer.toString('utf8', start, end),
    numberForm: (name) => numberFormOf(target, name),
  });
  const program = compileTable(run, table, encoder, { columns: target.wanted });
  const columns = program.columns.filter(({ value }) => value.kind !== 'omitted').map(({ name }) => name);
  const view = new DataView(new ArrayBuffer(program.minBytes));
  // The same bytes: the program's output is read from here.
  const buffer = Buffer.from(view.buffer);
  const state = { at: 0 };
  const take = (first: number, end: number): void => {
    values.length = 0;
    for (let row = first; row < end; ) row = program.fill(view, row, end, state);
  };
  const bytesPerRow = measureRows(Math.min(SAMPLE_ROWS, program.rows), take, values);
  const perStatement =
    columns.length === 0
      ? 1
      : Math.max(1, Math.min(MAX_ROWS, MAX_PARAMETERS / columns.length, MAX_BYTES / bytesPerRow) | 0);
  // One for full statements, and one for the rest of a chunk.
  const prepared = new Map<number, StatementSync>();
  const prepare = (rows: number): StatementSync => {
    const known = prepared.get(rows) ?? database.prepare(insertSql(place, columns, rows));
    if (!prepared.has(rows)) {
      for (const size of prepared.keys()) if (size !== perStatement) prepared.delete(size);
      prepared.set(rows, known);
    }
    return known;
  };
  const insert = (first: number, end: number): number => {
    take(first, end);
    try {
      return Number(prepare(end - first).run(...values).changes);
    } catch (error) {
      throw explainSqliteError(error, file);
    }
  };
  return {
    columns,
    bytesPerRow,
    load: (first, end, options = {}) =>
      loadRows({ first, end, perStatement, table: target.name, insert }, options, bytesPerRow),
  };
}

type LoadTask = {
  readonly first: number;
  readonly end: number;
  readonly perStatement: number;
  readonly table: string;
  readonly insert: (first: number, end: number) => number;
};

async function loadRows(task: LoadTask, { signal, onProgress }: LoadOptions, bytesPerRow: number): Promise<LoadedRows> {
  const { first, end, perStatement, table } = task;
  let breath = first;
  for (let row = first; row < end; ) {
    if (signal?.aborted === true) throw targetError('interrupted', `Loading ${table} was interrupted.`, { table });
    const next = Math.min(end, row + perStatement);
    if (task.insert(row, next) !== next - row)
      throw targetError(
        'rows_skipped',
        `SQLite left out rows of ${table}: a trigger or an ON CONFLICT clause of the table ignores them.`,
        { table },
      );
    row = next;
    onProgress?.(row - first);
    if (row - breath >= MAX_ROWS) {
      await takeBreath();
      breath = row;
    }
  }
  return { rows: end - first, bytes: Math.round((end - first) * bytesPerRow) };
}

function insertSql(place: string, columns: readonly string[], rows: number): string {
  const into = `INSERT INTO ${place}`;
  if (columns.length === 0) return `${into} DEFAULT VALUES`;
  const names = columns.map((name) => quoteName('sqlite', name)).join(', ');
  const row = `(${columns.map(() => '?').join(',')})`;
  return `${into} (${names}) VALUES ${Array.from({ length: rows }, () => row).join(',')}`;
}

function measureRows(rows: number, take: (first: number, end: number) => void, values: readonly BindValue[]): number {
  if (rows === 0) return 1;
  take(0, rows);
  const bytes = values.reduce<number>((sum, value) => sum + sizeOf(value), 0);
  return Math.max(1, bytes / rows);
}

function sizeOf(value: BindValue): number {
  if (typeof value === 'string' || value instanceof Uint8Array) return value.length + 1;
  return value === null ? 1 : 9;
}
