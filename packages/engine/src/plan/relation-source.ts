import type { Expression } from '../expression/expression.ts';
import { columnsOf } from '../expression/walk-expression.ts';
import type { ColumnType } from '../schema/column-type.ts';
import type { Bound, Variant } from '../solve/row-solution.ts';
import type { ColumnSource } from './plan.ts';
import type { TableDraft } from './draft.ts';
import { calculate, call, column, interval, number } from './make-expression.ts';

/** The source of a column that a relation decides from columns filled before it; undefined where none does. */
export function relationSource(target: TableDraft, variant: Variant, name: string): ColumnSource | undefined {
  const earlier = new Set(variant.order.slice(0, Math.max(0, variant.order.indexOf(name))));
  const type = target.types.get(name);
  if (type === undefined) return undefined;
  const lows: Expression[] = [];
  const highs: Expression[] = [];
  for (const relation of variant.relations) {
    if (relation.kind === 'equal' && relation.column === name)
      return { kind: 'derive', expression: relation.expression };
    if (relation.kind === 'bound' && relation.column === name) {
      const edge = onGrid(target, relation.expression, type, relation.side);
      const strictly = relation.inclusive ? 0 : relation.side === 'min' ? 1 : -1;
      (relation.side === 'min' ? lows : highs).push(step(edge, strictly, type));
    }
    if (relation.kind !== 'order') continue;
    // An order says: lesser + (strict ? 1 step : 0) <= greater + offset.
    if (relation.greater === name && earlier.has(relation.lesser)) {
      const low = shift(column(relation.lesser), relation.offset, '-', typeOf(target, relation.lesser) ?? type);
      lows.push(step(onGrid(target, low, type, 'min'), relation.strict ? 1 : 0, type));
    } else if (relation.lesser === name && earlier.has(relation.greater)) {
      const high = shift(column(relation.greater), relation.offset, '+', typeOf(target, relation.greater) ?? type);
      highs.push(step(onGrid(target, high, type, 'max'), relation.strict ? -1 : 0, type));
    }
  }
  if (lows.length === 0 && highs.length === 0) return undefined;
  const domain = variant.domains[name];
  const own = [bound(domain?.min, type), bound(domain?.max, type)] as const;
  const low = join('greatest', own[0] === undefined ? lows : [...lows, own[0]]);
  const high = join('least', own[1] === undefined ? highs : [...highs, own[1]]);
  const span = spanOf(type);
  const from = low ?? calculate(high as Expression, '-', span);
  const to = high ?? cap(calculate(low as Expression, '+', span), type);
  return { kind: 'derive', expression: call('between', from, to) };
}

function typeOf(target: TableDraft, name: string): ColumnType | undefined {
  return target.types.get(name);
}

/** An edge between two whole numbers, or within a day, moved inwards to one that the column can be. */
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

function join(name: string, parts: readonly Expression[]): Expression | undefined {
  return parts.length <= 1 ? parts[0] : call(name, ...parts);
}

/** The smallest step of a type, so many times: strict comparisons become closed ones. */
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

/** How far apart two related values lie where nothing else bounds them. */
function spanOf(type: ColumnType): Expression {
  if (type.kind === 'timestamp' || type.kind === 'time') return interval(30 * 86_400_000_000);
  return number(type.kind === 'date' ? 30 : 100);
}

function cap(expression: Expression, type: ColumnType): Expression {
  if (type.kind !== 'integer') return expression;
  const most =
    type.bits === 64 ? Number.MAX_SAFE_INTEGER : 2 ** (type.unsigned === true ? type.bits : type.bits - 1) - 1;
  return call('least', expression, number(most));
}
