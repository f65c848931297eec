export { runFileThread } from './files/file-thread.ts';
export { earlierRunIn } from './files/folder-check.ts';
export { ThreadHandle } from './files/thread-handle.ts';
export type { TableProgress, WrittenTable } from './files/table-progress.ts';
export type { S3Place } from './files/s3-place.ts';
export { writeFolder, type WriteRequest, writeStandardOutput } from './files/write-files.ts';
export { sweepPlace } from './files/sweep-place.ts';
export { type S3Options, writeS3 } from './files/write-s3.ts';
export { connectMysql } from './mysql/connect.ts';
export { CONNECT_TIMEOUT } from './session/connect-within.ts';
export { introspectMysql } from './mysql/introspect.ts';
export { openMysqlLoader } from './mysql/load.ts';
export { type ProfileRequest, readProfile } from './profile/read-profile.ts';
export { connectPostgresql } from './postgresql/connect.ts';
export { connectionConfig as postgresqlConnectionConfig } from './postgresql/connection/connection-config.ts';
export { describeCatalogue, fingerprintCatalogue } from './postgresql/constrain/fingerprint-catalogue.ts';
export {
  type ConstrainedTable,
  type ConstrainingPlan,
  planConstraining,
} from './postgresql/constrain/plan-constraining.ts';
export { HASH_AGAIN, WALK_INDEXES } from './postgresql/constrain/walk-indexes.ts';
export { introspectPostgresql } from './postgresql/introspect.ts';
export { type CatalogueFunction, readPostgresqlFunctions } from './postgresql/introspect/read-functions.ts';
export { openPostgresqlLoader } from './postgresql/load/open-loader.ts';
export { type BinaryRow, type ReadBackRequest, readBackPostgresql } from './postgresql/read-back/read-back.ts';
export { isAbsentFile } from './sqlite/check-file.ts';
export { connectSqlite } from './sqlite/connect.ts';
export { introspectSqlite } from './sqlite/introspect.ts';
export { openSqliteLoader } from './sqlite/load.ts';
export {
  type DatabaseAddress,
  type FileAddress,
  isFileAddress,
  type ServerAddress,
  type TlsMode,
} from './address/database-address.ts';
export { DATABASE_SCHEMES } from './address/database-scheme.ts';
export { isDatabaseUrl, isUrlLike, schemeOf } from './address/url-like.ts';
export { describeAddress } from './address/describe-address.ts';
export { isOnThisMachine } from './address/is-on-this-machine.ts';
export { parseDatabaseUrl } from './address/parse-database-url.ts';
export type { UrlOptions } from './address/url-options.ts';
export { loadTables } from './load/load-tables.ts';
export type { LoadedRows, LoaderOptions, LoadOptions, TableLoader } from './load/table-loader.ts';
export type { ConnectOptions, Driver, IntrospectRequest } from './session/driver.ts';
export type { Pulse, Session, SqlRow, SqlValue } from './session/session.ts';
export { isDeadlock } from './target/is-deadlock.ts';
export {
  isTargetError,
  retell,
  type TargetError,
  targetError,
  type TargetErrorCode,
  type TargetFacts,
  wordsOf,
} from './target/target-error.ts';
