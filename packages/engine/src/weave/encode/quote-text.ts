import type { SqlDialect } from './quote-name.ts';

/** A text literal that means the same under every setting of a session, and to the client that runs a script. */
export function quoteText(dialect: SqlDialect, text: string): string {
  const quoted = text.replaceAll("'", "''");
  if (dialect === 'mysql') return `'${quoted.replaceAll('\\', '\\\\').replaceAll('\0', '\\0')}'`;
  // No text of the other two holds a NUL: a statement would end there.
  const whole = quoted.replaceAll('\0', '');
  // Without the E a backslash is an escape or none, as standard_conforming_strings has it.
  return dialect === 'postgresql' && whole.includes('\\') ? `E'${whole.replaceAll('\\', '\\\\')}'` : `'${whole}'`;
}
