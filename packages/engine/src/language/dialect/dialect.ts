import type { DialectFacts } from './dialect-facts.ts';
import { mysql } from './mysql.ts';
import { postgresql } from './postgresql.ts';
import { sqlite } from './sqlite.ts';

/** What a schema may be of. A dialect is added here, and wherever the compiler then asks for it. */
export const DIALECTS = {
  postgresql,
  mysql,
  mariadb: { ...mysql, label: 'MariaDB', exampleUrl: 'mariadb://user:password@host:3306/database' },
  sqlite,
} as const satisfies Readonly<Record<string, DialectFacts>>;

export type Dialect = keyof typeof DIALECTS;

export const DIALECT_NAMES = Object.keys(DIALECTS) as readonly Dialect[];

/** A dialect as far as its SQL goes: servers that speak the same are one. */
export type SqlDialect = Exclude<Dialect, 'mariadb'>;

const SPOKEN_AS: Readonly<Partial<Record<Dialect, SqlDialect>>> = { mariadb: 'mysql' };

export function sqlDialectOf(dialect: Dialect): SqlDialect {
  return SPOKEN_AS[dialect] ?? (dialect as SqlDialect);
}

export const quoteName = (dialect: Dialect, name: string): string => DIALECTS[dialect].quoteName(name);

export const quoteText = (dialect: Dialect, text: string): string => DIALECTS[dialect].quoteText(text);
