import { castValue } from '../expression/cast-value.ts';
import type { Expression } from '../expression/expression.ts';
import { tryEvaluate } from '../expression/interpret.ts';
import type { SqlValue } from '../expression/sql-value.ts';
import type { ColumnType } from '../schema/column-type.ts';

type Values = Readonly<Record<string, unknown>>;
type Types = ReadonlyMap<string, ColumnType>;

/** Whether a row meets a constraint: true and unknown do, false does not; what cannot be evaluated is let through. */
export function holds(test: Expression, values: Values, types: Types, asOf: number): boolean {
  return tryEvaluate(test, readerOf(values, types), { as_of_micros: asOf }) !== false;
}

/** Whether a row meets a condition, such as a partial index's: only true does. */
export function meets(condition: Expression, values: Values, types: Types, asOf: number): boolean {
  return tryEvaluate(condition, readerOf(values, types), { as_of_micros: asOf }) === true;
}

function readerOf(values: Values, types: Types): (name: string) => SqlValue {
  return (name) => {
    const value = values[name];
    const type = types.get(name);
    if (value === null || value === undefined || type === undefined) return null;
    return castValue(value as SqlValue, type);
  };
}
