import type { Expression } from '../../language/expression/expression.ts';
import { canonicalDecimal } from '../../language/values/decimal.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { Bound, Variant } from '../../solve/row-solution.ts';
import { rangeOfType } from '../../solve/domain/scalar.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import type { TableDraft } from '../draft/draft.ts';
import { calculate, call, column, interval, number } from '../../language/expression/make-expression.ts';
import { mayBeNull } from './may-be-null.ts';
import { unitOf } from '../infer/moments/unit-of.ts';
import { type Stretch, yearsBetween } from '../infer/moments/years-between.ts';

/**
 * The source of a column that relations decide from columns filled before it; undefined if none does. A relation
 * constrains nothing if one of its columns is NULL: a NOT NULL column then takes its value from the others, or finally
 * from `free`. If relations bound it on one side only, it stays within the range of `usual`.
 */
export function relationSource(
  target: TableDraft,
  variant: Variant,
  name: string,
  free?: ColumnSource,
  usual?: ColumnSource,
): ColumnSource | undefined {
  const type = target.types.get(name);
  if (type === undefined) return undefined;
  const unsure = (part: Expression): boolean =>
    free !== undefined &&
    columnsOf(part).some((read) => variant.domains[read]?.null !== 'never' && mayBeNull(target, read));
  const equals = variant.relations.flatMap((relation) =>
    relation.kind === 'equal' && relation.column === name ? [relation.expression] : [],
  );
  const sure = equals.find((expression) => !unsure(expression));
  if (sure !== undefined) return { kind: 'derive', expression: sure };
  const [equal] = equals;
  const { lows, highs } = edgesOf(target, variant, name, type);
  if (lows.length === 0 && highs.length === 0) {
    return equal === undefined || free === undefined
      ? undefined
      : unlessAll([equal], free, { kind: 'derive', expression: equal });
  }
  const domain = variant.domains[name];
  const own = [bound(domain?.min, type), bound(domain?.max, type)] as const;
  const [mins, maxs] = [
    own[0] === undefined ? lows : [...lows, own[0]],
    own[1] === undefined ? highs : [...highs, own[1]],
  ];
  const [edge, high] = [join('greatest', mins), join('least', maxs)];
  const stretch = high === undefined ? stretchAfter(target, variant, name) : undefined;
  const unit = unitOf(domain?.every, type);
  const first = edge && stretch?.least !== undefined ? calculate(edge, '+', days(stretch.least)) : edge;
  // Truncated to the beginning of its unit, it must not precede the edge.
  const low = first && unit ? calculate(first, '+', unit.reach) : first;
  const span = unit?.span ?? spanOf(type);
  const size = usual && numbersOf(usual);
  const [below, above] = [
    high && (size === undefined ? calculate(high, '-', span) : call('least', high, number(size.min))),
    low && (stretch === undefined ? cap(beyond(low, span, size), type) : lastDay(low, stretch)),
  ];
  // `greatest` and `least` ignore NULLs: an edge is missing only if all its parts may be.
  const [mayLack, mayExceed] = [low !== undefined && mins.every(unsure), high !== undefined && maxs.every(unsure)];
  const from = mayLack && low && below ? call('coalesce', low, below) : (low ?? below);
  const most = high && low === undefined && size !== undefined ? call('least', high, number(size.max)) : high;
  const to = mayExceed && most && above ? call('coalesce', most, above) : (most ?? above);
  const drawn = onGrain(call('between', from as Expression, to as Expression), domain?.multiple_of, type);
  const within: ColumnSource = { kind: 'derive', expression: unit === undefined ? drawn : unit.cut(drawn) };
  const given = [...lows, ...highs];
  const held =
    free !== undefined && (mayLack || mayExceed) && given.every(unsure) ? unlessAll(given, free, within) : within;
  return equal === undefined ? held : unlessAll([equal], held, { kind: 'derive', expression: equal });
}

type Size = { readonly min: number; readonly max: number };

/** The bounds between which a generator draws. */
function numbersOf(source: ColumnSource): Size | undefined {
  if (source.kind !== 'generator') return undefined;
  const { min, max } = source.options;
  return typeof min === 'number' && typeof max === 'number' && min < max ? { min, max } : undefined;
}

/** As far above an edge as typical numbers of this size, and somewhat beyond an edge that exceeds them. */
function beyond(low: Expression, span: Expression, size: Size | undefined): Expression {
  const near = calculate(low, '+', span);
  return size === undefined ? near : call('greatest', near, number(size.max));
}

/** The column's lower and upper bounds, by columns filled before it. */
function edgesOf(
  target: TableDraft,
  variant: Variant,
  name: string,
  type: ColumnType,
): { readonly lows: readonly Expression[]; readonly highs: readonly Expression[] } {
  const earlier = new Set(variant.order.slice(0, Math.max(0, variant.order.indexOf(name))));
  const lows: Expression[] = [];
  const highs: Expression[] = [];
  for (const relation of variant.relations) {
    if (relation.kind === 'bound' && relation.column === name) {
      const edge = onGrid(target, relation.expression, type, relation.side);
      const strictly = relation.inclusive ? 0 : relation.side === 'min' ? 1 : -1;
      (relation.side === 'min' ? lows : highs).push(step(edge, strictly, type));
    }
    if (relation.kind !== 'order') continue;
    // An order means: lesser + (strict ? 1 step : 0) <= greater + offset.
    if (relation.greater === name && earlier.has(relation.lesser)) {
      const low = shift(column(relation.lesser), relation.offset, '-', typeOf(target, relation.lesser) ?? type);
      lows.push(step(onGrid(target, low, type, 'min'), relation.strict ? 1 : 0, type));
    } else if (relation.lesser === name && earlier.has(relation.greater)) {
      const high = shift(column(relation.greater), relation.offset, '+', typeOf(target, relation.greater) ?? type);
      highs.push(step(onGrid(target, high, type, 'max'), relation.strict ? -1 : 0, type));
    }
  }
  return { lows, highs };
}

