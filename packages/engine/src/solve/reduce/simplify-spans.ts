import { argsOf, callOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { Comparison } from '../../language/values/operators.ts';
import { mapParts } from '../../language/expression/walk-expression.ts';
import type { ColumnsByName } from '../domain/conjunct.ts';

const MIRRORED: Readonly<Partial<Record<Comparison, Comparison>>> = {
  '=': '=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** A number of seconds from one column to another, divided by `unit`; `whole` if the remainder is truncated. */
type Span = { readonly from: Expression; readonly to: Expression; readonly unit: number; readonly whole: boolean };

/** `extract(epoch from b - a) / 60 >= 15`, and MySQL's TIMESTAMPDIFF, as `b >= a + interval '900 seconds'`. */
export function simplifySpans(expression: Expression, columns: ColumnsByName): Expression {
  const inner = mapParts(expression, (part) => simplifySpans(part, columns));
  if (inner.op !== 'compare') return inner;
  const left = spanOf(inner.left, columns);
  if (left !== undefined) return compareSpan(left, inner.operator, inner.right) ?? inner;
  const right = spanOf(inner.right, columns);
  const mirrored = MIRRORED[inner.operator];
  return (right && mirrored && compareSpan(right, mirrored, inner.left)) ?? inner;
}

function compareSpan(span: Span, operator: Comparison, bound: Expression): Expression | undefined {
  const count = numberOf(bound);
  if (count === undefined) return undefined;
  const test = (way: Comparison, units: number): Expression => ({
    op: 'compare',
    operator: way,
    left: span.to,
    right: { op: 'arithmetic', operator: '+', left: span.from, right: interval(units * span.unit) },
  });
  if (!Object.hasOwn(MIRRORED, operator)) return undefined;
  if (!span.whole) return test(operator, count);
  // Below zero, truncation rounds up, so that is left to sampling.
  if (count < 0 || !Number.isSafeInteger(count)) return undefined;
  switch (operator) {
    case '>=':
    case '<':
      return count === 0 ? undefined : test(operator, count);
    case '>':
      return test('>=', count + 1);
    case '<=':
      return test('<', count + 1);
    default:
      return count === 0 ? undefined : { op: 'and', args: [test('>=', count), test('<', count + 1)] };
  }
}

function spanOf(expression: Expression, columns: ColumnsByName): Span | undefined {
  if (expression.op === 'cast')
    return expression.type.kind === 'float' || expression.type.kind === 'decimal'
      ? spanOf(expression.arg, columns)
      : undefined;
  if (expression.op === 'arithmetic' && (expression.operator === '/' || expression.operator === '*')) {
    const [span, factor] = [spanOf(expression.left, columns), numberOf(expression.right)];
    if (span === undefined || span.whole || factor === undefined || factor <= 0) return undefined;
    return { ...span, unit: expression.operator === '/' ? span.unit * factor : span.unit / factor };
  }
  if (expression.op === 'arithmetic' && expression.operator === '-') {
    const [to, from] = [countOf(expression.left, columns), countOf(expression.right, columns)];
    if (to === undefined || from === undefined || to.unit !== from.unit || to.start !== from.start) return undefined;
    return { from: from.moment, to: to.moment, unit: to.unit, whole: false };
  }
  const rounding = callOf(expression, 'rounding');
  const [rounded, ...digits] = rounding?.args ?? [];
  if (rounded !== undefined && rounding?.form.by === 'truncate' && digits.length === 0) {
    const span = spanOf(rounded, columns);
    return span && { ...span, whole: true };
  }
  const [first, second] = argsOf(expression, 'time_field');
  if (first?.op !== 'literal' || first.value !== 'epoch') return undefined;
  if (second?.op !== 'arithmetic' || second.operator !== '-') return undefined;
  const [to, from] = [momentOf(second.left, columns), momentOf(second.right, columns)];
  return to && from && { from, to, unit: 1, whole: false };
}

/**
 * A timestamp as a number of units of that many seconds, counted from a start: `extract(epoch from a) / 86400 +
 * 2440587.5`.
 */
type Count = { readonly moment: Expression; readonly unit: number; readonly start: number };

function countOf(expression: Expression, columns: ColumnsByName): Count | undefined {
  if (expression.op === 'arithmetic') {
    const [count, number] = [countOf(expression.left, columns), numberOf(expression.right)];
    if (count === undefined || number === undefined) return undefined;
    if (expression.operator === '+') return { ...count, start: count.start + number };
    return expression.operator === '/' && number > 0 && count.start === 0
      ? { ...count, unit: count.unit * number }
      : undefined;
  }
  const [field, second] = argsOf(expression, 'time_field');
  const moment = second && momentOf(second, columns);
  return moment && field?.op === 'literal' && field.value === 'epoch' ? { moment, unit: 1, start: 0 } : undefined;
}

function momentOf(expression: Expression, columns: ColumnsByName): Expression | undefined {
  const bare = expression.op === 'cast' && expression.type.kind === 'timestamp' ? expression.arg : expression;
  if (bare.op !== 'column' || bare.through !== undefined) return undefined;
  return columns.get(bare.name)?.type.kind === 'timestamp' ? bare : undefined;
}

function numberOf(expression: Expression): number | undefined {
  const plain = expression.op === 'cast' ? expression.arg : expression;
  const value = plain.op === 'literal' && plain.type === 'number' ? Number(plain.value) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

function interval(seconds: number): Expression {
  // To the microsecond, as in databases.
  const written = String(Math.round(seconds * 1e6) / 1e6);
  const arg: Expression = { op: 'literal', type: 'text', value: `${written} seconds` };
  return { op: 'cast', arg, type: { native: 'interval', kind: 'interval' } };
}
