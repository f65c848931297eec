import {
  connectMysql,
  connectPostgresql,
  connectSqlite,
  type DatabaseAddress,
  type Driver,
  introspectMysql,
  introspectPostgresql,
  introspectSqlite,
  openMysqlLoader,
  openPostgresqlLoader,
  openSqliteLoader,
  readPostgresqlFunctions,
} from '@rowloom/databases';
import { writeMysqlDdl, writePostgresqlDdl, writeSqliteDdl } from '@rowloom/sql';
import { nameTable } from './name-table.ts';

const wrong = (address: DatabaseAddress): never => {
  throw new Error(`A driver was given an address of ${address.dialect}.`);
};

const DRIVERS: Readonly<Record<DatabaseAddress['dialect'], Driver>> = {
  postgresql: {
    connect: (address, options) =>
      address.dialect === 'postgresql' ? connectPostgresql(address, options) : wrong(address),
    introspect: introspectPostgresql,
    readFunctions: readPostgresqlFunctions,
    writeDdl: writePostgresqlDdl,
    openLoader: nameTable(openPostgresqlLoader),
  },
  mysql: {
    connect: (address, options) => (address.dialect === 'mysql' ? connectMysql(address, options) : wrong(address)),
    introspect: introspectMysql,
    writeDdl: writeMysqlDdl,
    openLoader: nameTable(openMysqlLoader),
  },
  sqlite: {
    connect: (address, options) => (address.dialect === 'sqlite' ? connectSqlite(address, options) : wrong(address)),
    introspect: introspectSqlite,
    writeDdl: writeSqliteDdl,
    openLoader: nameTable(openSqliteLoader),
  },
};

export function driverOf({ dialect }: DatabaseAddress): Driver {
  return DRIVERS[dialect];
}
