import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { DAY_MICROS } from '../../../language/values/calendar.ts';
import { formatTimestamp } from '../../../language/values/temporal.ts';
import type { ColumnDomain } from '../../../solve/row-solution.ts';

/** What CHECKs ask of the ends and the length of a range, as its generator counts them. */
export function rangeOptions(
  { subtype }: Extract<ColumnType, { kind: 'range' }>,
  { endless, ends = {} }: ColumnDomain,
): GeneratorOptions {
  const isMoment = subtype.kind === 'date' || subtype.kind === 'timestamp';
  const end = (place: number | undefined): string | number | undefined =>
    place === undefined ? undefined : isMoment ? `${formatTimestamp(Math.floor(place))}Z` : place;
  const unit = subtype.kind === 'timestamp' ? DAY_MICROS / 24 : 1;
  const { min, max, shortest, longest } = ends;
  const options = {
    min: end(min),
    max: end(max),
    least: shortest === undefined ? undefined : Math.max(1, Math.ceil(shortest / unit)),
    span: longest === undefined ? spanAbove(shortest, unit) : Math.max(1, Math.floor(longest / unit)),
    endless,
  };
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Twice the least length, where that is more than ranges usually have. */
function spanAbove(shortest: number | undefined, unit: number): number | undefined {
  const least = Math.ceil((shortest ?? 0) / unit);
  return least > 5 ? 2 * least : undefined;
}
