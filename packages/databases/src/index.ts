export { companionFiles } from './files/companion-files.ts';
export { FILE_FORMATS, type FileFormat } from './files/file-format.ts';
export { runFileThread } from './files/file-thread.ts';
export { EXPORT_FILE, LOAD_FILE } from './files/name-files.ts';
export { PARQUET_HEADER, parquetFooter } from './files/parquet-file.ts';
export { encodeRowGroup, type RowGroup, type RowGroupMeta } from './files/row-group.ts';
export type { TableProgress, WrittenTable } from './files/table-progress.ts';
export { isTargetError, type TargetError, type TargetErrorCode } from './files/target-error.ts';
export { writeFolder, type WriteRequest, writeStandardOutput } from './files/write-files.ts';
