import { DAY_MICROS } from '../../../language/values/calendar.ts';
import { formatDate, formatTimestamp } from '../../../language/values/temporal.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import type { Bound } from '../../../solve/row-solution.ts';
import { parseMicros } from '../../../language/values/parse-micros.ts';

/** The maximum number of positions tried on each grid. */
const MAX_TRIES = 75_000;
/** A longer list would make the plan too large. */
const MAX_VALUES = 2000;
/** As many as a non-unique column needs to look natural. */
const FEW_VALUES = 240;

const HOUR = DAY_MICROS / 24;
const GRIDS: readonly number[] = [DAY_MICROS, HOUR, HOUR / 4, HOUR / 60, HOUR / 3600];

type Line = { readonly grids: readonly number[]; readonly from: number; readonly textOf: (place: number) => string };

/**
 * Integers, dates or timestamps that satisfy conditions over one column: the first of the month, Mondays, multiples of
 * some number. Found by trial, timestamps from the run's time backwards; undefined if there are none.
 */
export function spellPlace(
  type: ColumnType,
  domain: { readonly min?: Bound; readonly max?: Bound } | undefined,
  asOf: number,
  wanted: number,
  meets: (text: string) => boolean,
): readonly string[] | undefined {
  const line = lineOf(type, asOf);
  if (line === undefined) return undefined;
  const [least, most] = [placeOf(domain?.min, type), placeOf(domain?.max, type)];
  const backwards = type.kind !== 'integer' && least === undefined;
  const enough = Math.min(MAX_VALUES, Math.max(FEW_VALUES, wanted));
  let best: readonly string[] = [];
  for (const grid of line.grids) {
    const found: string[] = [];
    const start = backwards ? Math.floor((most ?? line.from) / grid) : Math.ceil((least ?? line.from) / grid);
    for (let step = 0; step < MAX_TRIES && found.length < enough; step++) {
      const place = (backwards ? start - step : start + step) * grid;
      if (most !== undefined && place > most) break;
      const text = line.textOf(place);
      if (meets(text)) found.push(text);
      // The beginning of a grid shows that no value is on it.
      else if (found.length === 0 && step >= 5000) break;
    }
    if (found.length > best.length) best = found;
    if (best.length >= enough) break;
  }
  return best.length === 0 ? undefined : best;
}

function lineOf(type: ColumnType, asOf: number): Line | undefined {
  switch (type.kind) {
    case 'integer':
      return { grids: [1], from: 1, textOf: String };
    case 'date':
      return { grids: [DAY_MICROS], from: asOf, textOf: (place) => formatDate(place / DAY_MICROS) };
    case 'timestamp':
      return { grids: GRIDS, from: asOf, textOf: formatTimestamp };
    default:
      return undefined;
  }
}

function placeOf(bound: Bound | undefined, { kind }: ColumnType): number | undefined {
  if (bound === undefined) return undefined;
  const place = kind === 'integer' ? Number(bound.value) : parseMicros(bound.value);
  return Number.isFinite(place) ? place : undefined;
}
