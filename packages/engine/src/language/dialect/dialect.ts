import type { DialectFacts } from './dialect-facts.ts';
import { mysql } from './mysql.ts';
import { postgresql } from './postgresql.ts';
import { sqlite } from './sqlite.ts';

/** The dialects of schemas. To add a dialect, add it here and wherever the compiler then reports an error. */
export const DIALECTS = {
  postgresql,
  mysql,
  mariadb: { ...mysql, label: 'MariaDB', exampleUrl: 'mariadb://user:password@host:3306/database' },
  sqlite,
} as const satisfies Readonly<Record<string, DialectFacts>>;

export type Dialect = keyof typeof DIALECTS;

export const DIALECT_NAMES = Object.keys(DIALECTS) as readonly Dialect[];

/** A dialect in terms of its SQL: servers with the same SQL are one. */
export type SqlDialect = Exclude<Dialect, 'mariadb'>;

const SPOKEN_AS: Readonly<Partial<Record<Dialect, SqlDialect>>> = { mariadb: 'mysql' };

export function sqlDialectOf(dialect: Dialect): SqlDialect {
  return SPOKEN_AS[dialect] ?? (dialect as SqlDialect);
}

export const quoteName = (dialect: Dialect, name: string): string => DIALECTS[dialect].quoteName(name);

export const quoteText = (dialect: Dialect, text: string): string => DIALECTS[dialect].quoteText(text);
