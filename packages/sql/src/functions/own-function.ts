/** A function that the schema itself defines, as its text or the catalogue has it. */
export type OwnFunction = {
  readonly name: string;
  readonly language: string;
  /** Names of the parameters, in order; empty where one has none. */
  readonly parameters: readonly string[];
  /** What stands between the quotes, or `RETURN …`. */
  readonly source: string;
  /** NULL whenever an argument is. */
  readonly strict?: boolean;
};

/** The expression that a function of one step returns. */
export function returnedExpression({ language, source }: OwnFunction): string | undefined {
  const text = source.trim().replace(/;\s*$/, '');
  if (language === 'sql') return /^(?:SELECT|RETURN)\s([^]+)$/i.exec(text)?.[1];
  return language === 'plpgsql' ? /^BEGIN\s+RETURN\s([^]+?);\s*END$/i.exec(text)?.[1] : undefined;
}
