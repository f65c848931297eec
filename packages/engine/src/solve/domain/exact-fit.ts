import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { findFunction } from '../../language/functions/find-function.ts';
import type { ColumnsByName } from './conjunct.ts';
import type { SolverColumn } from '../row-solution.ts';
import { kindOfColumn, type ScalarKind } from './scalar.ts';

const scaleOfColumn = (column: SolverColumn): number | undefined => {
  switch (column.type.kind) {
    case 'integer':
    case 'year':
      return 0;
    case 'decimal':
      return column.type.scale ?? (column.type.precision === undefined ? undefined : 0);
    case 'money':
      return 2;
    default:
      return undefined;
  }
};

const greatest = (scales: readonly (number | undefined)[]): number | undefined =>
  scales.reduce<number | undefined>(
    (most, scale) => (most === undefined || scale === undefined ? undefined : Math.max(most, scale)),
    0,
  );

/** The possible digits after the point; `undefined` if unlimited or unknown. */
export const scaleOf = (expression: Expression, columns: ColumnsByName): number | undefined => {
  const of = (part: Expression): number | undefined => scaleOf(part, columns);
  switch (expression.op) {
    case 'literal':
      return expression.type === 'number' && /^-?\d+(?:\.\d+)?$/.test(expression.value)
        ? (expression.value.split('.')[1] ?? '').length
        : undefined;
    case 'column': {
      const column = columns.get(expression.name);
      return column && scaleOfColumn(column);
    }
    case 'negate':
      return of(expression.arg);
    case 'arithmetic': {
      const [left, right] = [of(expression.left), of(expression.right)];
      if (left === undefined || right === undefined) return undefined;
      if (expression.operator === '*') return left + right;
      if (expression.operator === '/') return left === 0 && right === 0 ? 0 : undefined;
      return expression.operator === '||' ? undefined : Math.max(left, right);
    }
    case 'call': {
      const scale = findFunction(expression.name)?.scale;
      if (scale === 'whole') return 0;
      if (scale === 'kept') return greatest(expression.args.map(of));
      if (scale === undefined) return undefined;
      const [, digits] = expression.args;
      if (!digits) return 0;
      return digits.op === 'literal' && digits.type === 'number' ? Math.max(Number(digits.value), 0) : undefined;
    }
    case 'case':
      return greatest([
        ...expression.whens.map(({ then }) => of(then)),
        ...(expression.otherwise ? [of(expression.otherwise)] : []),
      ]);
    case 'cast':
      return expression.type.kind === 'integer'
        ? 0
        : expression.type.kind === 'decimal'
          ? expression.type.scale
          : undefined;
    default:
      return undefined;
  }
};

/** The number itself, under a cast that a server added to compare it with another numeric type: `(i * k)::numeric`. */
export const withoutOpenCast = (expression: Expression, columns: ColumnsByName): Expression =>
  expression.op === 'cast' &&
  expression.type.kind === 'decimal' &&
  expression.type.precision === undefined &&
  expression.type.scale === undefined &&
  scaleOf(expression.arg, columns) !== undefined
    ? expression.arg
    : expression;

const isText = (expression: Expression): boolean =>
  (expression.op === 'call' && findFunction(expression.name)?.result === 'text') ||
  (expression.op === 'arithmetic' && expression.operator === '||') ||
  (expression.op === 'cast' && expression.type.kind === 'text');

const isDateSum = (expression: Expression, columns: ColumnsByName): boolean => {
  if (expression.op === 'column') return columns.get(expression.name)?.type.kind === 'date';
  return (
    expression.op === 'arithmetic' &&
    (expression.operator === '+' || expression.operator === '-') &&
    isDateSum(expression.left, columns) &&
    columnsOf(expression.right).every((name) => columns.get(name)?.type.kind === 'integer')
  );
};

/**
 * Whether the column can hold the expression's value exactly, without rounding or truncation. Only then is `column =
 * expression` still true once the row is stored.
 */
export const fitsExactly = (column: SolverColumn, expression: Expression, columns: ColumnsByName): boolean => {
  const kind: ScalarKind = kindOfColumn(column);
  const source = expression.op === 'column' ? columns.get(expression.name) : undefined;
  if (source) {
    if (kindOfColumn(source) !== kind) return false;
    if (column.type.kind === source.type.kind && (column.type.kind === 'enum') === (source.type.kind === 'enum')) {
      if (kind !== 'number' || scaleOfColumn(column) === undefined)
        return column.type.kind !== 'enum' || column.type.native === source.type.native;
    }
  }
  if (kind === 'text') return column.type.kind === 'text' && isText(expression);
  if (kind === 'instant')
    return column.type.kind === 'date'
      ? isDateSum(expression, columns)
      : !source || source.type.kind === 'date' || column.type.kind === 'timestamp';
  if (kind !== 'number') return false;
  const [own, needed] = [scaleOfColumn(column), scaleOf(expression, columns)];
  if (needed === undefined) return false;
  return own === undefined ? column.type.kind === 'decimal' : needed <= own;
};
