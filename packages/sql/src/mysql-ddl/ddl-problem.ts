/** The position at which reading a statement stopped, and the reason; never leaves the reader. */
export class DdlProblem extends Error {
  override readonly name = 'DdlProblem';
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
