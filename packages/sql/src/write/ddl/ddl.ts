/** DDL in two parts: what rows need, and what is better added after them. */
export type Ddl = {
  readonly tables: string;
  readonly constraints: string;
  /** The first part in pieces, including remarks. */
  readonly pieces: readonly string[];
  /** The first part as single statements, so that a failing one can be named. */
  readonly creation: readonly string[];
  /** The second part as single statements, for callers that record their progress. */
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

/** Statements and remarks in sequence; nothing for an empty list. */
function joinStatements(statements: readonly string[]): string {
  return statements.map((statement) => `${statement}\n`).join('\n');
}

/** A remark alone is not executable. */
function isStatement(text: string): boolean {
  return text.split('\n').some((line) => line.trim() !== '' && !line.startsWith('--'));
}
