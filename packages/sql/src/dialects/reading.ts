import type { Dialect, SchemaDocument } from '@rowloom/engine';
import type { ReadDdlOptions, ReadResult } from '../ddl/read-postgresql-ddl.ts';
import type { ReadText } from '../document/fill-predicates.ts';

/** How a dialect's SQL is read. */
export type Reading = {
  readonly readDdl: (text: string, options: ReadScriptOptions) => Promise<ReadResult>;
  /** Makes the reader of a document's expressions. */
  readonly openReader: (document: SchemaDocument) => Promise<ReadText>;
};

export type ReadScriptOptions = ReadDdlOptions & { readonly dialect: Dialect };
