/**
 * A column cannot be built from this schema and these rules: texts in a sum, a value that depends on itself. The
 * message is for the author of the rules. Any other thrown error is a bug.
 */
export class UnbuildableColumn extends Error {
  override readonly name = 'UnbuildableColumn';
  /** The remedy, if another rule for the column does not help. */
  readonly remedy: string | undefined;

  constructor(message: string, remedy?: string) {
    super(message);
    this.remedy = remedy;
  }
}
