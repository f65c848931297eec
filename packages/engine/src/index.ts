export type { ColumnProgram } from './weave/graph/column-program.ts';
export { compileTable, prepareTable, type TableProgram } from './weave/compile/compile-table.ts';
export { makeRunContext } from './weave/run/make-run-context.ts';
export { type ExistingKeys, MAX_EXISTING_KEYS, type RunAdditions } from './weave/graph/run-additions.ts';
export type { RunContext, TableContext } from './weave/graph/run-context.ts';
export { type BindValue, makeBindValues, type NumberForm } from './weave/encode/bind-values.ts';
export { canCopyBinary, copyBinary } from './weave/encode/copy-binary.ts';
export { copyText } from './weave/encode/copy-text.ts';
export { csv } from './weave/encode/csv.ts';
export type { Encoder } from './weave/encode/encoder.ts';
export { jsonl } from './weave/encode/jsonl.ts';
export {
  compilePreview,
  compileRows,
  type PreviewProgram,
  type PreviewRow,
  type PreviewValue,
  previewRows,
  readRows,
} from './weave/compile/objects.ts';
export { compileParquet, type ParquetColumn } from './weave/compile/parquet-columns.ts';
export { loadData, readLoadedField } from './weave/encode/load-data.ts';
export { isMysqlBits, mysqlWrapping } from './weave/encode/mysql-wrapping.ts';
export {
  type Dialect,
  DIALECT_NAMES,
  DIALECTS,
  quoteName,
  quoteText,
  type SqlDialect,
  sqlDialectOf,
} from './language/dialect/dialect.ts';
export { checksumValue, printChecksum } from './weave/encode/checksum/row-checksum.ts';
export { checksumPlanned, makeTableChecksum } from './weave/compile/checksum/table-checksum.ts';
export { makeColumnsReader, sumPlannedColumns } from './weave/compile/checksum/column-checksums.ts';
export { whyLeftOut } from './weave/encode/checksum/canonical-type.ts';
export { type ChecksumReader, makeChecksumReader } from './weave/compile/checksum/checksum-reader.ts';
export { makeSqlValues } from './weave/encode/sql-values.ts';
export { ENGINE_VERSION } from './base/engine-version.ts';
export { isKnownFunction } from './language/functions/call-function.ts';
export { findFunction, functionName } from './language/functions/find-function.ts';
export { castValue } from './language/values/cast-value.ts';
export type { Expression } from './language/expression/expression.ts';
export type { Arithmetic, Comparison } from './language/values/operators.ts';
export { formatValue } from './language/values/format-value.ts';
export { tryEvaluate, whyNotEvaluable } from './language/evaluate/interpret.ts';
export { parseDerive } from './language/expression/parse-derive.ts';
export { printExpression } from './language/expression/print-expression.ts';
export type { SqlValue } from './language/values/sql-value.ts';
export { columnsOf, mapParts, partsOf } from './language/expression/walk-expression.ts';
export { CHUNK_BUFFER_BYTES, type ChunkBuffer, makeChunkBuffer } from './weave/files/chunk-buffer.ts';
export { DEFAULT_FORMAT, FILE_FORMATS, type FileFormat, FORMATS } from './document/files/file-format.ts';
export { flatTableName } from './weave/files/flat-table-name.ts';
export { EXPORT_FILE, LOAD_FILE, nameFiles, SCHEMA_FILE } from './weave/files/name-files.ts';
export { openTableFile, type OpenTableFile } from './weave/files/open-table-file.ts';
export type { TableFileRequest } from './weave/files/table-file-request.ts';
export { parquetFooter } from './weave/files/parquet-file.ts';
export { encodeRowGroup, type RowGroupMeta } from './weave/files/row-group.ts';
export { describeGenerators, type GeneratorDescription, GENERATORS } from './weave/generators/catalogue.ts';
export { addOwnGenerator, type OwnCell, type OwnFunction } from './weave/generators/whole/own.ts';
export type { Lexicon } from './base/locale/lexicon.ts';
export { loadLexicon } from './base/locale/load-lexicon.ts';
export { LOCALE_CODES, type LocaleCode } from './base/data/locale-code.ts';
export { type LocaleWish, parseLocaleWish } from './base/locale/locale-wish.ts';
export { checkBases } from './planner/rows/check-bases.ts';
export type { ReferenceCheck } from './document/plan/checks-of-reference.ts';
export { existingReferences } from './planner/references/existing-references.ts';
export { type ExportDocument, sealExport } from './document/export/export-document.ts';
export { makePlan } from './planner/make-plan.ts';
export { parseExport } from './planner/parse/parse-export.ts';
export type {
  ColumnPlan,
  ColumnSource,
  ConstraintVerdict,
  JsonValue,
  Plan,
  ReferencePlan,
  TablePlan,
} from './document/plan/plan.ts';
export { baseBeyond, growingColumns, serialColumns } from './planner/draft/serial-columns.ts';
export type { Wishes } from './planner/draft/wishes.ts';
export { parseProject, projectJsonSchema } from './document/project/parse-project.ts';
export type { Project, ProjectTarget } from './document/project/project.ts';
export { nameParents, type ParentNames } from './weave/reference/name-parents.ts';
export { compileParents } from './weave/compile/parent-rows.ts';
export { mergeRules } from './document/rules/merge-rules.ts';
export { parseRules } from './document/rules/parse-rules.ts';
export { rulesJsonSchema } from './document/rules/rules-json-schema.ts';
export type { ColumnRule, ReferenceRule, Rules, TableRule } from './document/rules/rules.ts';
export { makeOwnCell } from './weave/sample/make-own-reader.ts';
export { judge } from './language/evaluate/holds.ts';
export { isSamplingExhausted } from './weave/sample/sampling-exhausted.ts';
export { deriveKey } from './base/random/key.ts';
export { canonicalJson } from './base/bytes/canonical-json.ts';
export { canonicalSchema } from './language/schema/canonical-schema.ts';
export type { ColumnType, TypeKind, TypeShape } from './language/types/column-type.ts';
export { digest } from './base/bytes/digest.ts';
export type { Issue } from './base/shape/issue.ts';
export { type MysqlType, mysqlTypeShape } from './language/types/mysql-type-shape.ts';
export { parseSchemaDocument } from './language/schema/parse-schema-document.ts';
export { applyProfile } from './document/profile/apply-profile.ts';
export {
  compareProfiles,
  type Distance,
  type ProfileComparison,
  worstOf,
} from './document/profile/compare-profiles.ts';
export { parseProfile } from './document/profile/parse-profile.ts';
export { printProfile } from './document/profile/print-profile.ts';
export type { Profile, ProfileColumn, ProfileKey, ProfileTable } from './document/profile/profile.ts';
export { periodExclusions } from './language/schema/period-exclusions.ts';
export { findDomain, resolveType } from './language/schema/resolve-type.ts';
export { schemaDigest } from './language/schema/schema-digest.ts';
export { schemaDocumentJsonSchema } from './language/schema/schema-document-json-schema.ts';
export type {
  Check,
  Column,
  ColumnOrder,
  ColumnStatistics,
  CompositeType,
  DomainType,
  EnumType,
  Exclusion,
  ForeignKey,
  Following,
  Limit,
  ParentCheck,
  PrimaryKey,
  ReferentialAction,
  SchemaDocument,
  Table,
  Trigger,
  TriggerRules,
  TriggerWrite,
  Unique,
} from './language/schema/schema-document.ts';
export { madePartitions, partitionStatement, withMissingPartitions } from './language/schema/missing-partitions.ts';
export { tableKey } from './language/schema/table-key.ts';
export { keepingTrigger, limitsOf, triggerRules, withOwnRules } from './language/schema/trigger-rules.ts';
export { readStrictJson } from './base/shape/read-strict-json.ts';
export { nearestName } from './base/text/nearest-name.ts';
