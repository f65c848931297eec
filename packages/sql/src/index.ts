export {
  type ReadDdlOptions,
  type ReadResult,
  readPostgresqlDdl,
  readPostgresqlDdlSync,
} from './ddl/read-postgresql-ddl.ts';
export {
  type ReadExpressionOptions,
  readPostgresqlExpression,
  readPostgresqlExpressionSync,
} from './expression/read-postgresql-expression.ts';
export type { Issue, IssueCode } from './issue.ts';
export { prepare } from './parser/parser.ts';
