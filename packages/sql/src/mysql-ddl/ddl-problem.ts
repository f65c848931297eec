/** Where the reading of a statement stopped, and why; never leaves the reader. */
export class DdlProblem extends Error {
  override readonly name = 'DdlProblem';
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
