/**
 * A schema and rules from which a column cannot be put together: texts in a sum, a value that follows from itself. The
 * message is a sentence for whoever wrote them. Anything else that is thrown on the way is a fault of the program.
 */
export class UnbuildableColumn extends Error {
  override readonly name = 'UnbuildableColumn';
  /** The way out, where another rule for the column is none. */
  readonly remedy: string | undefined;

  constructor(message: string, remedy?: string) {
    super(message);
    this.remedy = remedy;
  }
}
