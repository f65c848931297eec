import { resolve } from 'node:path';
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { type DatabaseAddress, isFileAddress } from '../address/database-address.ts';
import type { ConnectOptions } from '../session/driver.ts';
import type { SqlRow, SqlValue } from '../session/session.ts';
import { targetError } from '../target/target-error.ts';
import { checkFile } from './check-file.ts';
import { explainSqliteError } from './explain-error.ts';
import { loadSqlite } from './load-sqlite.ts';
import { matchPattern } from './match-pattern.ts';
import type { SqliteSession } from './session.ts';
import { takeBreath } from './take-breath.ts';

const SLICE_ROWS = 1000;
/** Milliseconds that statements may hold the thread. */
const MAX_BLOCKING_MS = 10;
/** SQLite counts changes only for these; after others it still returns the last count. */
const CHANGES = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|WITH)\b/i;

export async function connectSqlite(address: DatabaseAddress, options: ConnectOptions = {}): Promise<SqliteSession> {
  if (!isFileAddress(address)) throw targetError('invalid_address', 'This is not the address of an SQLite file.');
  // Made absolute, so that SQLite never reads a name as a URI or as an in-memory database.
  const file = resolve(address.file);
  checkFile(file, options.create === true);
  const guard = <T>(run: () => T): T => {
    try {
      return run();
    } catch (error) {
      throw explainSqliteError(error, file);
    }
  };
  const { DatabaseSync: Database } = loadSqlite();
  const database = guard(() => new Database(file, { timeout: options.lockTimeout ?? options.timeout ?? 10_000 }));
  try {
    guard(() => {
      // SQLite opens lazily: only now it is known whether the file is a database.
      database.exec('PRAGMA schema_version; PRAGMA cache_size = -32768');
      database.function('regexp', { deterministic: true }, matchPattern);
    });
    return makeSession(database, guard);
  } catch (error) {
    database.close();
    throw error;
  }
}

function makeSession(database: DatabaseSync, guard: <T>(run: () => T) => T): SqliteSession {
  const prepare = (sql: string): StatementSync => {
    const statement = database.prepare(sql);
    statement.setReadBigInts(true);
    statement.setAllowUnknownNamedParameters(true);
    return statement;
  };
  const close = (): void => {
    if (database.isOpen) database.close();
  };
  let breathed = performance.now();
  /** Code after a statement must see what has happened while it held the thread. */
  const answer = async <T>(run: () => T): Promise<T> => {
    const answered = guard(run);
    if (performance.now() - breathed > MAX_BLOCKING_MS) {
      await takeBreath();
      breathed = performance.now();
    }
    return answered;
  };
  const [version] = guard(() => prepare('SELECT sqlite_version() AS version').all()).map(readRow);
  return {
    database,
    dialect: 'sqlite',
    serverVersion: String(version?.['version']),
    backend: process.pid,
    query: (sql, parameters = []) => answer(() => prepare(sql).all(nameParameters(parameters)).map(readRow)),
    execute: (sql, parameters = []) =>
      answer(() => {
        const { changes } = prepare(sql).run(nameParameters(parameters));
        return CHANGES.test(sql) ? Number(changes) : 0;
      }),
    script: (sql) => answer(() => database.exec(sql)),
    async *stream(sql, parameters = []) {
      const rows = guard(() => prepare(sql).iterate(nameParameters(parameters)));
      try {
        for (;;) {
          const slice = guard(() => takeSlice(rows));
          if (slice.length > 0) yield slice;
          if (slice.length < SLICE_ROWS) return;
          await takeBreath();
        }
      } finally {
        rows.return?.();
      }
    },
    close: async () => close(),
    destroy: close,
  };
}

/** SQLite reads `$1` as a parameter of that name, anywhere and any number of times. */
function nameParameters(parameters: readonly SqlValue[]): Record<string, SQLInputValue> {
  return Object.fromEntries(
    parameters.map((value, index) => [`$${index + 1}`, typeof value === 'boolean' ? Number(value) : value]),
  );
}

function takeSlice(rows: Iterator<Record<string, SQLOutputValue>>): readonly SqlRow[] {
  const slice: SqlRow[] = [];
  while (slice.length < SLICE_ROWS) {
    const next = rows.next();
    if (next.done === true) break;
    slice.push(readRow(next.value));
  }
  return slice;
}

function readRow(row: Record<string, SQLOutputValue>): SqlRow {
  for (const name in row) {
    const value = row[name];
    if (typeof value === 'bigint') row[name] = readInteger(value);
  }
  return row;
}

function readInteger(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}
