/** A function that the schema itself defines, from its text or the catalogue. */
export type OwnFunction = {
  readonly name: string;
  readonly language: string;
  /** Names of the parameters, in order; empty where one has none. */
  readonly parameters: readonly string[];
  /** Their types as written, in order. */
  readonly types?: readonly string[];
  /** The defaults of the last parameters, as written. */
  readonly defaults?: readonly string[];
  /** The return type, as written. */
  readonly returns?: string;
  /** The text between the quotes, or `RETURN …`. */
  readonly source: string;
  /** NULL whenever an argument is. */
  readonly strict?: boolean;
};

/** The expression that a function in SQL returns. */
export function returnedExpression(source: string): string | undefined {
  const text = source.trim().replace(/;\s*$/, '');
  return /^(?:SELECT|RETURN)\s([^]+)$/i.exec(text)?.[1];
}
