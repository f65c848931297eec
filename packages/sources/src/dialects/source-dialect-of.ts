import { type Dialect, type SqlDialect, sqlDialectOf } from '@rowloom/engine';
import { mysql } from './mysql.ts';
import { postgresql } from './postgresql.ts';
import type { SourceDialect } from './source-dialect.ts';
import { sqlite } from './sqlite.ts';

const DIALECTS: Readonly<Record<SqlDialect, SourceDialect>> = { postgresql, mysql, sqlite };

export const sourceDialectOf = (dialect: Dialect): SourceDialect => DIALECTS[sqlDialectOf(dialect)];
