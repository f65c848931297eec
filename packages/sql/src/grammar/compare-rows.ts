import type { Comparison, Expression } from '@rowloom/engine';

/** `(a, b)`: only a comparison with another row says something of it. */
export const rowOf = (args: readonly Expression[]): Expression => ({ op: 'call', name: 'row', args });

const valuesOf = (row: Expression): readonly Expression[] | undefined =>
  row.op === 'call' && row.name === 'row' && row.args.length > 1 ? row.args : undefined;

type Compare = (operator: Comparison, left: Expression, right: Expression) => Expression;

/** Two rows are equal where all their values are; undefined where these are no rows, or something else is asked of them. */
export function compareRows(
  operator: Comparison,
  left: Expression,
  right: Expression,
  compare: Compare,
): Expression | undefined {
  const [some, others] = [valuesOf(left), valuesOf(right)];
  if (some === undefined || some.length !== others?.length) return undefined;
  if (operator !== '=' && operator !== '<>') return undefined;
  const args = some.map((value, at) => compare(operator, value, others[at] ?? value));
  return { op: operator === '=' ? 'and' : 'or', args };
}

/** `(a, b) IN ((1, 2), (3, 4))` */
export function isOneOfRows(left: Expression, list: readonly Expression[], compare: Compare): Expression | undefined {
  const tests = list.flatMap((row) => compareRows('=', left, row, compare) ?? []);
  if (tests.length === 0 || tests.length < list.length) return undefined;
  const [only, ...more] = tests;
  return only !== undefined && more.length === 0 ? only : { op: 'or', args: tests };
}
