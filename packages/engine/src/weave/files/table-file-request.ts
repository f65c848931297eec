import type { SqlDialect } from '../../language/dialect/dialect.ts';
import type { Plan } from '../../document/plan/plan.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import type { FileFormat } from '../../document/files/file-format.ts';

/** What decides the bytes of a table's file, besides the run. */
export type TableFileRequest = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly format: FileFormat;
  /** Of SQL. */
  readonly dialect: SqlDialect;
  /** Whether to compute the checksum of the rows too. */
  readonly checksum: boolean;
};
