import type { Rules, SchemaDocument } from '@rowloom/engine';

export type PackId = 'ecommerce' | 'saas' | 'blog';

/** A well-known schema, with the rules that make its rows consistent. */
export type Pack = {
  readonly id: PackId;
  readonly name: string;
  readonly description: string;
  readonly schema: SchemaDocument;
  readonly rules: Rules;
  readonly truths: readonly Truth[];
};

/**
 * Holds in every run (those about skew, from about a thousand rows on). The query, in SQLite's dialect, returns the
 * exceptions: none. `:as_of` is the run's "now" as `YYYY-MM-DD HH:MM:SS`, the format in which it also expects
 * timestamps.
 */
export type Truth = { readonly name: string; readonly sql: string };
