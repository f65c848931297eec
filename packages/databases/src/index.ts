export type { Ddl } from './ddl/ddl.ts';
export { flatTableName } from './ddl/flat-table-name.ts';
export { companionFiles } from './files/companion-files.ts';
export { FILE_FORMATS, type FileFormat } from './files/file-format.ts';
export { runFileThread } from './files/file-thread.ts';
export { EXPORT_FILE, LOAD_FILE } from './files/name-files.ts';
export { PARQUET_HEADER, parquetFooter } from './files/parquet-file.ts';
export { encodeRowGroup, type RowGroup, type RowGroupMeta } from './files/row-group.ts';
export type { TableProgress, WrittenTable } from './files/table-progress.ts';
export { writeFolder, type WriteRequest, writeStandardOutput } from './files/write-files.ts';
export { writeMysqlDdl } from './mysql/ddl.ts';
export { writePostgresqlDdl } from './postgresql/ddl.ts';
export { writeSqliteDdl } from './sqlite/ddl.ts';
export type { DatabaseAddress, FileAddress, ServerAddress, TlsMode } from './address/database-address.ts';
export type { LoadedRows, LoadOptions, TableLoader } from './load/table-loader.ts';
export type { ConnectOptions, Driver, IntrospectRequest } from './session/driver.ts';
export type { Session, SqlRow, SqlValue } from './session/session.ts';
export {
  isTargetError,
  type TargetError,
  targetError,
  type TargetErrorCode,
  type TargetFacts,
} from './target/target-error.ts';
