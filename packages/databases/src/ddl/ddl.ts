/** DDL in two parts: what rows need, and what is better added once they are there. */
export type Ddl = { readonly tables: string; readonly constraints: string };

/** Statements and remarks, one after the other; nothing at all for none. */
export function joinStatements(statements: readonly string[]): string {
  return statements.map((statement) => `${statement}\n`).join('\n');
}
