import { POWERS } from '../../graph/convert-value.ts';
import { DAY_MICROS } from '../../../language/values/calendar.ts';
import type { JsonValue } from '../../../document/plan/plan.ts';
import { makeQuantiles, type Quantiles } from '../../../base/random/quantiles.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { parseMicros } from '../../../language/values/parse-micros.ts';

/** Quantiles in the units in which values of the type are counted: seconds, days, or 10^-scale. */
export type QuantilePoints = { readonly points: Quantiles; readonly scale: number };

const SECOND = 1_000_000;
const MAX_DIGITS = 6;

/** Undefined if one of the texts is not a value of the type. */
export function quantilePoints(
  type: Pick<ColumnType, 'kind'> & { readonly scale?: number | undefined },
  given: readonly JsonValue[],
): QuantilePoints | undefined {
  const values = given.filter((value) => typeof value === 'string' || typeof value === 'number');
  if (values.length < given.length) return undefined;
  const scale = scaleOf(type, values);
  const read = (value: string | number): number => {
    if (type.kind === 'timestamp') return Math.floor(parseMicros(String(value)) / SECOND);
    if (type.kind === 'date') return Math.floor(parseMicros(String(value)) / DAY_MICROS);
    return typeof value === 'string' && value.trim() === ''
      ? Number.NaN
      : Math.floor(Number(value) * (POWERS[scale] ?? 1) + 0.5);
  };
  const points = values.map(read);
  return points.length < 2 || points.some((point) => !Number.isSafeInteger(point))
    ? undefined
    : { points: makeQuantiles(points), scale };
}

/** Digits after the point: those of the type, or as many as the values have. */
function scaleOf(
  { kind, scale }: { readonly kind: ColumnType['kind']; readonly scale?: number | undefined },
  values: readonly (string | number)[],
): number {
  if (kind === 'integer' || kind === 'year' || kind === 'timestamp' || kind === 'date') return 0;
  if (kind === 'money') return 2;
  if (scale !== undefined) return Math.max(0, Math.min(scale, MAX_DIGITS));
  const digits = values.map((value) => /\.(\d+)/.exec(String(value))?.[1]?.length ?? 0);
  return Math.min(MAX_DIGITS, Math.max(2, ...digits));
}
