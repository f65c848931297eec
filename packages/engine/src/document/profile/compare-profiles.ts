import { makeQuantiles, shareUpTo } from '../../base/random/quantiles.ts';
import { parseMicros } from '../../language/values/parse-micros.ts';
import type { ColumnStatistics } from '../../language/schema/schema-document.ts';
import type { Profile, ProfileTable } from './profile.ts';

/** The distance between two databases: numbers from 0 (equal) to 1, without any value of either. */
export type ProfileComparison = {
  /** From 0 to 100; 100 means no difference. */
  readonly score: number;
  readonly tables: readonly TableComparison[];
  /** Tables that only one of them has. */
  readonly only_first: readonly string[];
  readonly only_second: readonly string[];
};

export type TableComparison = {
  readonly name: string;
  readonly rows: readonly [number, number];
  readonly columns: readonly Distance[];
  readonly keys: readonly Distance[];
  /** Pairs of columns that are ordered in the first and not in the second. */
  readonly lost_orders: readonly string[];
};

export type Distance = {
  readonly name: string;
  /** The largest difference of the cumulative shares (Kolmogorov–Smirnov). */
  readonly ks?: number;
  /** Half the sum of the differences of the shares of values (total variation). */
  readonly variation?: number;
  /** The difference of the shares of NULL. */
  readonly nulls?: number;
};

export function compareProfiles(first: Profile, second: Profile): ProfileComparison {
  const pairs = first.tables.flatMap((table) => {
    const other = findTable(second, table);
    return other === undefined ? [] : [[table, other] as const];
  });
  const tables = pairs.map(([a, b]) => compareTables(a, b));
  const distances = tables.flatMap(({ columns, keys }) => [...columns, ...keys]).map(worstOf);
  const missing = (from: Profile, to: Profile): readonly string[] =>
    from.tables.filter((table) => findTable(to, table) === undefined).map(({ name }) => name);
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length);
  return {
    score: Math.floor((1 - mean) * 1000 + 0.5) / 10,
    tables,
    only_first: missing(first, second),
    only_second: missing(second, first),
  };
}

export function worstOf({ ks = 0, variation = 0, nulls = 0 }: Distance): number {
  return Math.max(ks, variation, nulls);
}

function findTable({ tables }: Profile, { name, schema }: ProfileTable): ProfileTable | undefined {
  const named = tables.filter((table) => table.name === name);
  return named.find((table) => table.schema === schema) ?? (named.length === 1 ? named[0] : undefined);
}

function compareTables(a: ProfileTable, b: ProfileTable): TableComparison {
  const columns = a.columns.flatMap(({ name, ...statistics }) => {
    const other = b.columns.find((column) => column.name === name);
    return other === undefined ? [] : [compareColumns(name, statistics, other)];
  });
  const keys = (a.keys ?? []).flatMap((key) => {
    const other = b.keys?.find(
      ({ columns: theirs, references }) =>
        references === key.references && theirs.join('\n') === key.columns.join('\n'),
    );
    if (other === undefined) return [];
    return [
      {
        name: `${key.columns.join(', ')} → ${key.references}`,
        ks: rounded(childrenApart(key.children, other.children)),
      },
    ];
  });
  const there = new Set((b.orders ?? []).map(({ lesser, greater }) => `${lesser} ≤ ${greater}`));
  const lost = (a.orders ?? [])
    .map(({ lesser, greater }) => `${lesser} ≤ ${greater}`)
    .filter((pair) => !there.has(pair));
  return { name: a.name, rows: [a.rows, b.rows], columns, keys, lost_orders: lost };
}

