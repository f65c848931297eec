export {
  type ReadDdlOptions,
  type ReadResult,
  readPostgresqlDdl,
  readPostgresqlDdlSync,
} from './ddl/read-postgresql-ddl.ts';
export { readPredicates } from './document/read-predicates.ts';
export type { ReadExpressionOptions } from './expression/read-expression-options.ts';
export {
  type ReadPostgresqlOptions,
  readPostgresqlExpression,
  readPostgresqlExpressionSync,
} from './expression/read-postgresql-expression.ts';
export { callsOwnFunctions, inlineOwnFunctions } from './functions/inline-own-functions.ts';
export type { OwnFunction } from './functions/own-function.ts';
export type { Issue, IssueCode } from './issue.ts';
export { readMysqlExpression } from './mysql/read-mysql-expression.ts';
export { type ReadMysqlOptions, readMysqlDdl } from './mysql-ddl/read-mysql-ddl.ts';
export { prepare } from './parser/parser.ts';
export { affinityOf } from './sqlite-ddl/affinity.ts';
export { buildDocument as buildSqliteDocument } from './sqlite-ddl/build-document.ts';
export type { CatalogueRows as SqliteCatalogueRows } from './sqlite-ddl/catalogue-rows.ts';
export {
  type Definition as SqliteDefinition,
  findDefinitions as findSqliteDefinitions,
} from './sqlite-ddl/find-definitions.ts';
export { parseTrigger as parseSqliteTrigger } from './sqlite-ddl/parse-trigger.ts';
export { readSqliteDdl } from './sqlite-ddl/read-sqlite-ddl.ts';
export { readSqliteExpression } from './sqlite/read-sqlite-expression.ts';
export { type DialectGuess, guessDialect } from './text/guess-dialect.ts';
export type { CalledFunction } from './rewrite/postgresql/printer.ts';
export {
  callsOfPostgresql,
  type MayCall,
  nameOfPostgresqlType,
  rewritePartitionBounds,
  rewritePartitionKey,
  rewritePostgresqlExpression,
  rewritePostgresqlOperator,
  rewritePostgresqlType,
  sequencesOfPostgresql,
} from './rewrite/postgresql/rewrite-postgresql.ts';
export { rewriteMysqlClock, rewriteMysqlExpression, rewriteMysqlType } from './rewrite/syntax/rewrite-mysql.ts';
export { rewriteSqliteExpression, rewriteSqliteType } from './rewrite/syntax/rewrite-sqlite.ts';
export type { Ddl } from './write/ddl/ddl.ts';
export { printSqlExpression } from './write/ddl/print-sql-expression.ts';
export { companionFiles, type MadeTable } from './write/files/companion-files.ts';
export { SCRIPT_HEAD } from './write/files/script-head.ts';
export { writeDdl } from './write/files/write-ddl.ts';
export { writeMysqlDdl } from './write/mysql/ddl.ts';
export { type DdlOptions, writePostgresqlDdl } from './write/postgresql/ddl.ts';
export { isOfExtension } from './write/postgresql/may-call.ts';
export { qualifiedName, quoteList } from './write/postgresql/qualified-name.ts';
export { writeTypes } from './write/typescript/write-types.ts';
export { writeSqliteDdl } from './write/sqlite/ddl.ts';
