import { civilFromDays, daysFromCivil } from '../../../language/values/calendar.ts';

/** How busy a day and an hour are, depending on who makes the rows: shoppers, office workers, or machines. */
export type CalendarKind = 'shop' | 'office' | 'machine';
export const CALENDAR_KINDS: readonly CalendarKind[] = ['shop', 'office', 'machine'];

/** From Sunday. */
const WEEK: Readonly<Record<CalendarKind, readonly number[]>> = {
  shop: [1.2, 1.05, 0.95, 0.92, 0.93, 0.95, 1.1],
  office: [0.1, 1.2, 1.3, 1.28, 1.22, 1, 0.14],
  machine: [1, 1, 1, 1, 1, 1, 1],
};

/** From January. */
const MONTHS: Readonly<Record<CalendarKind, readonly number[]>> = {
  shop: [0.94, 0.88, 0.94, 0.96, 0.98, 0.96, 0.9, 0.9, 0.97, 1.02, 1.12, 1.3],
  office: [1, 1.02, 1.05, 1, 1, 1, 0.88, 0.82, 1.05, 1.08, 1.05, 0.85],
  machine: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
};

/** From midnight. */
export const HOURS: Readonly<Record<CalendarKind, readonly number[]>> = {
  shop: [14, 7, 4, 3, 3, 6, 14, 26, 40, 52, 60, 62, 64, 60, 58, 58, 60, 66, 76, 88, 98, 92, 66, 34],
  office: [1, 0.5, 0.5, 0.5, 0.5, 1, 5, 22, 70, 100, 108, 98, 66, 80, 98, 96, 84, 56, 24, 10, 7, 5, 3, 2],
  machine: Array.from({ length: 24 }, () => 1),
};

/** The ratio of activity at the end of a year to its start, by growth alone. */
export const YEARLY_GROWTH: Readonly<Record<CalendarKind, number>> = { shop: 1.35, office: 1.3, machine: 1.1 };

/** The weight of a day, counted from 1970, without growth. */
export function weightOfDay(kind: CalendarKind, day: number): number {
  const { year, month, day: date } = civilFromDays(day);
  // 1970 began on a Thursday.
  const weekday = (((day + 4) % 7) + 7) % 7;
  const usual = (WEEK[kind][weekday] ?? 1) * (MONTHS[kind][month - 1] ?? 1);
  return usual * feastsOf(kind, day, year, month, date);
}

function feastsOf(kind: CalendarKind, day: number, year: number, month: number, date: number): number {
  if (kind === 'machine') return 1;
  const isChristmas = month === 12 && date >= 24 && date <= 26;
  if (kind === 'office') return isChristmas || (month === 1 && date === 1) ? 0.1 : month === 12 && date > 26 ? 0.5 : 1;
  if (isChristmas) return 0.45;
  if (month === 12) return date <= 20 ? 1.25 : 0.8;
  if (month !== 11 || date < 18) return 1;
  const sinceFriday = day - blackFriday(year);
  if (sinceFriday === 0) return 3.6;
  if (sinceFriday > 0 && sinceFriday <= 3) return 2.9;
  return date >= 20 ? 2.1 : 1.3;
}

/** The day after the fourth Thursday of November. */
function blackFriday(year: number): number {
  const first = daysFromCivil(year, 11, 1);
  const weekday = (((first + 4) % 7) + 7) % 7;
  return first + ((4 - weekday + 7) % 7) + 22;
}
