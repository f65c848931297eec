import { callsAny, columnsOf, partsOf } from '../../language/expression/walk-expression.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { limitsOfType, boundsOfDomain } from '../../solve/domain/number-limits.ts';
import { fromGenerator, fromList } from '../infer/columns/make-source.ts';
import { call, text } from '../../language/expression/make-expression.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import type { Shaped } from './shaped.ts';

/** Geographic coordinates follow the row's address, whatever their numbers. */
const PLACES: ReadonlySet<string> = new Set(['latitude', 'longitude']);
/** At least this share of the rows must have one of the named values; otherwise the values are incomplete. */
const NEARLY_ALL = 0.9;

/** Numbers by measured shares: single values if they are few, else between quantiles. */
export function shapeNumber(shaped: Shaped): ColumnSource | undefined {
  const { type, plan, bounds } = shaped;
  const limits = limitsOfType(type);
  if (limits === undefined) return undefined;
  const { source } = plan;
  const lower = source.kind === 'derive' ? lowerEnd(source.expression) : undefined;
  if (source.kind === 'derive' && lower === undefined && readsAnything(source.expression)) return undefined;
  if (source.kind === 'generator' && PLACES.has(source.generator)) return undefined;
  if (bounds.one_of !== undefined) return lower === undefined ? weighed(shaped, bounds.one_of) : undefined;
  const ends = boundsOfDomain(bounds, limits.scale);
  const [least, most] = [Math.max(limits.min, ends.min ?? limits.min), Math.min(limits.max, ends.max ?? limits.max)];
  if (lower === undefined) {
    const listed = namedValues(shaped, least, most);
    if (listed !== undefined) return listed;
  }
  const quantiles = (shaped.column.statistics?.quantiles ?? []).map(Number);
  if (quantiles.length < 2 || quantiles.some((value) => !Number.isFinite(value))) return undefined;
  const texts = quantiles.map((value) => plain(Math.min(most, Math.max(least, value))));
  if (lower !== undefined) return { kind: 'derive', expression: call('drawn_from', lower, text(texts.join(' '))) };
  return fromGenerator('quantiles', { values: texts });
}

/** For `between(low, …)` over another column: the lower bound of the value. */
function lowerEnd(expression: Expression): Expression | undefined {
  if (expression.op !== 'call' || expression.name !== 'between') return undefined;
  const [low] = expression.args;
  return low !== undefined && columnsOf(low).length === 1 && !hasAggregate(low) ? low : undefined;
}

function readsAnything(expression: Expression): boolean {
  return (
    columnsOf(expression).length > 0 ||
    hasAggregate(expression) ||
    callsAny(expression, 'row_number', 'place', 'places')
  );
}

function hasAggregate(expression: Expression): boolean {
  return expression.op === 'aggregate' || partsOf(expression).some(hasAggregate);
}

function namedValues({ column }: Shaped, least: number, most: number): ColumnSource | undefined {
  const values = (column.statistics?.values ?? []).flatMap(({ value, share }) =>
    value === undefined || !Number.isFinite(Number(value)) ? [] : [{ value: Number(value), share }],
  );
  const fitting = values.filter(({ value, share }) => share > 0 && value >= least && value <= most);
  const total = fitting.reduce((sum, { share }) => sum + share, 0);
  if (fitting.length === 0 || total < NEARLY_ALL) return undefined;
  return fromList(
    fitting.map(({ value }) => value),
    fitting.map(({ share }) => share),
  );
}

/** The values that a CHECK lists, by their measured shares. */
function weighed({ column }: Shaped, listed: readonly string[]): ColumnSource | undefined {
  const shares = new Map((column.statistics?.values ?? []).map(({ value, share }) => [Number(value), share]));
  const weights = listed.map((value) => shares.get(Number(value)) ?? 0);
  const numbers = listed.map(Number);
  if (weights.every((weight) => weight === 0) || numbers.some((value) => !Number.isFinite(value))) return undefined;
  return fromList(numbers, weights);
}

/** In decimal notation, which `1e21` is not. */
function plain(value: number): string {
  const written = String(value);
  return written.includes('e') ? value.toFixed(6) : written;
}
