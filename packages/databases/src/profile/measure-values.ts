import type { ColumnStatistics } from '@rowloom/engine';
import { descending } from './isotonic.ts';
import { countOf, type MeasuredColumn, shareOf, type TableReader } from './table-reader.ts';

export const VALUES_WEIGHT = 1;
/**
 * The number of values counted individually; larger for tables with very many rows, so that each may have enough of
 * them.
 */
const SLOTS = 60;
const MAX_SLOTS = 500;
/** The average count of a value with a slot. */
const ROWS_OF_A_SLOT = 40;
/** At least this share of the rows must have one of them, or the column is not a list. */
const NEARLY_ALL = 0.9;

export type ValuesWish = {
  /** Whether the values themselves may be included, or only their shares; a set names those that may. */
  readonly allowed: boolean | ReadonlySet<string>;
  /** Undefined if the counted values are far from complete. */
  readonly nearlyAll?: boolean;
};

/** How many values of a column are counted. Public: it depends on the number of rows, which is published. */
const slotsOf = ({ rows }: TableReader): number =>
  Math.max(SLOTS, Math.min(MAX_SLOTS, Math.floor(rows / ROWS_OF_A_SLOT)));

/**
 * The most frequent values with their shares. The number of slots is fixed and every slot gets noise, so that not even
 * their number is exact; a value itself is included only if at least k rows have it.
 */
export async function readValues(
  reader: TableReader,
  column: MeasuredColumn,
  wish: ValuesWish,
): Promise<ColumnStatistics | undefined> {
  return listOf(await countValues(reader, column, wish), wish);
}

/** Counted values, of that many non-NULL rows. */
export type CountedValues = {
  readonly found: readonly { readonly count: number; readonly value?: string }[];
  readonly whole: number;
  readonly null_fraction: number;
  readonly isFull: boolean;
};

export function listOf(
  { found, whole, null_fraction, isFull }: CountedValues,
  { nearlyAll = false }: ValuesWish,
): ColumnStatistics | undefined {
  const sum = found.reduce((all, { count }) => all + count, 0);
  if (sum < NEARLY_ALL * whole || found.length === 0 || isFull) return nearlyAll ? undefined : { null_fraction };
  const values = found.map(({ count, value: told }) => ({
    ...(told === undefined ? {} : { value: told }),
    share: shareOf(count, whole),
  }));
  if (nearlyAll && values.some((item) => !('value' in item))) return undefined;
  return { null_fraction, values: values.toSorted((a, b) => b.share - a.share) };
}

export async function countValues(
  reader: TableReader,
  { name, type }: MeasuredColumn,
  { allowed, nearlyAll = false }: ValuesWish,
): Promise<CountedValues> {
  const { session, sql, from, k, budget, weight: each } = reader;
  const column = sql.quote(name);
  const value = type.kind === 'text' || type.kind === 'enum' ? sql.text(column) : column;
  const mayTell = allowed !== false;
  const size = nearlyAll ? SLOTS : slotsOf(reader);
  const rows = await session.query(
    `SELECT ${mayTell ? 'word,' : ''} n, total, present FROM (SELECT ${value} AS word, count(*) AS n FROM ${from} WHERE ${column} IS NOT NULL GROUP BY ${value}) AS counted,
      (SELECT count(*) AS total, count(${column}) AS present FROM ${from}) AS whole
      ORDER BY n DESC LIMIT ${size}`,
  );
  const [first] = rows;
  const [total, present] = first === undefined ? [0, 0] : [countOf(first, 'total'), countOf(first, 'present')];
  const counts = Array.from({ length: size }, (_, slot) => (rows[slot] === undefined ? 0 : countOf(rows[slot])));
  const rest = present - counts.reduce((sum, count) => sum + count, 0);
  // NULLs, slots and the rest: a row is in one of them.
  const blurred = budget.blur([total - present, rest, ...counts], VALUES_WEIGHT).map((count) => count * each);
  const [nulls = 0, others = 0, ...slots] = blurred;
  const noise = budget.scale(VALUES_WEIGHT) * each;
  // Where values are included, a slot without a value does not count.
  const found = descending(slots, noise).flatMap((count, slot) => {
    const row = rows[slot];
    if (count < 1 || (row === undefined && (noise === 0 || allowed === true))) return [];
    const word = row === undefined || countOf(row) < k ? undefined : wordOf(row['word']);
    if (allowed === true && word === undefined) return [];
    const isAllowed = word !== undefined && (allowed === true || (allowed !== false && allowed.has(word)));
    return [{ count, ...(isAllowed ? { value: word } : {}) }];
  });
  const sum = found.reduce((all, { count }) => all + count, 0);
  const whole = Math.max(sum, sum + Math.max(0, others - noise));
  const null_fraction = shareOf(nulls, Math.max(1, Math.max(0, nulls) + whole));
  return { found, whole, null_fraction, isFull: found.length === size };
}

function wordOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}
