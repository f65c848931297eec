import type { Expression } from '../../language/expression/expression.ts';
import { numberFromDecimal } from '../../language/values/decimal.ts';
import { isList, type SqlValue } from '../../language/values/sql-value.ts';
import type { RangeEnds, SolverColumn } from '../row-solution.ts';
import { kindOfColumn, placeOf, type ScalarKind } from '../domain/scalar.ts';
import { hintAt } from './hint-at.ts';
import { columnOf } from './reduce-text-form.ts';
import { constantOf, type Goal, type Reduction, type Ways } from './reduction.ts';

type Comparison = Extract<Expression, { op: 'compare' }>;

const MIRRORED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=' };

/** `lower(during) >= '2024-01-01'`, `upper(during) - lower(during) <= 14`: between which ends ranges lie, and how long they are. */
export const reduceRangeEnds = (
  { operator, left, right }: Comparison,
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  for (const [side, other, by] of [
    [left, right, operator],
    [right, left, MIRRORED[operator]],
  ] as const) {
    const measured = measureOf(side, reduction);
    const value = measured && constantOf(reduction, other);
    const place = measured && value !== undefined && value !== null ? placeOf(measured.kind, value) : undefined;
    const ends = place && endsAsked(measured?.of, by, numberFromDecimal(place));
    if (measured && ends) return hintAt(measured.column, { ends }, goal, reduction);
  }
  return undefined;
};

type Measure = { readonly column: string; readonly of: 'lower' | 'upper' | 'length'; readonly kind: ScalarKind };

function measureOf(expression: Expression, reduction: Reduction): Measure | undefined {
  if (expression.op === 'cast') return measureOf(expression.arg, reduction);
  if (expression.op === 'arithmetic' && expression.operator === '-') {
    const [upper, lower] = [measureOf(expression.left, reduction), measureOf(expression.right, reduction)];
    if (upper?.of !== 'upper' || lower?.of !== 'lower' || upper.column !== lower.column) return undefined;
    const isTimed = reduction.columns.get(upper.column)?.type;
    const kind = isTimed?.kind === 'range' && isTimed.subtype.kind === 'timestamp' ? 'span' : 'number';
    return { column: upper.column, of: 'length', kind };
  }
  if (expression.op !== 'call' || (expression.name !== 'lower' && expression.name !== 'upper')) return undefined;
  const column = columnOf(expression.args[0], reduction);
  if (column?.type.kind !== 'range') return undefined;
  return { column: column.name, of: expression.name, kind: kindOfColumn({ ...column, type: column.type.subtype }) };
}

/** A range ends before its upper bound and begins at its lower one, so that either tells where all of it lies. */
function endsAsked(of: Measure['of'] | undefined, operator: string | undefined, place: number): RangeEnds | undefined {
  const isBelow = operator === '<' || operator === '<=';
  const isAbove = operator === '>' || operator === '>=';
  if (of === 'length') return isBelow ? { longest: place } : isAbove ? { shortest: place } : undefined;
  // An end that is not itself allowed is drawn again, or lies in a slot that begins beyond it.
  const edge = operator === '<' ? place - 1 : operator === '>' ? place + 1 : place;
  return isBelow ? { max: edge } : isAbove ? { min: edge } : undefined;
}

/** The ends of a range in which others lie. */
export function endsOfRange(
  { name, type, nullable }: SolverColumn,
  value: SqlValue | undefined,
): RangeEnds | undefined {
  if (type.kind !== 'range' || typeof value !== 'object' || value === null || isList(value) || value.kind !== 'range')
    return undefined;
  const kind = kindOfColumn({ name, type: type.subtype, nullable });
  const [min, max] = [value.lower, value.upper].map((end) => {
    const place = end === null ? undefined : placeOf(kind, end);
    return place && numberFromDecimal(place);
  });
  return { min, max };
}
