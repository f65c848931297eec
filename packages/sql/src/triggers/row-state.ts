import type { Expression } from '@rowloom/engine';
import type { Lookup } from './lookup.ts';

/** What is known of the new row and of the variables at one point of a trigger. */
export type RowState = {
  /** In terms of the row as it was sent, and of probes; `unknown` where nobody can tell. */
  readonly variables: ReadonlyMap<string, Expression>;
  /** Variables that hold a row of a table. */
  readonly records: ReadonlyMap<string, Lookup>;
  /** Columns that the trigger itself has written by now. */
  readonly written: ReadonlyMap<string, Expression>;
  /** Whether the last query found anything. */
  readonly found: Expression;
};

export const UNKNOWN: Expression = { op: 'unknown', sql: '' };

export function write(state: RowState, column: string, value: Expression): RowState {
  return { ...state, written: new Map(state.written).set(column, value) };
}

/** A variable that held a row holds a value from now on. */
export function assign(state: RowState, name: string, value: Expression): RowState {
  const records = new Map(state.records);
  records.delete(name);
  return { ...state, records, variables: new Map(state.variables).set(name, value) };
}
