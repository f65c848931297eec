import { castValue } from '../expression/cast-value.ts';
import type { Expression } from '../expression/expression.ts';
import { tryEvaluate } from '../expression/interpret.ts';
import type { SqlValue } from '../expression/sql-value.ts';
import type { ColumnType } from '../schema/column-type.ts';

/** Whether a row meets a constraint: true and unknown do, false does not; what cannot be evaluated is let through. */
export function holds(test: Expression, values: Readonly<Record<string, unknown>>, types: ReadonlyMap<string, ColumnType>, asOf: number): boolean {
  const read = (name: string): SqlValue => {
    const value = values[name];
    const type = types.get(name);
    if (value === null || value === undefined || type === undefined) return null;
    return castValue(Array.isArray(value) ? (value as SqlValue[]) : (value as SqlValue), type);
  };
  return tryEvaluate(test, read, { as_of_micros: asOf }) !== false;
}
