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
  writeMysqlDdl,
  writePostgresqlDdl,
  writeSqliteDdl,
} from '@rowloom/databases';

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
    openLoader: openPostgresqlLoader,
  },
  mysql: {
    connect: (address, options) => (address.dialect === 'mysql' ? connectMysql(address, options) : wrong(address)),
    introspect: introspectMysql,
    writeDdl: writeMysqlDdl,
    openLoader: openMysqlLoader,
  },
  sqlite: {
    connect: (address, options) => (address.dialect === 'sqlite' ? connectSqlite(address, options) : wrong(address)),
    introspect: introspectSqlite,
    writeDdl: writeSqliteDdl,
    openLoader: openSqliteLoader,
  },
};

export function driverOf({ dialect }: DatabaseAddress): Driver {
  return DRIVERS[dialect];
}
