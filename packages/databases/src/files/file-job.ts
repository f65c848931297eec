import type { FileFormat, LocaleWish, Plan, SchemaDocument, SqlDialect } from '@rowloom/engine';

/** Everything that a thread needs to write its share. Plain data, because it is posted to worker threads. */
export type FileJob = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly locale: LocaleWish;
  readonly format: FileFormat;
  readonly dialect: SqlDialect;
  readonly gzip: boolean;
  readonly checksum: boolean;
  /** By table: the first number of its rows, if other rows existed before. */
  readonly bases?: Readonly<Record<string, number>>;
  /** In the plan's order. */
  readonly tables: readonly JobTable[];
};

export type JobTable = {
  readonly name: string;
  /** Where its bytes go until the run is complete; absent for standard output. */
  readonly path?: string;
};
