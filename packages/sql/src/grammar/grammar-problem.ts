/** The position at which reading an expression stopped; never leaves the readers of this package. */
export class GrammarProblem extends Error {
  override readonly name = 'GrammarProblem';
}
