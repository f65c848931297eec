import { type ColumnType, type Expression, findFunction, type SqlDialect } from '@rowloom/engine';
import type { MayCall } from '../../rewrite/postgresql/rewrite-postgresql.ts';

export type PrintContext = {
  readonly dialect: SqlDialect;
  /** Base types of the row's columns. */
  readonly types: ReadonlyMap<string, ColumnType>;
  /** Columns with another name in the expression: `value` in a domain's check. */
  readonly rename?: ReadonlyMap<string, string>;
  /** Only PostgreSQL: functions besides its own harmless ones. */
  readonly mayCall?: MayCall;
};

const NUMERIC = new Set(['integer', 'decimal', 'float', 'money', 'year']);

/** Only numbers: no date, no interval, nothing of unknown type. */
export function areNumeric(expression: Expression, context: PrintContext): boolean {
  switch (expression.op) {
    case 'literal':
      return expression.type === 'number';
    case 'column':
      return NUMERIC.has(kindOf(expression.name, context) ?? '');
    case 'arithmetic':
      return (
        expression.operator !== '||' && areNumeric(expression.left, context) && areNumeric(expression.right, context)
      );
    case 'negate':
      return areNumeric(expression.arg, context);
    case 'cast':
      return NUMERIC.has(expression.type.kind);
    case 'call':
      if (isCount(expression.name)) return true;
      return (
        findFunction(expression.name)?.scale !== undefined && expression.args.every((arg) => areNumeric(arg, context))
      );
    default:
      return false;
  }
}

const isCount = (name: string): boolean => findFunction(name)?.result === 'integer';

/** Arithmetic over non-integers. */
export function hasDecimals(expression: Expression, context: PrintContext): boolean {
  if (expression.op === 'arithmetic') {
    return (
      areNumeric(expression, context) &&
      (involvesDecimals(expression.left, context) || involvesDecimals(expression.right, context))
    );
  }
  if (expression.op === 'call') return expression.args.some((arg) => hasDecimals(arg, context));
  return expression.op === 'negate' || expression.op === 'cast' ? hasDecimals(expression.arg, context) : false;
}

function involvesDecimals(expression: Expression, context: PrintContext): boolean {
  switch (expression.op) {
    case 'literal':
      return expression.type === 'number' && expression.value.includes('.');
    case 'column':
      return kindOf(expression.name, context) !== 'integer';
    case 'arithmetic':
      return involvesDecimals(expression.left, context) || involvesDecimals(expression.right, context);
    case 'negate':
      return involvesDecimals(expression.arg, context);
    case 'call':
      return !isCount(expression.name) && expression.args.some((arg) => involvesDecimals(arg, context));
    default:
      return true;
  }
}

function kindOf(name: string, { types, rename }: PrintContext): string | undefined {
  return types.get(rename?.get(name) ?? name)?.kind;
}