function compareColumns(name: string, a: ColumnStatistics, b: ColumnStatistics): Distance {
  const nulls = rounded(Math.abs((a.null_fraction ?? 0) - (b.null_fraction ?? 0)));
  const [first, second] = [pointsOf(a), pointsOf(b)];
  if (a.values !== undefined && b.values !== undefined && a.values.length > 0 && b.values.length > 0)
    return { name, variation: rounded(variationOf(a.values, b.values)), nulls };
  if (first !== undefined && second !== undefined) return { name, ks: rounded(apart(first, second)), nulls };
  if (a.lengths !== undefined && b.lengths !== undefined)
    return { name, ks: rounded(apart(a.lengths, b.lengths)), nulls };
  // A list on one side and none on the other.
  const isList = (one: ColumnStatistics): boolean => (one.values?.length ?? 0) > 0;
  return isList(a) !== isList(b) ? { name, variation: 1, nulls } : { name, nulls };
}

/** Quantiles as numbers; for a list of numbers those that it has. */
function pointsOf({ quantiles, values }: ColumnStatistics): readonly number[] | undefined {
  if (quantiles !== undefined) return readAll(quantiles);
  const named = (values ?? []).flatMap(({ value, share }) => (value === undefined ? [] : [{ value, share }]));
  const read = readAll(named.map(({ value }) => value));
  if (read === undefined || read.length === 0 || named.length < (values ?? []).length) return undefined;
  const sorted = read
    .map((value, index) => ({ value, share: named[index]?.share ?? 0 }))
    .toSorted((one, other) => one.value - other.value);
  const steps = 100;
  const total = sorted.reduce((sum, { share }) => sum + share, 0);
  return Array.from({ length: steps + 1 }, (_, step) => {
    let sum = 0;
    for (const { value, share } of sorted) {
      sum += share / total;
      if (sum >= step / steps - 1e-9) return value;
    }
    return sorted.at(-1)?.value ?? 0;
  });
}

function readAll(texts: readonly string[]): readonly number[] | undefined {
  const read = texts.map((text) => (/^\d{4}-\d\d-\d\d/.test(text) ? parseMicros(text) / 1_000_000 : Number(text)));
  return read.some((value) => !Number.isFinite(value)) ? undefined : read;
}

function apart(a: readonly number[], b: readonly number[]): number {
  const [first, second] = [makeQuantiles(a), makeQuantiles(b)];
  return Math.max(0, ...[...a, ...b].map((value) => Math.abs(shareUpTo(first, value) - shareUpTo(second, value))));
}

/** Numbers of children are integers: their shares are points, with nothing in between. */
function childrenApart(a: readonly number[], b: readonly number[]): number {
  const upTo = (points: readonly number[], value: number): number => {
    const last = points.length - 1;
    const index = points.filter((point) => point <= value).length - 1;
    return index < 0 ? 0 : index >= last ? 1 : Math.min(1, (index + 0.5) / last);
  };
  return Math.max(0, ...[...a, ...b].map((value) => Math.abs(upTo(a, value) - upTo(b, value))));
}

type Values = NonNullable<ColumnStatistics['values']>;

/** By name if both give all names, else by rank. */
function variationOf(a: Values, b: Values): number {
  const isNamed = [...a, ...b].every(({ value }) => value !== undefined);
  const keyed = (values: Values): ReadonlyMap<string | number, number> =>
    new Map<string | number, number>(
      isNamed
        ? values.map(({ value = '', share }) => [value, share])
        : values.toSorted((one, other) => other.share - one.share).map(({ share }, rank) => [rank, share]),
    );
  const [first, second] = [keyed(a), keyed(b)];
  const names = new Set([...first.keys(), ...second.keys()]);
  const rest = (values: Values): number => Math.max(0, 1 - values.reduce((sum, { share }) => sum + share, 0));
  const differences = [...names].map((key) => Math.abs((first.get(key) ?? 0) - (second.get(key) ?? 0)));
  return (differences.reduce((sum, one) => sum + one, 0) + Math.abs(rest(a) - rest(b))) / 2;
}

const rounded = (distance: number): number => Math.min(1, Math.floor(distance * 1000 + 0.5) / 1000);
