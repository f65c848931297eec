import { connectMysql, introspectMysql, openMysqlLoader } from '@rowloom/databases';
import { writeMysqlDdl } from '@rowloom/sql';
import { nameTable } from '../../target/name-table.ts';
import { toServer } from '../../target/to-server.ts';
import type { RunDialect } from '../run-dialect.ts';
import { backends } from './backends.ts';
import { examining } from './examining.ts';
import { executeDdl } from './execute-ddl.ts';
import { ledger } from './ledger.ts';
import { loading } from './loading.ts';
import { tables } from './tables.ts';
import { undoing } from './undoing.ts';

/** MySQL and MariaDB. */
export const mysql: RunDialect = {
  driver: {
    connect: toServer(connectMysql),
    introspect: introspectMysql,
    writeDdl: writeMysqlDdl,
    openLoader: nameTable(openMysqlLoader),
  },
  statements: {
    begin: 'BEGIN',
    isDdlAtomic: false,
    shareLock: ' LOCK IN SHARE MODE',
    parameter: (at) => `$${at}`,
    onConflict: ([first = ''], set = `${first} = VALUES(${first})`) => `ON DUPLICATE KEY UPDATE ${set}`,
    random: 'rand()',
    temporary: (name) => name,
    executeDdl,
  },
  ledger,
  backends,
  tables,
  loading,
  examining,
  undoing,
};
