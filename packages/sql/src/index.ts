export { readPostgresqlDdl, readPostgresqlDdlSync } from './ddl/read-postgresql-ddl.ts';
export { readDdl } from './dialects/read-ddl.ts';
export { readPredicates } from './document/read-predicates.ts';
export { callsOwnFunctions, inlineOwnFunctions } from './functions/inline-own-functions.ts';
export type { Issue } from './issue.ts';
export { readMysqlDdl } from './mysql-ddl/read-mysql-ddl.ts';
export { prepare } from './parser/parser.ts';
export { putsBack } from './parser/puts-back.ts';
export { builtinType as postgresqlType } from './types/builtin-type.ts';
export { affinityOf } from './sqlite-ddl/affinity.ts';
export { buildDocument as buildSqliteDocument } from './sqlite-ddl/build-document.ts';
export type { CatalogueRows as SqliteCatalogueRows } from './sqlite-ddl/catalogue-rows.ts';
export {
  type Definition as SqliteDefinition,
  findDefinitions as findSqliteDefinitions,
} from './sqlite-ddl/find-definitions.ts';
export { parseTrigger as parseSqliteTrigger } from './sqlite-ddl/parse-trigger.ts';
export { readSqliteDdl } from './sqlite-ddl/read-sqlite-ddl.ts';
export { guessDialect } from './text/guess-dialect.ts';
export { sequencesToCreate } from './write/postgresql/create-types.ts';
export { callsOfPostgresql, rewritePartitionBounds } from './rewrite/postgresql/rewrite-postgresql.ts';
export { rewriteSqliteExpression } from './rewrite/syntax/rewrite-sqlite.ts';
export type { Ddl } from './write/ddl/ddl.ts';
export { printSqlExpression } from './write/ddl/print-sql-expression.ts';
export { companionFiles } from './write/files/companion-files.ts';
export { loadCommand } from './write/files/load-script.ts';
export { writeDdl } from './write/files/write-ddl.ts';
export { writeMysqlDdl } from './write/mysql/ddl.ts';
export { type DdlOptions, writePostgresqlDdl } from './write/postgresql/ddl.ts';
export { isOfExtension } from './write/postgresql/may-call.ts';
export { qualifiedName, quoteList } from './write/postgresql/qualified-name.ts';
export { untilPartitions } from './write/postgresql/until-partitions.ts';
export { writingFunctions } from './write/postgresql/writing-functions.ts';
export { writeTypes } from './write/typescript/write-types.ts';
export { writeSqliteDdl } from './write/sqlite/ddl.ts';
