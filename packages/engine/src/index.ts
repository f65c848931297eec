export type { ColumnProgram } from './compile/column-program.ts';
export type { ColumnSink } from './compile/compile-columns.ts';
export { type CompileOptions, compileTable, prepareTable, type TableProgram } from './compile/compile-table.ts';
export { makeRunContext } from './compile/make-run-context.ts';
export { type ExistingKeys, MOST_EXISTING_KEYS, type RunAdditions } from './compile/run-additions.ts';
export type { RunContext, TableContext } from './compile/run-context.ts';
export type { Value } from './compile/value.ts';
export { type BindTarget, type BindValue, makeBindValues, type NumberForm } from './encode/bind-values.ts';
export { canCopyBinary, copyBinary } from './encode/copy-binary.ts';
export { copyText } from './encode/copy-text.ts';
export { csv } from './encode/csv.ts';
export type { Encoder } from './encode/encoder.ts';
export { jsonl } from './encode/jsonl.ts';
export { compilePreview, type PreviewRow, type PreviewValue, previewRows, readRows } from './encode/objects.ts';
export {
  compileParquet,
  compileParquetColumns,
  type ParquetColumn,
  type ParquetProgram,
  type ParquetTable,
} from './encode/parquet-columns.ts';
export type { ParquetLogical, ParquetType } from './encode/parquet-form.ts';
export { loadData, readLoadedField } from './encode/load-data.ts';
export { isMysqlBits, mysqlWrapping } from './encode/mysql-wrapping.ts';
export { quoteName, type SqlDialect } from './encode/quote-name.ts';
export { quoteText } from './encode/quote-text.ts';
export { checksumValue, printChecksum } from './encode/row-checksum.ts';
export { checksumPlanned, makeTableChecksum } from './encode/table-checksum.ts';
export { makeColumnsReader, sumPlannedColumns } from './encode/column-checksums.ts';
export { isChecksummed, whyLeftOut } from './encode/canonical-type.ts';
export {
  type ChecksumColumns,
  type ChecksumReader,
  type LeftOut,
  makeChecksumReader,
} from './encode/checksum-reader.ts';
export { makeSqlInsert, type SqlInsertOptions } from './encode/sql-insert.ts';
export { makeSqlValues } from './encode/sql-values.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { isKnownFunction } from './expression/call-function.ts';
export { castValue } from './expression/cast-value.ts';
export type { Arithmetic, Comparison, Expression } from './expression/expression.ts';
export { formatValue } from './expression/format-value.ts';
export { type RowReader, tryEvaluate, whyNotEvaluable } from './expression/interpret.ts';
export { parseDerive } from './expression/parse-derive.ts';
export { printExpression } from './expression/print-expression.ts';
export type { SqlValue } from './expression/sql-value.ts';
export { columnsOf, mapParts, partsOf } from './expression/walk-expression.ts';
export { CHUNK_BUFFER_BYTES, type ChunkBuffer, makeChunkBuffer } from './files/chunk-buffer.ts';
export { FILE_FORMATS, type FileFormat } from './files/file-format.ts';
export { flatTableName } from './files/flat-table-name.ts';
export { EXPORT_FILE, LOAD_FILE, nameFiles, SCHEMA_FILE } from './files/name-files.ts';
export { openTableFile, type OpenTableFile } from './files/open-table-file.ts';
export type { TableFileRequest } from './files/table-file-request.ts';
export { PARQUET_HEADER, parquetFooter } from './files/parquet-file.ts';
export { encodeRowGroup, type RowGroup, type RowGroupMeta } from './files/row-group.ts';
export { describeGenerators, type GeneratorDescription, GENERATORS } from './generators/catalogue.ts';
export { addOwnGenerator, type OwnCell, type OwnFunction } from './generators/own.ts';
export { type Lexicon, makeLexicon } from './locale/lexicon.ts';
export { loadLexicon } from './locale/load-lexicon.ts';
export { loadLocale } from './locale/load-locale.ts';
export { LOCALE_CODES, type LocaleCode, parseLocaleCode } from './locale/locale-code.ts';
export { type LocaleWish, parseLocaleWish } from './locale/locale-wish.ts';
export { checkBases } from './plan/check-bases.ts';
export { type ExistingReference, existingReferences } from './plan/existing-references.ts';
export { type ExportDocument, type ExportedTable, sealExport } from './plan/export-document.ts';
export { keyColumnsOf } from './plan/key-columns.ts';
export { makePlan } from './plan/make-plan.ts';
export type { PlanResult } from './plan/plan-result.ts';
export { type ParsedExport, parseExport } from './plan/parse-export.ts';
export { type ParsedPlan, parsePlan } from './plan/parse-plan.ts';
export type {
  ColumnPlan,
  ColumnSource,
  ConstraintVerdict,
  JsonValue,
  Plan,
  ReferencePlan,
  ReferenceStrategy,
  TablePlan,
} from './plan/plan.ts';
export { baseBeyond, growingColumns, type SerialColumn, serialColumns } from './plan/serial-columns.ts';
export type { Wishes } from './plan/wishes.ts';
export { DEFAULT_PLANNING_WORK } from './plan/work-budget.ts';
export { type ParsedProject, parseProject, projectJsonSchema } from './project/parse-project.ts';
export type { Project, ProjectTarget } from './project/project.ts';
export { nameParents, type ParentNames } from './reference/name-parents.ts';
export { compileParents } from './reference/parent-rows.ts';
export { mergeRules } from './rules/merge-rules.ts';
export { type ParsedRules, parseRules } from './rules/parse-rules.ts';
export { rulesJsonSchema } from './rules/rules-json-schema.ts';
export type { ColumnRule, ReferenceRule, Rules, TableRule } from './rules/rules.ts';
export { makeOwnCell } from './sample/make-own-reader.ts';
export { judge, type Judgement } from './sample/holds.ts';
export { isSamplingExhausted, type RowWithoutDraw } from './sample/sampling-exhausted.ts';
export { deriveKey } from './random/key.ts';
export { canonicalJson } from './schema/canonical-json.ts';
export { canonicalSchema } from './schema/canonical-schema.ts';
export type { ColumnType, TypeKind, TypeShape } from './schema/column-type.ts';
export { digest } from './schema/digest.ts';
export type { Issue } from './schema/issue.ts';
export { type MysqlType, mysqlTypeShape } from './schema/mysql-type-shape.ts';
export { type ParsedSchema, parseSchemaDocument } from './schema/parse-schema-document.ts';
export { applyProfile, type ProfiledSchema } from './profile/apply-profile.ts';
export {
  compareProfiles,
  type Distance,
  type ProfileComparison,
  type TableComparison,
  worstOf,
} from './profile/compare-profiles.ts';
export { parseProfile } from './profile/parse-profile.ts';
export { printProfile } from './profile/print-profile.ts';
export type { Profile, ProfileColumn, ProfileKey, ProfilePrivacy, ProfileTable } from './profile/profile.ts';
export { periodExclusions } from './schema/period-exclusions.ts';
export { findDomain, resolveType } from './schema/resolve-type.ts';
export { schemaDigest } from './schema/schema-digest.ts';
export { schemaDocumentJsonSchema } from './schema/schema-document-json-schema.ts';
export type {
  Check,
  Column,
  ColumnOrder,
  ColumnStatistics,
  CompositeType,
  Dialect,
  DomainType,
  EnumType,
  Exclusion,
  ForeignKey,
  ParentCheck,
  PrimaryKey,
  ReferentialAction,
  SchemaDocument,
  Table,
  Trigger,
  TriggerRules,
  TriggerWrite,
  Unique,
} from './schema/schema-document.ts';
export {
  madePartitions,
  missingPartitions,
  partitionStatement,
  withMissingPartitions,
} from './schema/missing-partitions.ts';
export { tableKey } from './schema/table-key.ts';
export { keepingTrigger, triggerKey, triggerRules, withOwnRules, withTriggerRules } from './schema/trigger-rules.ts';
export type { JsonSchema } from './shape/json-schema.ts';
export { type JsonFlaw, readStrictJson, type StrictJson } from './shape/read-strict-json.ts';
export { nearestName } from './text/nearest-name.ts';
