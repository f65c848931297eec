/** A function that the schema itself defines, as its text or the catalogue has it. */
export type OwnFunction = {
  readonly name: string;
  readonly language: string;
  /** Names of the parameters, in order; empty where one has none. */
  readonly parameters: readonly string[];
  /** Their types as written, in order. */
  readonly types?: readonly string[];
  /** What the last parameters are unless told, as written: of three parameters the two last ones where there are two. */
  readonly defaults?: readonly string[];
  /** The type of what it returns, as written. */
  readonly returns?: string;
  /** What stands between the quotes, or `RETURN …`. */
  readonly source: string;
  /** NULL whenever an argument is. */
  readonly strict?: boolean;
};

/** The expression that a function in SQL returns. */
export function returnedExpression(source: string): string | undefined {
  const text = source.trim().replace(/;\s*$/, '');
  return /^(?:SELECT|RETURN)\s([^]+)$/i.exec(text)?.[1];
}
