import type { SqlDialect } from '@rowloom/engine';

/** A text literal. MySQL reads backslashes as escapes, the others as they are. */
export function quoteText(dialect: SqlDialect, text: string): string {
  const quoted = text.replaceAll("'", "''");
  return `'${dialect === 'mysql' ? quoted.replaceAll('\\', '\\\\') : quoted}'`;
}
