import type { Rules, SchemaDocument } from '@rowloom/engine';

/** What rows are made for. */
export type Source = {
  /** As the user wrote it, without a password. */
  readonly name: string;
  readonly kind: 'pack' | 'document' | 'sql' | 'database';
  readonly schema: SchemaDocument;
  /** A pack's own; the user's override them. */
  readonly rules: Rules;
  /** What was read but not understood, for the user. */
  readonly warnings: readonly string[];
};
