/** Thrown where a text holds what no tree of ours may: whoever asked leaves the whole text out. */
export class NotRewritable extends Error {}

export function refuse(what: string): never {
  throw new NotRewritable(what);
}

/** What `rewrite` answers; undefined where it refuses, or where the text is nested beyond what a stack holds. */
export function orUndefined<T>(rewrite: () => T): T | undefined {
  try {
    return rewrite();
  } catch (error) {
    if (error instanceof NotRewritable || error instanceof RangeError) return undefined;
    throw error;
  }
}
