import type { ColumnOrder } from '@rowloom/engine';
import { binOf, dropNoise, isMostOf, quantilesOf } from './bins.ts';
import { asNumber } from './profile-sql.ts';
import { countBins, type MeasuredColumn, type TableReader } from './table-reader.ts';

export const ORDER_WEIGHT = 1;
const HOLDS = 0.999;
/** The number of pairs examined per table. */
const MAX_PAIRS = 12;

/** Public: seconds to years, days to decades. */
const SECONDS = [0, 1, 5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 28_800, 43_200, 64_800, 86_400];
const DAYS = [2, 3, 4, 5, 7, 10, 14, 21, 30, 45, 60, 90, 120, 180, 270, 365, 545, 730, 1095, 1825, 3650];

/** Pairs of timestamps of one kind, each once, in column order. */
export function pairsOf(columns: readonly MeasuredColumn[]): readonly (readonly [MeasuredColumn, MeasuredColumn])[] {
  const moments = columns.filter(({ type }) => type.kind === 'timestamp' || type.kind === 'date');
  return moments
    .flatMap((one, index) =>
      moments.slice(index + 1).map((other): readonly [MeasuredColumn, MeasuredColumn] => [one, other]),
    )
    .filter(([one, other]) => one.type.kind === other.type.kind)
    .slice(0, MAX_PAIRS);
}

/** Whether one is hardly ever before the other, in either direction, and by how much. */
export async function measureOrder(
  reader: TableReader,
  [one, other]: readonly [MeasuredColumn, MeasuredColumn],
): Promise<ColumnOrder | undefined> {
  const { sql, budget } = reader;
  const isDate = one.type.kind === 'date';
  const names = [one, other].map(({ name }) => sql.quote(name)) as [string, string];
  const [a, b] = [one, other].map(({ type }, index) => asNumber(sql, type, names[index] as string)?.value);
  const far = `(${b} - ${a})`;
  const ahead = isDate ? [0, 1, ...DAYS] : [...SECONDS, ...DAYS.map((days) => days * 86_400)];
  const edges = [
    ...ahead
      .slice(1)
      .map((edge) => -edge)
      .toReversed(),
    ...ahead,
  ];
  const isNull = `${names[0]} IS NULL OR ${names[1]} IS NULL OR ${far} IS NULL`;
  const { counts } = await countBins(reader, binOf(far, edges), isNull, edges.length + 1, ORDER_WEIGHT);
  const noise = budget.scale(ORDER_WEIGHT) * reader.weight;
  const kept = dropNoise(counts, noise);
  const total = kept.reduce((sum, count) => sum + count, 0);
  const zero = ahead.length;
  const before = kept.slice(0, zero).reduce((sum, count) => sum + count, 0);
  // The bin from 0 to 1 contains equal ones.
  const after = kept.slice(zero + 1).reduce((sum, count) => sum + count, 0);
  if (total < Math.max(reader.k, 10 * noise) || !isMostOf(kept, counts)) return undefined;
  if (before <= (1 - HOLDS) * total && after > 0)
    return { lesser: one.name, greater: other.name, distances: distancesOf(ahead, kept.slice(zero)) };
  if (after > (1 - HOLDS) * total || before <= 0) return undefined;
  return { lesser: other.name, greater: one.name, distances: distancesOf(ahead, kept.slice(0, zero + 1).toReversed()) };
}

/** `counts` begin with the bin between the first two edges. */
function distancesOf(edges: readonly number[], counts: readonly number[]): readonly number[] {
  return (quantilesOf(edges, [0, ...counts], 21) ?? [0, 0]).map((point) => Math.round(point));
}
