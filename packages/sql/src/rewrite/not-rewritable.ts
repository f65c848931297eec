/** Thrown if a text contains what our trees may not: the caller drops the whole text. */
export class NotRewritable extends Error {}

export function refuse(what: string): never {
  throw new NotRewritable(what);
}

/** The result of `rewrite`; undefined if it refuses, or if the text is too deep for the stack. */
export function orUndefined<T>(rewrite: () => T): T | undefined {
  try {
    return rewrite();
  } catch (error) {
    if (error instanceof NotRewritable || error instanceof RangeError) return undefined;
    throw error;
  }
}
