import type { SqlValue } from '../values/sql-value.ts';

/** A function or operator of SQL over values. */
export type SqlFunction = (args: readonly SqlValue[]) => SqlValue;
