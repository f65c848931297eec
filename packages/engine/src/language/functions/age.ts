import { civilFromDays, DAY_MICROS, daysInMonth } from '../values/calendar.ts';
import type { SqlInterval } from '../values/sql-value.ts';

/** The interval between two timestamps in years, months, days and time of day, as PostgreSQL's `age` counts it. */
export const ageBetween = (from: number, to: number): SqlInterval => {
  const backwards = to < from;
  const [late, early] = [splitMoment(backwards ? from : to), splitMoment(backwards ? to : from)];
  let months = (late.year - early.year) * 12 + late.month - early.month;
  let days = late.day - early.day;
  let micros = late.clock - early.clock;
  if (micros < 0) {
    micros += DAY_MICROS;
    days -= 1;
  }
  if (days < 0) {
    days += daysInMonth(early.year, early.month);
    months -= 1;
  }
  const sign = backwards ? -1 : 1;
  return { kind: 'interval', months: months * sign || 0, days: days * sign || 0, micros: micros * sign || 0 };
};

const splitMoment = (micros: number) => {
  const days = Math.floor(micros / DAY_MICROS);
  return { ...civilFromDays(days), clock: micros - days * DAY_MICROS };
};
