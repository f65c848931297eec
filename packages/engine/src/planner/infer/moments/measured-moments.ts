import { civilFromDays, DAY_MICROS as DAY } from '../../../language/values/calendar.ts';
import { parseMoment } from '../../../weave/generators/time/moment.ts';
import { parseMicros } from '../../../language/values/parse-micros.ts';
import { matchStage } from './match-stage.ts';
import { hasNarrowRange, keepWithin } from './narrow-timestamp.ts';
import type { Facts } from '../read-facts.ts';

type Range = { readonly min: string; readonly max: string };

/**
 * The range that a snapshot measured, as far as it contradicts no other rule: unique timestamps need room, and nobody
 * registers before being born.
 */
export function measuredMoments(facts: Facts): Range | undefined {
  const { table, column, type } = facts;
  const { min, max } = column.statistics ?? {};
  if (min === undefined || max === undefined) return undefined;
  const range = { min, max, ...(hasNarrowRange(type) ? keepWithin({ min, max }) : {}) };
  const [first, last] = [parseMicros(range.min), parseMicros(range.max)];
  if (!(first <= last) || first < EARLIEST || last > LATEST) return undefined;
  const sets = [table.primary_key?.columns ?? [], ...table.uniques.map(({ columns }) => columns)];
  // Without statistics two years are drawn from: less would leave fewer distinct values.
  if (sets.some((set) => set.includes(column.name)) && last - first < 731 * DAY) return undefined;
  return afterBirth(facts, range);
}

/** Beyond are the days that stand for "always" and "never", such as 0001-01-01 and 9999-12-31. */
const [EARLIEST, LATEST] = [parseMicros('1800-01-01'), parseMicros('2200-01-01')];

/** Births are at least eighteen years back. */
function afterBirth({ siblings, kinds, asOf, column }: Facts, range: Range): Range | undefined {
  const isBirth = siblings.some(
    (other) =>
      other.column.name !== column.name &&
      (other.type.kind === 'date' || other.type.kind === 'timestamp') &&
      matchStage(other.words, kinds)?.give.stage === 'birth',
  );
  if (!isBirth || asOf === undefined) return range;
  const { year, month, day: date } = civilFromDays(Math.floor(parseMoment('-18 years', asOf) / DAY));
  const day = [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');
  if (range.min >= day) return range;
  return range.max < day ? undefined : { ...range, min: day };
}
