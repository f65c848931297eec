import type { ColumnStatistics } from '@rowloom/engine';
import { countOf, type MeasuredColumn, shareOf, type TableReader } from './table-reader.ts';

export const VALUES_WEIGHT = 1;
/** So many values are counted one by one. */
const SLOTS = 60;
/** Of the rows so many must have one of them, or the column is not a list. */
const NEARLY_ALL = 0.9;

export type ValuesWish = {
  /** Whether the values themselves may be told, or their shares alone; a set names those that may. */
  readonly allowed: boolean | ReadonlySet<string>;
  /** Undefined is answered where the values counted are not nearly all there is. */
  readonly nearlyAll?: boolean;
};

/**
 * The commonest values with their shares. The number of slots is fixed and every slot gets noise, so that not even how many
 * there are is told exactly; a value itself is told only where at least k rows have it.
 */
export async function readValues(
  reader: TableReader,
  { name, type }: MeasuredColumn,
  { allowed, nearlyAll = false }: ValuesWish,
): Promise<ColumnStatistics | undefined> {
  const { session, sql, from, k, budget, weight: each } = reader;
  const column = sql.quote(name);
  const value = type.kind === 'text' || type.kind === 'enum' ? sql.text(column) : column;
  const mayTell = allowed !== false;
  const rows = await session.query(
    `SELECT ${mayTell ? 'word,' : ''} n, total, present FROM (SELECT ${value} AS word, count(*) AS n FROM ${from} WHERE ${column} IS NOT NULL GROUP BY ${value}) AS counted,
      (SELECT count(*) AS total, count(${column}) AS present FROM ${from}) AS whole
      ORDER BY n DESC LIMIT ${SLOTS}`,
  );
  const [first] = rows;
  const [total, present] = first === undefined ? [0, 0] : [countOf(first, 'total'), countOf(first, 'present')];
  const counts = Array.from({ length: SLOTS }, (_, slot) => (rows[slot] === undefined ? 0 : countOf(rows[slot])));
  const rest = present - counts.reduce((sum, count) => sum + count, 0);
  // NULLs, slots and the rest: a row is in one of them.
  const blurred = budget.blur([total - present, rest, ...counts], VALUES_WEIGHT).map((count) => count * each);
  const [nulls = 0, others = 0, ...slots] = blurred;
  const noise = budget.scale(VALUES_WEIGHT) * each;
  // Of all empty slots hardly one passes for one that holds something. Where values are told, one without a value is none.
  const least = Math.max(k, (allowed === true ? 2 : 5) * noise);
  const found = slots.flatMap((count, slot) => {
    const row = rows[slot];
    if (count < least || (row === undefined && (noise === 0 || allowed === true))) return [];
    const word = row === undefined || countOf(row) < k ? undefined : wordOf(row['word']);
    const isAllowed = word !== undefined && (allowed === true || (allowed !== false && allowed.has(word)));
    return [{ count, ...(isAllowed ? { value: word } : {}) }];
  });
  const sum = found.reduce((all, { count }) => all + count, 0);
  const whole = Math.max(sum, sum + Math.max(0, others - noise));
  const null_fraction = shareOf(nulls, Math.max(1, Math.max(0, nulls) + whole));
  if (sum < NEARLY_ALL * whole || found.length === 0 || found.length === SLOTS) {
    return nearlyAll ? undefined : { null_fraction };
  }
  const values = found.map(({ count, value: told }) => ({
    ...(told === undefined ? {} : { value: told }),
    share: shareOf(count, whole),
  }));
  if (nearlyAll && values.some((item) => !('value' in item))) return undefined;
  return { null_fraction, values: values.toSorted((a, b) => b.share - a.share) };
}

function wordOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}
