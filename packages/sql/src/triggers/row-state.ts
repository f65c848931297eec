import type { Expression } from '@rowloom/engine';
import type { Lookup } from './lookup.ts';

/** The state of the new row and the variables at one point of a trigger. */
export type RowState = {
  /** In terms of the row as sent, and of probes; `unknown` if it cannot be known. */
  readonly variables: ReadonlyMap<string, Expression>;
  /** Variables that contain a row of a table. */
  readonly records: ReadonlyMap<string, Lookup>;
  /** Columns that the trigger itself has written so far. */
  readonly written: ReadonlyMap<string, Expression>;
  /** Whether the last query found anything. */
  readonly found: Expression;
};

export const UNKNOWN: Expression = { op: 'unknown', sql: '' };

export function write(state: RowState, column: string, value: Expression): RowState {
  return { ...state, written: new Map(state.written).set(column, value) };
}

/** A variable that contained a row contains a value from now on. */
export function assign(state: RowState, name: string, value: Expression): RowState {
  const records = new Map(state.records);
  records.delete(name);
  return { ...state, records, variables: new Map(state.variables).set(name, value) };
}