/** `free` if all the expressions are NULL, otherwise the other source. */
function unlessAll(expressions: readonly Expression[], free: ColumnSource, otherwise: ColumnSource): ColumnSource {
  const tests = expressions.map((arg): Expression => ({ op: 'is', arg, value: 'null' }));
  const [test] = tests;
  return {
    kind: 'when',
    test: tests.length === 1 && test ? test : { op: 'and', args: tests },
    then: free,
    otherwise,
  };
}

function typeOf(target: TableDraft, name: string): ColumnType | undefined {
  return target.types.get(name);
}

/** An edge between two integers, or within a day, moved inwards to a possible value of the column. */
function onGrid(target: TableDraft, edge: Expression, type: ColumnType, side: 'min' | 'max'): Expression {
  const kinds = columnsOf(edge).map((name) => typeOf(target, name)?.kind);
  if (type.kind === 'integer' && kinds.some((kind) => kind === 'decimal' || kind === 'float' || kind === 'money')) {
    const minus = (part: Expression): Expression => calculate(number(0), '-', part);
    return side === 'max' ? call('floor', edge) : minus(call('floor', minus(edge)));
  }
  if (type.kind === 'date' && kinds.includes('timestamp'))
    return call('date', side === 'max' ? edge : calculate(edge, '+', interval(86_399_999_999)));
  return edge;
}

/** Floats of an exact sum are multiples of an exact fraction. */
function onGrain(drawn: Expression, grain: string | undefined, type: ColumnType): Expression {
  const parts = grain === undefined || type.kind !== 'float' ? Number.NaN : 1 / Number(grain);
  if (!Number.isInteger(parts)) return drawn;
  return calculate(call('floor', calculate(drawn, '*', number(parts))), '*', number(grain as string));
}

function join(name: string, parts: readonly Expression[]): Expression | undefined {
  return parts.length <= 1 ? parts[0] : call(name, ...parts);
}

/** A multiple of a type's smallest step: strict comparisons become inclusive ones. */
function step(expression: Expression, times: -1 | 0 | 1, type: ColumnType): Expression {
  if (times === 0) return expression;
  const unit =
    type.kind === 'timestamp' || type.kind === 'time'
      ? interval(1_000_000)
      : number(type.kind === 'decimal' || type.kind === 'float' ? decimalUnit(type) : 1);
  return calculate(expression, times > 0 ? '+' : '-', unit);
}

function decimalUnit(type: ColumnType): string {
  const scale = type.kind === 'decimal' ? (type.scale ?? 2) : 2;
  return scale === 0 ? '1' : `0.${'0'.repeat(scale - 1)}1`;
}

function shift(expression: Expression, offset: string | undefined, operator: '+' | '-', type: ColumnType): Expression {
  if (offset === undefined || Number(offset) === 0) return expression;
  const amount =
    type.kind === 'timestamp' || type.kind === 'time'
      ? interval(Number(offset))
      : type.kind === 'date'
        ? number(Math.floor(Number(offset) / 86_400_000_000))
        : number(offset);
  return calculate(expression, operator, amount);
}

function bound(edge: Bound | undefined, type: ColumnType): Expression | undefined {
  if (edge === undefined) return undefined;
  return type.kind === 'date' || type.kind === 'timestamp'
    ? { op: 'cast', arg: { op: 'literal', type: 'text', value: edge.value }, type }
    : number(edge.value);
}

/** Where names imply years between a day and the one that it follows. */
function stretchAfter({ table, types }: TableDraft, { relations }: Variant, name: string): Stretch | undefined {
  const isDay = (one: string): boolean => types.get(one)?.kind === 'date';
  const own = relations.find((relation) => relation.kind === 'order' && relation.greater === name);
  if (own?.kind !== 'order' || own.offset !== undefined || !isDay(name) || !isDay(own.lesser)) return undefined;
  return yearsBetween(table.name, own.lesser, name);
}

/** A completed event is in the past, as far as its beginning is. */
function lastDay(low: Expression, { years, past }: Stretch): Expression {
  const last = calculate(low, '+', days(years));
  return past ? call('greatest', low, call('least', last, call('current_date'))) : last;
}

const days = (years: number): Expression => number(Math.floor(years * 365.25));

/** The distance between two related values without other bounds. */
function spanOf(type: ColumnType): Expression {
  if (type.kind === 'timestamp' || type.kind === 'time') return interval(30 * 86_400_000_000);
  return number(type.kind === 'date' ? 30 : 100);
}

function cap(expression: Expression, type: ColumnType): Expression {
  if (type.kind === 'decimal' || type.kind === 'year') {
    const { max } = rangeOfType({ type });
    return max === undefined ? expression : call('least', expression, number(canonicalDecimal(max)));
  }
  if (type.kind !== 'integer') return expression;
  const most =
    type.bits === 64 ? Number.MAX_SAFE_INTEGER : 2 ** (type.unsigned === true ? type.bits : type.bits - 1) - 1;
  return call('least', expression, number(most));
}
