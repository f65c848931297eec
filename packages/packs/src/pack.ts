import type { Rules, SchemaDocument } from '@rowloom/engine';

export type PackId = 'ecommerce' | 'saas' | 'blog';

/** A schema that people know, with the rules that make its rows agree with each other. */
export type Pack = {
  readonly id: PackId;
  readonly name: string;
  readonly description: string;
  readonly schema: SchemaDocument;
  readonly rules: Rules;
  readonly truths: readonly Truth[];
};

/**
 * What holds in every run (those about skew, from about a thousand rows on). The query, in SQLite's dialect, returns the
 * exceptions: none. `:as_of` is the run's "now" as `YYYY-MM-DD HH:MM:SS`, in which form it expects timestamps too.
 */
export type Truth = { readonly name: string; readonly sql: string };
