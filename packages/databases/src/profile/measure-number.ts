import type { ColumnStatistics } from '@rowloom/engine';
import { binOf, coarseMoments, coarseNumbers, dropNoise, type Edges, finerEdges, quantilesOf } from './bins.ts';
import { asNumber } from './profile-sql.ts';
import { type Counted, countBins, type MeasuredColumn, shareOf, type TableReader } from './table-reader.ts';
import { type CountedValues, countValues, listOf, VALUES_WEIGHT } from './measure-values.ts';

/** The first queries only show where to look closer. */
const COARSE = 1;
const MIDDLE = 0.5;
const FINE = 1;
export const HOURS = 0.5;
const WEEK_HOURS = 168;
const FEWEST_BINS = 4;
const MAX_BINS = 40;

export function weightOfNumber({ type }: MeasuredColumn): number {
  if (type.kind === 'timestamp') return COARSE + FINE + HOURS;
  return type.kind === 'date' ? COARSE + FINE : VALUES_WEIGHT + COARSE + MIDDLE + FINE;
}

/** Quantiles of a number or timestamp from counts over bins, each round within the result of the last one. */
export async function measureNumber(
  reader: TableReader,
  column: MeasuredColumn,
): Promise<ColumnStatistics | undefined> {
  const name = reader.sql.quote(column.name);
  const how = asNumber(reader.sql, column.type, name);
  if (how === undefined) return undefined;
  const isMoment = how.is !== 'number';
  const wish = { allowed: true, nearlyAll: true } as const;
  const counted = isMoment ? undefined : await countValues(reader, column, wish);
  const list = counted === undefined ? undefined : listOf(counted, wish);
  if (list !== undefined) return list;
  const steps = stepsOf(counted, how.unit);
  const isNull = `${name} IS NULL OR ${how.value} IS NULL`;
  const count = (edges: Edges, weight: number): Promise<Counted> =>
    countBins(reader, binOf(how.value, edges), isNull, edges.length + 1, weight);
  let edges = how.is === 'number' ? coarseNumbers(-1e15, 1e15) : coarseMoments(how.is);
  const first = await count(edges, COARSE);
  const found = dropNoise(first.counts, reader.budget.scale(COARSE) * reader.weight);
  const known = first.counts.reduce((sum, one) => sum + Math.max(0, one), 0);
  const nullShare = { null_fraction: shareOf(first.nulls, first.nulls + Math.max(1, known)) };
  const bins = binsOf(
    reader,
    found.reduce((sum, one) => sum + one, 0),
  );
  // With few rows only noise would be visible.
  if (bins < FEWEST_BINS) return nullShare;
  edges = withSteps(finerEdges(edges, found, bins, how.unit), steps);
  if (!isMoment) {
    const second = await count(edges, MIDDLE);
    edges = withSteps(finerEdges(edges, second.counts, bins, how.unit), steps);
  }
  const last = await count(edges, FINE);
  const rows = last.counts.reduce((sum, one) => sum + one, 0);
  const points = quantilesOf(edges, last.counts, reader.points, how.unit);
  const nulls = { null_fraction: shareOf(last.nulls, last.nulls + Math.max(0, rows)) };
  if (points === undefined) return nullShare;
  const quantiles = points.map((point) => textOf(point, how.unit, how.is));
  return {
    ...nulls,
    min: quantiles[0] as string,
    max: quantiles.at(-1) as string,
    quantiles,
    ...(how.is === 'seconds' ? await measureHours(reader, name) : {}),
  };
}

/** A value with this many rows is a separate step. */
const STEP = 0.02;

/** A frequent single value, such as 0 or a round price, gets a bin of its own. */
function stepsOf(counted: CountedValues | undefined, unit: number): Edges {
  const common = counted?.found.filter(({ count }) => count >= STEP * counted.whole) ?? [];
  const values = common.map(({ value }) => Number(value)).filter((value) => Number.isFinite(value));
  return values.flatMap((value) => [value, value + unit].map((edge) => Number(edge.toFixed(6))));
}

const withSteps = (edges: Edges, steps: Edges): Edges => [...new Set([...edges, ...steps])].toSorted((a, b) => a - b);

/** As many bins as the noise allows: it should be at most a twentieth of the rows of an average bin. */
function binsOf({ budget, weight }: TableReader, rows: number): number {
  const scale = budget.scale(FINE) * weight;
  return scale === 0 ? 200 : Math.min(MAX_BINS, Math.floor(2 * (rows / (20 * scale)) ** 2));
}

/** Shares of the hours of a week, which no server keeps itself. */
export async function measureHours(reader: TableReader, name: string): Promise<Pick<ColumnStatistics, 'hours'>> {
  const hour = reader.sql.hour(name);
  const { counts } = await countBins(reader, hour, `${name} IS NULL OR ${hour} IS NULL`, WEEK_HOURS, HOURS);
  const noise = reader.budget.scale(HOURS) * reader.weight;
  const total = counts.reduce((sum, one) => sum + one, 0);
  // Hours with a large share of noise would be misleading.
  if (total <= 0 || noise * WEEK_HOURS > total) return {};
  // Hours that cannot be distinguished from zero share their total: alone each of them would be noise.
  const few = counts.filter((one) => one < 3 * noise);
  const each = few.reduce((all, one) => all + one, 0) / Math.max(1, few.length);
  const kept = counts.map((one) => Math.max(0, one < 3 * noise ? each : one));
  const sum = kept.reduce((all, one) => all + one, 0);
  return { hours: kept.map((one) => shareOf(one, sum)) };
}

function textOf(point: number, unit: number, kind: 'number' | 'seconds' | 'days'): string {
  if (kind === 'seconds') return `${new Date(Math.round(point / 60) * 60_000).toISOString().slice(0, 19)}Z`;
  if (kind === 'days') return new Date(Math.round(point) * 86_400_000).toISOString().slice(0, 10);
  const digits = unit >= 1 ? 0 : Math.min(6, Math.round(-Math.log10(unit)));
  const text = point.toFixed(digits);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
