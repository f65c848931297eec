import { add, call, multiply, type Node } from '../../graph/node.ts';
import { civilFromDays, DAY_MICROS, daysFromCivil } from '../../../language/values/calendar.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Issue } from '../../../base/shape/issue.ts';
import { checkOneOf } from '../check-options.ts';
import type { MomentRange } from './moment.ts';
import { textOption } from '../../cell/option.ts';

const SECONDS_PER_DAY = 86_400;
/** Seconds of the units with a fixed length, and where the first of them begins: weeks begin on Mondays. */
export const EVEN_UNITS: Readonly<Record<string, readonly [size: number, offset: number]>> = {
  minute: [60, 0],
  hour: [3600, 0],
  day: [SECONDS_PER_DAY, 0],
  week: [7 * SECONDS_PER_DAY, 4 * SECONDS_PER_DAY],
};
export const MONTHS_OF: Readonly<Record<string, number>> = {
  month: 1,
  quarter: 3,
  year: 12,
  decade: 120,
  century: 1200,
};

const UNITS: readonly string[] = [...Object.keys(EVEN_UNITS), ...Object.keys(MONTHS_OF)];

export const STEP_OPTION = {
  every: 'only times at which one of these begins: minute, hour, day, week, month, quarter, year',
};

export const checkStep = (options: GeneratorOptions): readonly Issue[] => checkOneOf(options, 'every', UNITS);

export type CalendarStep = {
  readonly first: number;
  readonly count: number;
  /** Seconds since 1970 at which the unit of this number begins. */
  readonly seconds: (index: Node) => Node;
  /** Days since 1970, where the units are whole days. */
  readonly days: (index: Node) => Node;
};

/** The units that begin within a range; undefined unless some are requested. */
export function calendarStep(options: GeneratorOptions, { min, max }: MomentRange): CalendarStep | undefined {
  const unit = textOption(options, 'every') ?? '';
  const [size, offset] = EVEN_UNITS[unit] ?? [];
  const months = MONTHS_OF[unit];
  if (size !== undefined && offset !== undefined) {
    const first = Math.ceil((min / 1e6 - offset) / size);
    const [length, start] = [size / SECONDS_PER_DAY, offset / SECONDS_PER_DAY];
    return {
      first,
      count: Math.max(1, Math.floor((max / 1e6 - offset) / size) - first + 1),
      seconds: (index) => add(multiply(index, size), offset),
      days: (index) => (length < 1 ? index : add(multiply(index, length), start)),
    };
  }
  if (months === undefined) return undefined;
  const began = unitAt(min, months);
  const first = startOfMonths(began, months) * DAY_MICROS < min ? began + 1 : began;
  const days = (index: Node): Node => call(startOfMonths, index, months);
  return {
    first,
    count: Math.max(1, unitAt(max, months) - first + 1),
    seconds: (index) => multiply(days(index), SECONDS_PER_DAY),
    days,
  };
}

/** The number, from the year 0, of the period of that many months that contains the timestamp. */
function unitAt(micros: number, months: number): number {
  const { year, month } = civilFromDays(Math.floor(micros / DAY_MICROS));
  return Math.floor((year * 12 + month - 1) / months);
}

/** The start of the period of that many months that contains a timestamp. */
export function startOfMonthsAt(micros: number, months: number): number {
  return startOfMonths(unitAt(micros, months), months) * DAY_MICROS;
}

function startOfMonths(index: number, months: number): number {
  const total = index * months;
  return daysFromCivil(Math.floor(total / 12), (total % 12) + 1, 1);
}
