import {
  castValue,
  type ColumnType,
  type Expression,
  type PreviewRow,
  type SqlValue,
  tryEvaluate,
} from '@rowloom/engine';

export type RowTypes = ReadonlyMap<string, ColumnType>;

export const valueOf = (row: PreviewRow, name: string, type: ColumnType | undefined): SqlValue => {
  const value = row[name];
  return value === null || value === undefined || type === undefined ? null : castValue(value, type);
};

/**
 * The value of an expression for a row; undefined if the interpreter cannot decide, because it may depend on the
 * database.
 */
export function evaluateOn(
  expression: Expression,
  row: PreviewRow,
  types: RowTypes,
  asOf: number,
): SqlValue | undefined {
  return tryEvaluate(expression, (name) => valueOf(row, name, types.get(name)), { as_of_micros: asOf });
}

/** True and unknown hold; so does every number but 0, where conditions are numbers. */
export const isBroken = (answer: SqlValue): boolean => answer === false || answer === 0;

export const isMet = (answer: SqlValue | undefined): boolean =>
  answer === true || (typeof answer === 'number' && answer !== 0);
