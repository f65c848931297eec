import {
  connectPostgresql,
  introspectPostgresql,
  openPostgresqlLoader,
  readPostgresqlFunctions,
} from '@rowloom/databases';
import { writePostgresqlDdl } from '@rowloom/sql';
import { nameTable } from '../../target/name-table.ts';
import { toServer } from '../../target/to-server.ts';
import type { RunDialect } from '../run-dialect.ts';
import { backends } from './backends.ts';
import { examining } from './examining.ts';
import { ledger } from './ledger.ts';
import { loading } from './loading.ts';
import { tables } from './tables.ts';
import { undoing } from './undoing.ts';

export const postgresql: RunDialect = {
  driver: {
    connect: toServer(connectPostgresql),
    introspect: introspectPostgresql,
    readFunctions: readPostgresqlFunctions,
    writeDdl: writePostgresqlDdl,
    openLoader: nameTable(openPostgresqlLoader),
  },
  statements: {
    begin: 'BEGIN',
    isDdlAtomic: true,
    shareLock: ' FOR SHARE',
    parameter: (at, type) => `$${at}::${type}`,
    onConflict: (key, set) =>
      `ON CONFLICT (${key.join(', ')}) DO ${set === undefined ? 'NOTHING' : `UPDATE SET ${set}`}`,
    random: 'random()',
    temporary: (name) => `pg_temp.${name}`,
    async executeDdl(session, sql) {
      await session.execute(sql);
    },
  },
  ledger,
  backends,
  tables,
  loading,
  examining,
  undoing,
};
