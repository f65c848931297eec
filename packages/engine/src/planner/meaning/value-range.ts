import { findFunction } from '../../language/functions/find-function.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import type { Weft, WovenTable } from './weft.ts';

export type Range = { readonly min: number; readonly max: number };

/** Columns on the way: what follows from itself has no range. */
type Way = ReadonlySet<string>;
/** Owners differ: some have many more children than the mean. */
const UNEVEN = 10;

/** Between which numbers an expression lies, as far as sources tell; undefined where they do not. */
export function rangeOfExpression(
  weft: Weft,
  at: WovenTable,
  expression: Expression,
  way: Way = new Set(),
): Range | undefined {
  const of = (part: Expression | undefined): Range | undefined =>
    part === undefined ? undefined : rangeOfExpression(weft, at, part, way);
  switch (expression.op) {
    case 'literal': {
      const value = expression.type === 'number' ? Number(expression.value) : Number.NaN;
      return Number.isNaN(value) ? undefined : { min: value, max: value };
    }
    case 'column': {
      const woven = follow(weft, at, expression.through ?? []);
      return woven === undefined ? undefined : rangeOfColumn(weft, woven, expression.name, way);
    }
    case 'arithmetic':
      if (expression.operator === '-' && isMoment(weft, at, expression.left)) return { min: 0, max: LONGEST_DAYS };
      return combine(expression.operator, of(expression.left), of(expression.right));
    case 'case':
      return unite([...expression.whens.map(({ then }) => then), expression.otherwise].map(of));
    case 'call':
      return rangeOfCall(expression.name, expression.args.map(of));
    case 'aggregate': {
      const child = weft.tables.get(expression.table);
      if (child === undefined) return undefined;
      const most = Math.ceil((child.plan.rows / Math.max(1, at.plan.rows)) * UNEVEN) + UNEVEN;
      if (expression.name === 'count') return { min: 0, max: Math.min(most, child.plan.rows) };
      const each = expression.value && rangeOfExpression(weft, child, expression.value, way);
      if (each === undefined || expression.name !== 'sum') return each;
      return { min: Math.min(0, each.min * most), max: Math.max(0, each.max * most) };
    }
    default:
      return undefined;
  }
}

/** Between two days of a row lie ten years at most. */
const LONGEST_DAYS = 3650;

function isMoment(weft: Weft, at: WovenTable, expression: Expression): boolean {
  if (expression.op !== 'column') return false;
  const kind = follow(weft, at, expression.through ?? [])?.target.types.get(expression.name)?.kind;
  return kind === 'date' || kind === 'timestamp';
}

function follow(weft: Weft, from: WovenTable, steps: readonly string[]): WovenTable | undefined {
  let at: WovenTable | undefined = from;
  for (const step of steps) {
    const to: string =
      at?.plan.references.find(({ name, columns }) => name === step || columns.includes(step))?.to ?? '';
    at = weft.tables.get(to);
  }
  return at;
}

export function rangeOfColumn(weft: Weft, at: WovenTable, name: string, way: Way = new Set()): Range | undefined {
  const place = `${at.plan.name}.${name}`;
  const plan = at.columns.get(name);
  if (plan === undefined || way.has(place)) return undefined;
  return rangeOfSource(weft, at, name, plan.source, new Set([...way, place]));
}

function rangeOfSource(
  weft: Weft,
  at: WovenTable,
  name: string,
  source: ColumnSource | null,
  way: Way,
): Range | undefined {
  if (source === null) return { min: 0, max: 0 };
  switch (source.kind) {
    case 'generator':
      return rangeOfGenerator(at, name, source);
    case 'derive':
      return rangeOfExpression(weft, at, source.expression, way);
    case 'variants':
      return unite(source.sources.map((item) => rangeOfSource(weft, at, name, item, way)));
    case 'when':
      return unite([source.then, source.otherwise].map((item) => rangeOfSource(weft, at, name, item, way)));
    case 'reference': {
      const parent = weft.tables.get(at.plan.references[source.reference]?.to ?? '');
      return parent === undefined ? undefined : rangeOfColumn(weft, parent, source.column, way);
    }
    case 'omit':
      return undefined;
  }
}

function rangeOfGenerator(
  { target, plan }: WovenTable,
  name: string,
  { generator, options }: Extract<ColumnSource, { kind: 'generator' }>,
): Range | undefined {
  const { min, max, values, value, start } = options;
  if (generator === 'one_of' && Array.isArray(values)) {
    const numbers = values.map(Number);
    return numbers.some(Number.isNaN) ? undefined : { min: Math.min(...numbers), max: Math.max(...numbers) };
  }
  if (generator === 'constant') return typeof value === 'number' ? { min: value, max: value } : undefined;
  if (generator === 'serial') {
    const first = typeof start === 'number' ? start : 1;
    return { min: first, max: first + plan.rows };
  }
  if (typeof min !== 'number' || typeof max !== 'number') return undefined;
  // Amounts in whole cents are given in units of money.
  const isMinor = target.types.get(name)?.kind === 'integer' && (generator === 'money' || generator === 'price');
  return isMinor ? { min: min * 100, max: max * 100 } : { min, max };
}

function combine(operator: string, a: Range | undefined, b: Range | undefined): Range | undefined {
  if (a === undefined || b === undefined) return undefined;
  if (operator === '+') return { min: a.min + b.min, max: a.max + b.max };
  if (operator === '-') return { min: a.min - b.max, max: a.max - b.min };
  if (operator === '*') return around([a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max]);
  if (operator === '/' && b.min > 0) return around([a.min / b.min, a.min / b.max, a.max / b.min, a.max / b.max]);
  return undefined;
}

const around = (values: readonly number[]): Range => ({ min: Math.min(...values), max: Math.max(...values) });

function unite(ranges: readonly (Range | undefined)[]): Range | undefined {
  const known = ranges.filter((range) => range !== undefined);
  return known.length < ranges.length || known.length === 0
    ? undefined
    : { min: Math.min(...known.map(({ min }) => min)), max: Math.max(...known.map(({ max }) => max)) };
}

function rangeOfCall(name: string, args: readonly (Range | undefined)[]): Range | undefined {
  const [first] = args;
  if (name === 'seconds') return { min: 0, max: LONGEST_DAYS * 86_400 };
  if (name === 'between') return unite(args);
  if (name === 'part_of') return first && around([0, first.min, first.max]);
  switch (findFunction(name)?.form?.is) {
    case 'rounding':
      return first && { min: Math.floor(first.min), max: Math.ceil(first.max) };
    case 'null_if_equal':
      return first;
    case 'magnitude':
      return first && around([0, Math.abs(first.min), Math.abs(first.max)]);
    case 'first_known':
    case 'extreme':
      return unite(args);
    default:
      return undefined;
  }
}
