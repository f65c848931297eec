import {
  addDecimals,
  compareDecimals,
  decimal,
  remainderOf,
  subtractDecimals,
  snapToStep,
  type Decimal,
} from '../../language/values/decimal.ts';
import type { JsonValue } from '../../language/values/sql-value.ts';
import { countStrings, type LengthBounds } from '../../language/pattern/count-strings.ts';
import { isPattern, parsePattern } from '../../language/pattern/parse-pattern.ts';
import { matchesPattern } from './matches-pattern.ts';
import { meetEvery, meetItems, meetNetworks } from './meet-hints.ts';
import type { ColumnDomain, NetworkDomain, PatternSource, RangeEnds, SolverColumn } from '../row-solution.ts';
import { isOrdered, kindOfColumn, placeOfText, rangeOfType, stepOf, textOfPlace } from './scalar.ts';

export type Edge = { readonly value: Decimal; readonly inclusive: boolean };

/** Members that a JSON object has: the texts that each may be, or null for any. */
export type JsonMembers = Readonly<Record<string, readonly string[] | null>>;

/** What is asked of one column, while it is being worked out. All of it but `nulls` speaks of values that are not NULL. */
export type Domain = {
  readonly nulls?: 'always' | 'never' | undefined;
  readonly min?: Edge | undefined;
  readonly max?: Edge | undefined;
  readonly oneOf?: readonly string[] | undefined;
  readonly noneOf?: readonly string[] | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly patterns?: readonly PatternSource[] | undefined;
  readonly excludes?: readonly PatternSource[] | undefined;
  readonly case?: 'lower' | 'upper' | undefined;
  readonly trimmed?: true | undefined;
  readonly jsonTypes?: readonly string[] | undefined;
  readonly jsonMembers?: JsonMembers | undefined;
  readonly arrayMin?: number | undefined;
  readonly arrayMax?: number | undefined;
  readonly items?: ColumnDomain['items'] | undefined;
  readonly jsonContains?: readonly JsonValue[] | undefined;
  readonly network?: NetworkDomain | undefined;
  readonly every?: string | undefined;
  readonly endless?: true | undefined;
  readonly ends?: RangeEnds | undefined;
  readonly multiple?: { readonly divisor: Decimal; readonly remainder: Decimal } | undefined;
  /** Two demands met that nobody can prove to be compatible. */
  readonly unproven?: true | undefined;
};

/** An edge further in wins; at the same place the one that excludes it. */
const tighter = (a: Edge | undefined, b: Edge | undefined, side: 'min' | 'max'): Edge | undefined => {
  if (!a || !b) return a ?? b;
  const sign = compareDecimals(a.value, b.value);
  if (sign === 0) return a.inclusive ? b : a;
  return sign > 0 === (side === 'min') ? a : b;
};

const intersect = (
  a: readonly string[] | undefined,
  b: readonly string[] | undefined,
): readonly string[] | undefined => {
  const others = new Set(b);
  return a && b ? a.filter((item) => others.has(item)) : (a ?? b);
};

const uniteTexts = (
  a: readonly string[] | undefined,
  b: readonly string[] | undefined,
): readonly string[] | undefined => (a && b ? [...new Set([...a, ...b])] : (a ?? b));

const uniteSources = (
  a: readonly PatternSource[] = [],
  b: readonly PatternSource[] = [],
): readonly PatternSource[] | undefined => {
  const all = new Map([...a, ...b].map((item) => [`${item.ignore_case}${item.source}`, item]));
  return all.size === 0 ? undefined : [...all.values()];
};

const most = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
const least = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);

const meetEnds = (a: RangeEnds, b: RangeEnds): RangeEnds => ({
  min: most(a.min, b.min),
  max: least(a.max, b.max),
  shortest: most(a.shortest, b.shortest),
  longest: least(a.longest, b.longest),
});

const sameMultiple = (a: Domain['multiple'], b: Domain['multiple']): boolean =>
  a === undefined ||
  b === undefined ||
  (compareDecimals(a.divisor, b.divisor) === 0 && compareDecimals(a.remainder, b.remainder) === 0);

