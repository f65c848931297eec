export type SqlDialect = 'postgresql' | 'mysql' | 'sqlite';

/** A name as an SQL identifier: always quoted, so that no word is reserved and no letter changes its case. */
export function quoteName(dialect: SqlDialect, name: string): string {
  return dialect === 'mysql' ? `\`${name.replaceAll('`', '``')}\`` : `"${name.replaceAll('"', '""')}"`;
}
