import type { ColumnSource } from '../../../document/plan/plan.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import type { Column, SchemaDocument, Table } from '../../../language/schema/schema-document.ts';
import type { ColumnDomain } from '../../../solve/row-solution.ts';

export type InferInput = {
  readonly table: Table;
  readonly column: Column;
  /** Domains resolved, an enum's labels in place. */
  readonly type: ColumnType;
  /** True if values must not repeat within the table. */
  readonly unique: boolean;
  readonly schema: SchemaDocument;
  /** The run's time, in microseconds since 1970. */
  readonly asOf?: number;
  /** What the CHECKs leave of the column. */
  readonly domain?: ColumnDomain;
  /** What they leave of each field of a composite. */
  readonly fields?: readonly ColumnDomain[];
};

export type Inference = {
  readonly source: ColumnSource;
  readonly null_fraction: number;
  /** 1 certain, 0.9 by name, type and table, 0.7 by name and type, 0.4 by the type alone. */
  readonly confidence: number;
  /** A reason for the reader of the plan. */
  readonly reason: string;
};

/** The result of one concern; `nulls` is its null fraction for a nullable column. */
export type Finding = {
  readonly source: ColumnSource;
  readonly confidence: number;
  readonly reason: string;
  readonly nulls?: number;
  /** True if the values derive from other columns of the row: no statistic may change that. */
  readonly follows?: boolean;
};

export const CERTAIN = 1;
export const BY_TABLE = 0.9;
export const BY_NAME = 0.7;
/** The shape is right, the meaning may not be. */
export const BY_GUESS = 0.6;
export const BY_HINT = 0.5;
export const BY_TYPE = 0.4;
export const BY_LUCK = 0.1;