const meetMembers = (a: JsonMembers | undefined, b: JsonMembers | undefined): JsonMembers | undefined => {
  if (!a || !b) return a ?? b;
  const both = Object.entries(b).map(([key, list]) => [key, intersect(a[key] ?? undefined, list ?? undefined) ?? null]);
  return { ...a, ...(Object.fromEntries(both) as JsonMembers) };
};

/** Both demands at once. */
export const meetDomains = (column: SolverColumn, a: Domain, b: Domain): Domain | 'contradiction' => {
  if (a.nulls !== undefined && b.nulls !== undefined && a.nulls !== b.nulls) return 'contradiction';
  const clash =
    (a.case !== undefined && b.case !== undefined && a.case !== b.case) || !sameMultiple(a.multiple, b.multiple);
  return tidyDomain(column, {
    nulls: a.nulls ?? b.nulls,
    min: tighter(a.min, b.min, 'min'),
    max: tighter(a.max, b.max, 'max'),
    oneOf: intersect(a.oneOf, b.oneOf),
    noneOf: uniteTexts(a.noneOf, b.noneOf),
    minLength: most(a.minLength, b.minLength),
    maxLength: least(a.maxLength, b.maxLength),
    patterns: uniteSources(a.patterns, b.patterns),
    excludes: uniteSources(a.excludes, b.excludes),
    case: a.case ?? b.case,
    trimmed: a.trimmed ?? b.trimmed,
    jsonTypes: intersect(a.jsonTypes, b.jsonTypes),
    jsonMembers: meetMembers(a.jsonMembers, b.jsonMembers),
    arrayMin: most(a.arrayMin, b.arrayMin),
    arrayMax: least(a.arrayMax, b.arrayMax),
    items: meetItems(a.items, b.items),
    jsonContains:
      a.jsonContains && b.jsonContains ? [...a.jsonContains, ...b.jsonContains] : (a.jsonContains ?? b.jsonContains),
    network: meetNetworks(a.network, b.network),
    every: meetEvery(a.every, b.every),
    endless: a.endless ?? b.endless,
    ends: a.ends && b.ends ? meetEnds(a.ends, b.ends) : (a.ends ?? b.ends),
    multiple: a.multiple ?? b.multiple,
    unproven: clash ? true : (a.unproven ?? b.unproven),
  });
};

const fitsEdges = (column: SolverColumn, domain: Domain, text: string): boolean => {
  if (!isOrdered(kindOfColumn(column))) return true;
  const place = placeOfText(column, text);
  if (!place) return false;
  const { min, max, multiple } = domain;
  if (min && compareDecimals(place, min.value) < (min.inclusive ? 0 : 1)) return false;
  if (max && compareDecimals(place, max.value) > (max.inclusive ? 0 : -1)) return false;
  const rest = multiple && remainderOf(place, multiple.divisor);
  return !multiple || (rest !== undefined && compareDecimals(rest, multiple.remainder) === 0);
};

const fitsText = (column: SolverColumn, domain: Domain, text: string): boolean => {
  if (kindOfColumn(column) !== 'text') return true;
  const length = [...text].length;
  if (length < (domain.minLength ?? 0) || length > (maxLengthOf(column, domain) ?? Number.POSITIVE_INFINITY))
    return false;
  if (domain.case && (domain.case === 'lower' ? text.toLowerCase() : text.toUpperCase()) !== text) return false;
  if (domain.trimmed && /^ | $/.test(text)) return false;
  if (domain.patterns?.some((pattern) => matchesPattern(text, pattern) !== true)) return false;
  return !domain.excludes?.some((pattern) => matchesPattern(text, pattern) !== false);
};

const maxLengthOf = (column: SolverColumn, domain: Domain): number | undefined =>
  least(
    domain.maxLength,
    column.type.kind === 'text' || column.type.kind === 'bytes' ? column.type.max_length : undefined,
  );

/** The lengths that are left to a text. */
export const textBounds = (column: SolverColumn, domain: Domain): LengthBounds => {
  const longest = maxLengthOf(column, domain);
  return {
    ...(domain.minLength === undefined ? {} : { min_length: domain.minLength }),
    ...(longest === undefined ? {} : { max_length: longest }),
  };
};

