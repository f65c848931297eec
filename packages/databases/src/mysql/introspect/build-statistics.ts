import type { Column, ColumnStatistics } from '@rowloom/engine';
import { type Range, widenMonths, widenNumbers } from '../../statistics/widen-range.ts';
import type { StatisticsRow } from './read-statistics.ts';

/** What is known of a column's values, with ranges too wide to reveal any value. */
export function buildStatistics(column: Column, rows: readonly StatisticsRow[]): ColumnStatistics | undefined {
  const first = (field: 'nulls' | 'width' | 'distinct_values'): number | undefined => {
    const found = rows.find((row) => row[field] !== null)?.[field];
    return found === undefined || found === null ? undefined : Number(found);
  };
  const bounds = rows.find(({ least, greatest }) => least !== null && greatest !== null);
  const range = bounds === undefined ? undefined : rangeOf(column, [bounds.least ?? '', bounds.greatest ?? '']);
  const nulls = column.nullable ? first('nulls') : undefined;
  const width = first('width');
  const distinct = first('distinct_values');
  if (range === undefined && nulls === undefined && width === undefined && distinct === undefined) return undefined;
  return {
    ...(nulls === undefined ? {} : { null_fraction: Math.min(1, Math.max(0, nulls)) }),
    ...(distinct === undefined ? {} : { distinct: Math.max(1, Math.round(distinct)) }),
    ...(width === undefined ? {} : { width: Math.round(width) }),
    ...range,
  };
}

function rangeOf({ type }: Column, values: readonly string[]): Range | undefined {
  switch (type.kind) {
    case 'integer':
    case 'decimal':
    case 'float':
    case 'year':
      return widenNumbers(values);
    case 'date':
    case 'timestamp':
      return widenMonths(values, type.kind);
    default:
      return undefined;
  }
}
