import { DAY_MICROS } from '../language/values/calendar.ts';
import { canonicalDecimal, decimal, numberFromDecimal, parseDecimal } from '../language/values/decimal.ts';
import { evaluate, tryEvaluate } from '../language/evaluate/interpret.ts';
import { toDecimal, type SqlValue } from '../language/values/sql-value.ts';
import { parseDate } from '../language/values/temporal.ts';
import { countPattern } from '../language/pattern/count-strings.ts';
import { isPattern, parsePattern } from '../language/pattern/parse-pattern.ts';
import { unrankCounted } from '../language/pattern/unrank.ts';
import type { ColumnDomain, SolverColumn, Variant } from './row-solution.ts';

/** A number from 0 (inclusive) to `below` (exclusive). */
type Dice = (below: number) => number;

/** A minimal generator: it follows a variant literally, without a second attempt. */
export const drawRow = (
  variants: readonly Variant[],
  columns: readonly SolverColumn[],
  next: Dice,
  asOf: number,
): Map<string, SqlValue> | string => {
  const row = new Map<string, SqlValue>();
  const read = (name: string): SqlValue => row.get(name) ?? null;
  const order = [...new Set([...variants.flatMap((variant) => variant.order), ...columns.map(({ name }) => name)])];
  for (const name of order) {
    const column = columns.find((candidate) => candidate.name === name);
    if (!column) return `no column ${name}`;
    const domain = variants.map(({ domains }) => domains[name]).find(Boolean) ?? {};
    const relations = variants.flatMap((variant) => variant.relations);
    const value = drawValue(column, domain, relations, read, next, asOf);
    if (value === undefined) return `no value for ${name}`;
    row.set(name, value);
  }
  return row;
};

const unitOf = (column: SolverColumn): number => (column.type.kind === 'date' ? DAY_MICROS : 1);

/** Whole steps on the column's grid: cents for the decimal, days for the date. */
const gridOf = (column: SolverColumn): number =>
  column.type.kind === 'decimal' ? 0.01 : column.type.kind === 'date' ? DAY_MICROS : 1;

const placeOf = (value: SqlValue): number | undefined => {
  if (value !== null && typeof value === 'object' && 'kind' in value && value.kind === 'date')
    return value.days * DAY_MICROS;
  if (value !== null && typeof value === 'object' && 'kind' in value && value.kind === 'timestamp') return value.micros;
  const number = toDecimal(value);
  return number && numberFromDecimal(number);
};

const valueAt = (column: SolverColumn, steps: number): SqlValue =>
  column.type.kind === 'decimal'
    ? decimal(BigInt(steps), 2)
    : column.type.kind === 'date'
      ? { kind: 'date', days: steps }
      : steps;

const readText = (column: SolverColumn, text: string): SqlValue => {
  if (column.type.kind === 'boolean') return text === 'true';
  if (column.type.kind === 'date') return parseDate(text) ?? null;
  if (column.type.kind === 'integer') return Number(text);
  return column.type.kind === 'decimal' ? (parseDecimal(text) ?? null) : text;
};

const drawText = (domain: ColumnDomain, next: Dice, others: readonly string[]): string | undefined => {
  const bounds = {
    ...(domain.min_length === undefined ? {} : { min_length: domain.min_length }),
    ...(domain.max_length === undefined ? {} : { max_length: domain.max_length }),
  };
  const [source] = domain.patterns ?? [{ source: '^[a-zA-Z ]*$', ignore_case: false }];
  const pattern = source && parsePattern(source.source, source);
  if (!pattern || !isPattern(pattern)) return undefined;
  for (let tries = 0; tries < 50; tries += 1) {
    const counted = countPattern(pattern, bounds);
    if (!counted) return undefined;
    let text = unrankCounted(counted, next(counted.count));
    if (domain.case) text = domain.case === 'lower' ? text.toLowerCase() : text.toUpperCase();
    if (domain.trimmed) text = text.replaceAll(/^ | $/g, 'x');
    if (domain.case && domain.trimmed) text = domain.case === 'lower' ? text.toLowerCase() : text.toUpperCase();
    if (!domain.none_of?.includes(text) && !others.includes(text)) return text;
  }
  return undefined;
};

