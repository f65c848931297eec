import type { Rules, SchemaDocument } from '@rowloom/engine';

/** What rows are made for. */
export type Source = {
  /** As the user wrote it. */
  readonly name: string;
  readonly schema: SchemaDocument;
  /** A pack's own; the user's come on top. */
  readonly rules: Rules;
  /** What was read but not understood, for the user to know. */
  readonly warnings: readonly string[];
};
