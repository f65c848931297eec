import type { ColumnStatistics } from '@rowloom/engine';
import { binOf, dropNoise, isMostOf, quantilesOf } from './bins.ts';
import { readValues, VALUES_WEIGHT } from './measure-values.ts';
import { countBins, countOf, type MeasuredColumn, shareOf, type TableReader } from './table-reader.ts';

const LENGTHS = 0.5;
const FORMATS = 0.5;
const FORM_SLOTS = 8;
const LONGEST_FORM = 24;
/** Public: every length up to 20, then ever wider steps. */
const LENGTH_EDGES = [
  ...Array.from({ length: 21 }, (_, length) => length),
  24,
  28,
  32,
  36,
  40,
  50,
  60,
  80,
  100,
  130,
  160,
  200,
  300,
  500,
  1000,
  2000,
  5000,
  10_000,
];

export const TEXT_WEIGHT = VALUES_WEIGHT + LENGTHS + FORMATS;

/** Shares of the most frequent values, renamed unless allowed; lengths, and the formats of the texts. */
export async function measureText(
  reader: TableReader,
  column: MeasuredColumn,
  allowed: boolean | ReadonlySet<string>,
): Promise<ColumnStatistics> {
  const values = (await readValues(reader, column, { allowed })) ?? {};
  // Renamed values get words of the same format.
  if (values.values?.some(({ value }) => value === undefined) === true)
    return { ...values, ...(await measureFormats(reader, column)) };
  if (values.values !== undefined) return values;
  return { ...values, ...(await measureLengths(reader, column)), ...(await measureFormats(reader, column)) };
}

async function measureLengths(
  reader: TableReader,
  { name }: MeasuredColumn,
): Promise<Pick<ColumnStatistics, 'lengths'>> {
  const column = reader.sql.quote(name);
  const bin = binOf(reader.sql.length(column), LENGTH_EDGES);
  const { counts } = await countBins(reader, bin, `${column} IS NULL`, LENGTH_EDGES.length + 1, LENGTHS);
  const kept = dropNoise(counts, reader.budget.scale(LENGTHS) * reader.weight);
  if (!isMostOf(kept, counts)) return {};
  const points = quantilesOf(LENGTH_EDGES, kept, 11, 1);
  return points === undefined ? {} : { lengths: points.map((point) => Math.max(0, Math.round(point))) };
}

/** `AB-1234` has the format `AA-9999`: a format reveals none of its letters, and is included only if k rows have it. */
async function measureFormats(
  reader: TableReader,
  { name }: MeasuredColumn,
): Promise<Pick<ColumnStatistics, 'formats'>> {
  const { session, sql, from, budget, weight: each, k } = reader;
  const column = sql.quote(name);
  const form = sql.form(sql.text(column));
  const rows = await session.query(
    `SELECT form, n FROM (SELECT ${form} AS form, count(*) AS n FROM ${from} WHERE ${column} IS NOT NULL AND ${sql.length(column)} <= ${LONGEST_FORM} GROUP BY ${form}) AS forms
      ORDER BY n DESC LIMIT ${FORM_SLOTS}`,
  );
  const counts = Array.from({ length: FORM_SLOTS }, (_, slot) => (rows[slot] === undefined ? 0 : countOf(rows[slot])));
  const present = await session.query(`SELECT count(${column}) AS n FROM ${from}`);
  const rest = countOf(present[0] ?? {}) - counts.reduce((sum, count) => sum + count, 0);
  const [others = 0, ...slots] = budget.blur([rest, ...counts], FORMATS).map((count) => count * each);
  const least = Math.max(k, 3 * budget.scale(FORMATS) * each);
  const found = slots.flatMap((count, slot) => {
    const row = rows[slot];
    const text = row === undefined || countOf(row) < k ? undefined : row['form'];
    // Other characters than letters, digits and these signs may be words of another script.
    return count < least || typeof text !== 'string' || !/^[Aa9 _./:#+@()-]+$/.test(text)
      ? []
      : [{ format: text, count }];
  });
  const whole = found.reduce((sum, { count }) => sum + count, 0) + Math.max(0, others);
  return found.length === 0
    ? {}
    : { formats: found.map(({ format, count }) => ({ format, share: shareOf(count, whole) })) };
}
