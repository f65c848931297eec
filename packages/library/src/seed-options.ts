import type { Certificate } from '@rowloom/runner';
import type { SchemaSource } from './schema/read-schema.ts';
import type { WeaveOptions } from './weave-options.ts';

export type SeedOptions = Omit<WeaveOptions, 'values'> & {
  /**
   * Which tables, and with which rules: a pack, SQL or a schema document. By default, the database's own tables. With
   * the mode `create` they are created.
   */
  readonly source?: SchemaSource;
  /** `append` to existing rows, `truncate` first, or `create` the tables; `append` by default. */
  readonly mode?: 'append' | 'truncate' | 'create';
  /** Only these tables; by default all of the source's. */
  readonly tables?: readonly string[];
  /** Tables to leave alone; their rows may be referenced. */
  readonly leaveAlone?: readonly string[];
  /** The host, as a confirmation if the database looks like production. */
  readonly confirm?: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { readonly table: string; readonly rows: number; readonly of: number }) => void;
};

export type Seeded = {
  readonly runId: string;
  readonly seed: number;
  readonly rows: number;
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  /** Every constraint, counted over the rows in the database. */
  readonly certificate: Certificate;
  readonly notes: readonly string[];
  /** Removes these rows again, and nothing else. */
  readonly undo: () => Promise<void>;
};
