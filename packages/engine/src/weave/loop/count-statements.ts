import type { Statement } from './loop.ts';

/** The maximum work for one row. */
export const countStatements = (statements: readonly Statement[]): number =>
  statements.reduce((sum, statement) => sum + 1 + countStatements(partsOf(statement)), 0);

function partsOf(statement: Statement): readonly Statement[] {
  if (statement.kind === 'if') return [...statement.then, ...statement.otherwise];
  return statement.kind === 'for' || statement.kind === 'block' ? statement.body : [];
}
