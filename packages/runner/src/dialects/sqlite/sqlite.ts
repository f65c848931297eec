import { connectSqlite, introspectSqlite, openSqliteLoader } from '@rowloom/databases';
import { writeSqliteDdl } from '@rowloom/sql';
import { isProcessAlive } from '../../target/is-process-alive.ts';
import { nameTable } from '../../target/name-table.ts';
import type { RunDialect } from '../run-dialect.ts';
import { ledger } from './ledger.ts';
import { tables } from './tables.ts';
import { undoing } from './undoing.ts';

/** A file: there is no server, and one process writes at a time. */
export const sqlite: RunDialect = {
  driver: {
    connect: connectSqlite,
    introspect: introspectSqlite,
    writeDdl: writeSqliteDdl,
    openLoader: nameTable(openSqliteLoader),
  },
  statements: {
    // The lock is taken at once: a transaction that reads first may find that another has written.
    begin: 'BEGIN IMMEDIATE',
    isDdlAtomic: true,
    shareLock: '',
    parameter: (at) => `$${at}`,
    onConflict: (key, set) =>
      `ON CONFLICT (${key.join(', ')}) DO ${set === undefined ? 'NOTHING' : `UPDATE SET ${set}`}`,
    random: 'random()',
    temporary: (name) => `temp.${name}`,
    async executeDdl(session, sql) {
      await session.execute(sql);
    },
  },
  ledger,
  backends: {
    hasServer: false,
    mark: async () => {},
    isAlive: (_session, _runId, backend) => Promise.resolve(isProcessAlive(backend)),
    terminate: async () => {},
    look: () => Promise.resolve({ state: 'gone' }),
    cancel: async () => {},
    end: async () => {},
    async file(session) {
      const databases = await session.query('PRAGMA database_list');
      return String(databases.find(({ name }) => name === 'main')?.['file'] ?? 'the file');
    },
    endBy: (backend) => `kill -KILL ${backend}`,
    cancelled: 'SQLITE_INTERRUPT',
    peers: undefined,
  },
  tables,
  loading: {
    relax: 'PRAGMA foreign_keys = OFF',
    hasSequences: false,
    triggersCollide: false,
    // Only tables with AUTOINCREMENT remember more than their highest key.
    async moveCounter(session, { table, last }) {
      const [counter] = await session.query("SELECT 1 AS found FROM sqlite_schema WHERE name = 'sqlite_sequence'");
      if (counter !== undefined)
        await session.execute('UPDATE sqlite_sequence SET seq = max(seq, $1) WHERE name = $2', [last, table.name]);
    },
    // The one who began the transaction already has that lock.
    lockClaims: async () => {},
    unlockClaims: async () => {},
  },
  examining: {
    begin: 'BEGIN',
    settings: undefined,
    exportSnapshot: undefined,
    readable: (column) => column,
    readBinary: undefined,
    only: (name) => name,
    countIf: (condition) => `count(CASE WHEN ${condition} THEN 1 END)`,
    byteOrder: '',
    // A numeric column may contain anything.
    hasNumberKeys: false,
    walks: undefined,
    joinsParents: false,
    hasExclusions: false,
  },
  undoing,
};
