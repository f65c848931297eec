import type { Expression } from '../../language/expression/expression.ts';
import type { Table } from '../../language/schema/schema-document.ts';

/** Columns that a sum tells apart, and of all but the first so many values in a row. */
type LinearPart = { readonly exact: readonly string[]; readonly windows: Readonly<Record<string, number>> };

/**
 * `year * 10 + quarter`: a sum of whole numbers tells its columns apart where each but the first takes fewer values in a row
 * than the next greater factor goes into its own.
 */
export function linearPart(expression: Expression, table: Table): LinearPart | undefined {
  const terms = termsOf(expression);
  if (terms === undefined || terms.size < 2) return undefined;
  const isWhole = (name: string): boolean => {
    const column = table.columns.find((item) => item.name === name);
    return column?.type.kind === 'integer' && column.generated === undefined;
  };
  const sizes = [...terms].map(([name, factor]) => [name, Math.abs(factor)] as const);
  const ordered = sizes.toSorted(([, a], [, b]) => a - b);
  if (!ordered.every(([name, factor]) => factor > 0 && isWhole(name))) return undefined;
  const windows = ordered.slice(0, -1).map(([name, factor], at) => {
    const [, next = factor] = ordered[at + 1] ?? [];
    return [name, Math.floor(next / factor)] as const;
  });
  if (windows.some(([, window]) => window < 2)) return undefined;
  return { exact: [...terms.keys()], windows: Object.fromEntries(windows) };
}

/** The columns of a sum with the sizes of their factors; undefined where it is something else. */
function termsOf(expression: Expression, times = 1): ReadonlyMap<string, number> | undefined {
  switch (expression.op) {
    case 'literal':
      return expression.type === 'number' ? new Map() : undefined;
    case 'column':
      return new Map([[expression.name, times]]);
    case 'negate':
      return termsOf(expression.arg, -times);
    case 'cast':
      return expression.type.kind === 'integer' || expression.type.kind === 'decimal'
        ? termsOf(expression.arg, times)
        : undefined;
    case 'arithmetic':
      return termsOfArithmetic(expression, times);
    default:
      return undefined;
  }
}

function termsOfArithmetic(
  { operator, left, right }: Extract<Expression, { op: 'arithmetic' }>,
  times: number,
): ReadonlyMap<string, number> | undefined {
  if (operator === '*') {
    const [factor, other] = left.op === 'literal' ? [left, right] : [right, left];
    return factor.op === 'literal' && factor.type === 'number'
      ? termsOf(other, times * Number(factor.value))
      : undefined;
  }
  if (operator !== '+' && operator !== '-') return undefined;
  const [a, b] = [termsOf(left, times), termsOf(right, operator === '+' ? times : -times)];
  if (a === undefined || b === undefined) return undefined;
  const sum = new Map(a);
  for (const [name, factor] of b) sum.set(name, (sum.get(name) ?? 0) + factor);
  return sum;
}
