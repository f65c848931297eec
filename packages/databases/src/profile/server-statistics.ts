import type { ColumnStatistics, ColumnType } from '@rowloom/engine';
import type { Session } from '../session/session.ts';
import { shareOf } from './table-reader.ts';

const QUERY = `
SELECT s.attname AS name, s.null_frac AS nulls, s.n_distinct AS distinct_count, s.avg_width AS width,
  to_json(s.most_common_freqs)::text AS shares,
  CASE WHEN $3 LIKE '%"' || s.attname || '"%' THEN to_json(s.most_common_vals::text::text[])::text END AS common,
  CASE WHEN $3 LIKE '%"' || s.attname || '"%' THEN to_json(s.histogram_bounds::text::text[])::text END AS bounds
FROM pg_catalog.pg_stats s WHERE s.schemaname = $1 AND s.tablename = $2 AND NOT s.inherited`;

type Told = ColumnType['kind'];
const TOLD: ReadonlySet<Told> = new Set(['integer', 'decimal', 'float', 'date', 'timestamp', 'boolean', 'enum']);
const NUMBERS: ReadonlySet<Told> = new Set(['integer', 'decimal', 'float']);
const NEARLY_ALL = 0.9;
const POINTS = 21;

/** PostgreSQL's own statistics about columns. Values are read only if their type or their owner allows it. */
export async function serverStatistics(
  session: Session,
  table: { readonly schema?: string; readonly name: string },
  columns: readonly { readonly name: string; readonly type: ColumnType; readonly allowed: boolean }[],
  rows: number,
  k: number,
): Promise<ReadonlyMap<string, ColumnStatistics>> {
  const told = columns.filter(({ type, allowed }) => allowed || TOLD.has(type.kind)).map(({ name }) => name);
  const found = await session.query(QUERY, [table.schema ?? 'public', table.name, JSON.stringify(told)]);
  const byName = new Map(columns.map((column) => [column.name, column]));
  const measured = new Map<string, ColumnStatistics>();
  for (const row of found) {
    const column = byName.get(String(row['name']));
    if (column === undefined) continue;
    const list = (name: string): readonly unknown[] => {
      const text = row[name];
      return typeof text === 'string' ? ((JSON.parse(text) as readonly unknown[] | null) ?? []) : [];
    };
    const shares = list('shares').map(Number);
    const nulls = Number(row['nulls']);
    const common = list('common').map(String);
    const shape = shapeOf(column.type, { shares, nulls, common, bounds: list('bounds').map(String), rows, k });
    // For texts that are not lists the server knows neither lengths nor formats, which must be queried.
    if (column.type.kind === 'text' && shape.values === undefined) continue;
    measured.set(column.name, {
      null_fraction: shareOf(nulls, 1),
      ...(Number(row['distinct_count']) === 0 ? {} : { distinct: Number(row['distinct_count']) }),
      width: Number(row['width']),
      ...shape,
    });
  }
  return measured;
}

type Kept = {
  readonly shares: readonly number[];
  readonly nulls: number;
  readonly common: readonly string[];
  readonly bounds: readonly string[];
  readonly rows: number;
  readonly k: number;
};

function shapeOf(type: ColumnType, kept: Kept): ColumnStatistics {
  const { shares, nulls, common, rows, k } = kept;
  const present = Math.max(1e-9, 1 - nulls);
  const enough = shares.filter((share) => share * rows >= k);
  const total = enough.reduce((sum, share) => sum + share, 0) / present;
  if (enough.length > 0 && total >= NEARLY_ALL)
    return {
      values: enough.map((share, index) => ({
        ...(common[index] === undefined ? {} : { value: wordOf(type, common[index]) }),
        share: shareOf(share, present),
      })),
    };
  if (type.kind === 'date' || type.kind === 'timestamp') return quantiled(kept, momentOf, momentText(type.kind));
  return NUMBERS.has(type.kind) ? quantiled(kept, Number, roundedText(type)) : {};
}

function wordOf(type: ColumnType, word: string): string {
  return type.kind === 'boolean' ? (word === 't' || word === 'true' ? 'true' : 'false') : word;
}

const momentOf = (text: string): number => {
  // A day ends like a zone offset.
  if (text.length === 10) return Date.parse(`${text}T00:00:00Z`);
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return Date.parse(/[+Z]|-\d\d:\d\d$/.test(iso.slice(10)) ? iso : `${iso}Z`);
};

/** Rounded to a quarter of an hour, or to the day, so that individual times do not show. */
const momentText =
  (kind: 'date' | 'timestamp') =>
  (value: number): string => {
    const unit = kind === 'date' ? 86_400_000 : 900_000;
    const text = new Date(Math.round(value / unit) * unit).toISOString();
    return kind === 'date' ? text.slice(0, 10) : `${text.slice(0, 19)}Z`;
  };

/** Rounded to three significant digits, so that individual numbers do not show. */
const roundedText =
  (type: ColumnType) =>
  (value: number): string => {
    const short = Number(value.toPrecision(3));
    const digits = type.kind === 'integer' ? 0 : type.kind === 'decimal' ? Math.min(6, type.scale ?? 2) : 6;
    const text = (type.kind === 'integer' && Math.abs(value) < 1000 ? value : short).toFixed(digits);
    return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  };

/** Common values are steps, and bounds divide the rest evenly: together they are the whole. */
function quantiled(
  { shares, common, bounds, nulls }: Kept,
  read: (text: string) => number,
  write: (value: number) => string,
): ColumnStatistics {
  const steps = common.map((text, index) => ({ value: read(text), share: shares[index] ?? 0 }));
  const rest = Math.max(0, 1 - nulls - steps.reduce((sum, { share }) => sum + share, 0));
  const ends = bounds.map(read).filter((value) => Number.isFinite(value));
  const parts: { readonly from: number; readonly to: number; readonly share: number }[] = steps
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, share }) => ({ from: value, to: value, share }));
  for (let index = 0; index + 1 < ends.length; index++)
    parts.push({ from: ends[index] as number, to: ends[index + 1] as number, share: rest / (ends.length - 1) });
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  if (total <= 0) return {};
  const below = (value: number): number =>
    parts.reduce(
      (sum, { from, to, share }) =>
        sum + (value >= to ? share : value <= from ? 0 : (share * (value - from)) / (to - from)),
      0,
    ) / total;
  const points = [...new Set(parts.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const sums = points.map(below);
  const quantiles = Array.from({ length: POINTS }, (_, place) => {
    const wanted = place / (POINTS - 1);
    const at = sums.findIndex((sum) => sum >= wanted - 1e-9);
    if (at <= 0) return points[0] as number;
    const [low, high] = [sums[at - 1] as number, sums[at] as number];
    const [from, to] = [points[at - 1] as number, points[at] as number];
    // A common value is a step: the requested quantile may be within it.
    const step = stepAt(parts, to) / total;
    return wanted > high - step ? to : from + ((wanted - low) / Math.max(1e-9, high - step - low)) * (to - from);
  }).map(write);
  return { min: quantiles[0] as string, max: quantiles.at(-1) as string, quantiles };
}

function stepAt(
  parts: readonly { readonly from: number; readonly to: number; readonly share: number }[],
  value: number,
) {
  return parts.reduce((sum, { from, to, share }) => sum + (from === value && to === value ? share : 0), 0);
}