const drawValue = (
  column: SolverColumn,
  domain: ColumnDomain,
  relations: readonly Variant['relations'][number][],
  read: (name: string) => SqlValue,
  next: Dice,
  asOf: number,
): SqlValue | undefined => {
  if (domain.null === 'always') return null;
  if (column.nullable && domain.null !== 'never' && next(4) === 0) return null;
  const { name } = column;
  for (const relation of relations) {
    if (relation.kind !== 'equal' || relation.column !== name) continue;
    const value = evaluate(relation.expression, read, { as_of_micros: asOf });
    if (value !== null) return value;
  }
  const different = relations.flatMap((relation) => {
    if (relation.kind !== 'distinct' || (relation.left !== name && relation.right !== name)) return [];
    const value = read(relation.left === name ? relation.right : relation.left);
    return value === null ? [] : [value];
  });
  if (column.type.kind === 'text') return drawText(domain, next, different.map(String));
  if (column.type.kind === 'enum' || column.type.kind === 'boolean') {
    const all = domain.one_of ?? column.values ?? ['true', 'false'];
    const options = all.filter((text) => !domain.none_of?.includes(text) && !different.map(String).includes(text));
    const text = options[next(options.length)];
    return text === undefined ? undefined : readText(column, text);
  }
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [openLow, openHigh] = [false, false];
  const raise = (place: number | undefined, open: boolean): void => {
    if (place === undefined || place < low || (place === low && openLow)) return;
    [low, openLow] = [place, open];
  };
  const lower = (place: number | undefined, open: boolean): void => {
    if (place === undefined || place > high || (place === high && openHigh)) return;
    [high, openHigh] = [place, open];
  };
  if (domain.min) raise(placeOf(readText(column, domain.min.value)), !domain.min.inclusive);
  if (domain.max) lower(placeOf(readText(column, domain.max.value)), !domain.max.inclusive);
  for (const relation of relations) {
    if (relation.kind === 'order') {
      const offset = Number(relation.offset ?? '0');
      const [lesser, greater] = [placeOf(read(relation.lesser)), placeOf(read(relation.greater))];
      if (relation.greater === name && lesser !== undefined) raise(lesser - offset, relation.strict);
      if (relation.lesser === name && greater !== undefined) lower(greater + offset, relation.strict);
    }
    if (relation.kind === 'bound' && relation.column === name) {
      const value = tryEvaluate(relation.expression, read, { as_of_micros: asOf });
      const place = value === undefined || value === null ? undefined : placeOf(value);
      if (relation.side === 'min') raise(place, !relation.inclusive);
      else lower(place, !relation.inclusive);
    }
  }
  const grid = gridOf(column);
  const near = 1e-6;
  let from = Number.isFinite(low) ? Math.ceil(low / grid - near) : Number.NEGATIVE_INFINITY;
  let to = Number.isFinite(high) ? Math.floor(high / grid + near) : Number.POSITIVE_INFINITY;
  if (openLow && Math.abs(from * grid - low) < near * unitOf(column)) from += 1;
  if (openHigh && Math.abs(to * grid - high) < near * unitOf(column)) to -= 1;
  const fits = (steps: number): boolean => {
    const value = valueAt(column, steps);
    const number = toDecimal(value);
    const text = number ? canonicalDecimal(number) : undefined;
    const dividend =
      domain.multiple_of === undefined ? 0 : numberFromDecimal(number ?? decimal(0n)) % Number(domain.multiple_of);
    return (
      steps >= from &&
      steps <= to &&
      (text === undefined || !domain.none_of?.includes(text)) &&
      dividend === Number(domain.remainder ?? 0) &&
      !different.some((other) => placeOf(other) === placeOf(value))
    );
  };
  if (domain.one_of) {
    const options = domain.one_of.filter((text) => fits(Math.round((placeOf(readText(column, text)) ?? 0) / grid)));
    const text = options[next(options.length)];
    return text === undefined ? undefined : readText(column, text);
  }
  if (from === Number.NEGATIVE_INFINITY) from = Math.min(to, 0) - 12;
  if (to === Number.POSITIVE_INFINITY) to = Math.max(from, 0) + 12;
  const first = from + next(Math.max(Math.min(to - from + 1, 1000), 1));
  for (let step = 0; step <= 2000; step += 1) {
    for (const steps of [first + step, first - step]) if (fits(steps)) return valueAt(column, steps);
  }
  return undefined;
};