/** Edges moved onto the grid of the type, and past single values that are excluded: both ends can then be taken. */
const snapEdges = (column: SolverColumn, domain: Domain): Domain => {
  const step = domain.multiple?.divisor ?? stepOf(column);
  if (!step || (!domain.min && !domain.max)) return domain;
  const grid = domain.multiple ?? { divisor: step, remainder: decimal(0n) };
  const excluded = new Set(domain.noneOf);
  const snap = (edge: Edge | undefined, side: 'min' | 'max'): Edge | undefined => {
    if (!edge) return undefined;
    const inward = side === 'min' ? addDecimals : subtractDecimals;
    const shifted = subtractDecimals(edge.value, grid.remainder);
    let value = addDecimals(snapToStep(shifted, grid.divisor, side === 'min' ? 'ceil' : 'floor'), grid.remainder);
    if (!edge.inclusive && compareDecimals(value, edge.value) === 0) value = inward(value, grid.divisor);
    for (let tries = 0; tries < 1000 && excluded.has(textOfPlace(column, value)); tries += 1)
      value = inward(value, grid.divisor);
    return { value, inclusive: true };
  };
  return { ...domain, min: snap(domain.min, 'min'), max: snap(domain.max, 'max') };
};

const isEmpty = (column: SolverColumn, domain: Domain): boolean => {
  const { min, max } = domain;
  if (domain.oneOf?.length === 0 || domain.jsonTypes?.length === 0) return true;
  if (domain.jsonMembers && domain.jsonTypes && !domain.jsonTypes.includes('object')) return true;
  if (Math.max(domain.arrayMin ?? 0, 0) > (domain.arrayMax ?? Number.POSITIVE_INFINITY)) return true;
  const range = rangeOfType(column);
  const [low, high] = [
    min ?? (range.min && { value: range.min, inclusive: true }),
    max ?? (range.max && { value: range.max, inclusive: true }),
  ];
  if (low && high) {
    const sign = compareDecimals(low.value, high.value);
    if (sign > 0 || (sign === 0 && !(low.inclusive && high.inclusive))) return true;
  }
  const longest = maxLengthOf(column, domain);
  if (Math.max(domain.minLength ?? 0, 0) > (longest ?? Number.POSITIVE_INFINITY)) return true;
  const [pattern] = domain.patterns ?? [];
  if (!pattern || domain.patterns?.length !== 1) return false;
  const parsed = parsePattern(pattern.source, pattern);
  return isPattern(parsed) && countStrings(parsed, textBounds(column, domain)) === 0;
};

const universeOf = (column: SolverColumn): readonly string[] | undefined =>
  column.type.kind === 'boolean' ? ['true', 'false'] : column.values;
const ONLY_NULL: Domain = { nulls: 'always' };
const KEYS = new WeakMap<Domain, string>();

/** The same domain in its plainest form. Where only NULL is left it says so, if the column may be NULL. */
const tidyDomain = (column: SolverColumn, raw: Domain): Domain | 'contradiction' => {
  if (raw.nulls === 'always') return column.nullable ? ONLY_NULL : 'contradiction';
  // A column that cannot be NULL anyway is not told so again.
  const nulls = column.nullable ? raw.nulls : undefined;
  const universe = raw.oneOf ?? (raw.noneOf || raw.patterns || raw.excludes ? universeOf(column) : undefined);
  let domain: Domain = { ...raw, nulls };
  if (universe) {
    const excluded = new Set(raw.noneOf);
    const oneOf = universe.filter(
      (text) => !excluded.has(text) && fitsEdges(column, raw, text) && fitsText(column, raw, text),
    );
    domain = { nulls, oneOf };
  } else if (raw.noneOf?.includes('') && kindOfColumn(column) === 'text') {
    const noneOf = raw.noneOf.filter((text) => text !== '');
    domain = { ...domain, noneOf: noneOf.length === 0 ? undefined : noneOf, minLength: most(raw.minLength, 1) };
  }
  domain = snapEdges(column, domain);
  if (!isEmpty(column, domain)) return domain;
  return nulls === 'never' || !column.nullable ? 'contradiction' : ONLY_NULL;
};

/** The same text for the same demands. */
export const domainKey = (domain: Domain): string => {
  const known = KEYS.get(domain);
  if (known !== undefined) return known;
  const key = JSON.stringify(domain, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
  KEYS.set(domain, key);
  return key;
};
