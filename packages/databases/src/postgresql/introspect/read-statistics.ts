import type { ColumnStatistics, Table } from '@rowloom/engine';
import type { Session, SqlRow } from '../../session/session.ts';
import { maybeText, numberOf, oidArray, textOf } from './catalogue-row.ts';
import { type Range, widenMonths, widenNumbers } from '../../statistics/widen-range.ts';

const NUMBERS = ['int2', 'int4', 'int8', 'numeric', 'float4', 'float8'];
const MOMENTS = ['date', 'timestamp', 'timestamptz'];

const RANGED = [...NUMBERS, ...MOMENTS].map((name) => `'${name}'`).join(', ');

/** Bounds and common values are read only for numbers and timestamps: those of other types never leave the server. */
const QUERY = `
SELECT c.oid::text AS table, s.attname AS name, s.null_frac AS nulls, s.n_distinct AS distinct, s.avg_width AS width,
  ranged.name AS type,
  CASE WHEN ranged.name IS NOT NULL
    THEN to_json(s.histogram_bounds::text::text[] || s.most_common_vals::text::text[])::text END AS bounds
FROM pg_catalog.pg_class c
JOIN unnest($1::oid[]) AS kept(oid) ON kept.oid = c.oid
JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_stats s ON s.schemaname = n.nspname AND s.tablename = c.relname AND s.inherited = (c.relkind = 'p')
JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attname = s.attname
JOIN pg_catalog.pg_type t ON t.oid = a.atttypid
LEFT JOIN LATERAL (
  SELECT b.typname AS name FROM pg_catalog.pg_type b
  WHERE b.oid = CASE t.typtype WHEN 'd' THEN t.typbasetype ELSE t.oid END
    AND b.typnamespace = 'pg_catalog'::regnamespace AND b.typname IN (${RANGED})
) AS ranged ON true`;

type StatisticsByColumn = ReadonlyMap<string, ColumnStatistics>;

/** By table and column, as far as the role may see them. */
export async function readStatistics(
  session: Session,
  tables: Iterable<string>,
): Promise<ReadonlyMap<string, StatisticsByColumn>> {
  const found = new Map<string, Map<string, ColumnStatistics>>();
  for (const row of await session.query(QUERY, [oidArray(tables)])) {
    const columns = found.get(textOf(row, 'table')) ?? new Map<string, ColumnStatistics>();
    columns.set(textOf(row, 'name'), columnStatistics(row));
    found.set(textOf(row, 'table'), columns);
  }
  return found;
}

function columnStatistics(row: SqlRow): ColumnStatistics {
  const distinct = numberOf(row, 'distinct');
  return {
    null_fraction: numberOf(row, 'nulls'),
    // Zero means unknown.
    ...(distinct === 0 ? {} : { distinct }),
    width: numberOf(row, 'width'),
    ...rangeOf(row),
  };
}

function rangeOf(row: SqlRow): Range | undefined {
  const type = maybeText(row, 'type');
  if (type === undefined) return undefined;
  const bounds = JSON.parse(maybeText(row, 'bounds') ?? '[]') as readonly (string | null)[];
  const values = bounds.filter((value) => value !== null);
  if (MOMENTS.includes(type)) return widenMonths(values, type === 'date' ? 'date' : 'timestamp');
  const range = widenNumbers(values);
  const limits = LIMITS[type];
  if (range === undefined || limits === undefined) return range;
  const isBeyond = (value: string): boolean => BigInt(value) < limits.min || BigInt(value) > limits.max;
  return {
    min: isBeyond(range.min) ? String(limits.min) : range.min,
    max: isBeyond(range.max) ? String(limits.max) : range.max,
  };
}

/** A range widened beyond its type would be invalid. */
const LIMITS: Readonly<Record<string, { readonly min: bigint; readonly max: bigint }>> = Object.fromEntries(
  (['int2', 'int4', 'int8'] as const).map((name, index) => {
    const half = 2n ** (16n * 2n ** BigInt(index) - 1n);
    return [name, { min: -half, max: half - 1n }];
  }),
);

export function addStatistics(table: Table, statistics: StatisticsByColumn | undefined): Table {
  if (statistics === undefined) return table;
  return {
    ...table,
    columns: table.columns.map((column) => {
      const found = statistics.get(column.name);
      if (found === undefined) return column;
      // They may be older than the column's NOT NULL.
      const { null_fraction: nulls = 0, ...rest } = found;
      return { ...column, statistics: column.nullable ? { null_fraction: nulls, ...rest } : rest };
    }),
  };
}
