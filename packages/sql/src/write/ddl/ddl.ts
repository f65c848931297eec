/** DDL in two parts: what rows need, and what is better added once they are there. */
export type Ddl = {
  readonly tables: string;
  readonly constraints: string;
  /** The first part in its pieces, remarks included. */
  readonly pieces: readonly string[];
  /** The first part as single statements, so that one which fails can be named. */
  readonly creation: readonly string[];
  /** The second part as single statements, for whoever keeps a record of how far it got. */
  readonly steps: readonly string[];
};

export function makeDdl(tables: readonly string[], constraints: readonly string[]): Ddl {
  return {
    tables: joinStatements(tables),
    constraints: joinStatements(constraints),
    pieces: tables,
    creation: tables.filter(isStatement),
    steps: constraints.filter(isStatement),
  };
}

/** Statements and remarks, one after the other; nothing at all for none. */
function joinStatements(statements: readonly string[]): string {
  return statements.map((statement) => `${statement}\n`).join('\n');
}

/** A remark alone is nothing that a server could run. */
function isStatement(text: string): boolean {
  return text.split('\n').some((line) => line.trim() !== '' && !line.startsWith('--'));
}
