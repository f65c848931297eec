import type { Dialect } from '@rowloom/engine';
import { mysql } from './mysql/mysql.ts';
import { postgresql } from './postgresql/postgresql.ts';
import type { RunDialect } from './run-dialect.ts';
import { sqlite } from './sqlite/sqlite.ts';

const DIALECTS: Readonly<Record<Dialect, RunDialect>> = { postgresql, mysql, mariadb: mysql, sqlite };

/** The dialect of a session, an address or a document. */
export const dialectOf = ({ dialect }: { readonly dialect: Dialect }): RunDialect => DIALECTS[dialect];
