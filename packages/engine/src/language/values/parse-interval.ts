import { DAY_MICROS } from './calendar.ts';
import type { SqlInterval } from './sql-value.ts';
import { formatTime } from './temporal.ts';

type Unit = { readonly months?: number; readonly days?: number; readonly micros?: number };

const UNITS: ReadonlyMap<string, Unit> = new Map([
  ['microsecond', { micros: 1 }],
  ['millisecond', { micros: 1000 }],
  ['second', { micros: 1_000_000 }],
  ['sec', { micros: 1_000_000 }],
  ['s', { micros: 1_000_000 }],
  ['minute', { micros: 60_000_000 }],
  ['min', { micros: 60_000_000 }],
  ['hour', { micros: 3_600_000_000 }],
  ['h', { micros: 3_600_000_000 }],
  ['day', { days: 1 }],
  ['d', { days: 1 }],
  ['week', { days: 7 }],
  ['month', { months: 1 }],
  ['mon', { months: 1 }],
  ['quarter', { months: 3 }],
  ['year', { months: 12 }],
  ['y', { months: 12 }],
  ['decade', { months: 120 }],
  ['century', { months: 1200 }],
]);

const unitOf = (word: string): Unit | undefined => UNITS.get(word) ?? UNITS.get(word.replace(/s$/, ''));

const add = (sum: SqlInterval, amount: number, unit: Unit): SqlInterval => {
  const months = amount * (unit.months ?? 0);
  // Fractional months have 30 days, fractional days 24 hours.
  const wholeMonths = Math.trunc(months);
  const days = amount * (unit.days ?? 0) + (months - wholeMonths) * 30;
  const wholeDays = Math.trunc(days);
  const micros = amount * (unit.micros ?? 0) + (days - wholeDays) * DAY_MICROS;
  return {
    kind: 'interval',
    months: sum.months + wholeMonths,
    days: sum.days + wholeDays,
    micros: sum.micros + Math.round(micros),
  };
};

const ISO_DATE_UNITS = new Map([
  ['Y', 'year'],
  ['M', 'month'],
  ['W', 'week'],
  ['D', 'day'],
]);
const ISO_TIME_UNITS = new Map([
  ['H', 'hour'],
  ['M', 'minute'],
  ['S', 'second'],
]);

const NOTHING: SqlInterval = { kind: 'interval', months: 0, days: 0, micros: 0 };

const parseIso = (text: string): SqlInterval | undefined => {
  const [date = '', time = ''] = text.slice(1).split('T');
  let sum = NOTHING;
  for (const [part, units] of [
    [date, ISO_DATE_UNITS],
    [time, ISO_TIME_UNITS],
  ] as const) {
    if (part.replaceAll(/-?\d+(?:\.\d+)?[A-Z]/g, '') !== '') return undefined;
    for (const [, amount = '0', letter = ''] of part.matchAll(/(-?\d+(?:\.\d+)?)([A-Z])/g)) {
      const unit = unitOf(units.get(letter) ?? '');
      if (!unit) return undefined;
      sum = add(sum, Number(amount), unit);
    }
  }
  return sum;
};

const PART = /([+-]?)(?:(\d+):(\d{2})(?::(\d{2}(?:\.\d+)?))?|(\d+(?:\.\d+)?|\.\d+)\s*([a-z]+))/gy;

/** `3 days`, `1 year 2 mons`, `36:00:00`, `-00:15`, `P1DT2H`; `undefined` for anything else. */
export const parseInterval = (text: string): SqlInterval | undefined => {
  const trimmed = text.trim();
  if (/^P.+$/.test(trimmed)) return parseIso(trimmed);
  let rest = trimmed.toLowerCase().replace(/^@\s*/, '');
  const ago = /\s+ago$/.test(rest);
  if (ago) rest = rest.replace(/\s+ago$/, '');
  if (rest === '0') return NOTHING;
  if (rest === '') return undefined;
  let sum = NOTHING;
  let at = 0;
  while (at < rest.length) {
    PART.lastIndex = at;
    const found = PART.exec(rest);
    if (!found) return undefined;
    const [all, sign, hours, minutes, seconds, amount, word] = found;
    const factor = (sign === '-' ? -1 : 1) * (ago ? -1 : 1);
    if (hours !== undefined) {
      const length = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? '0');
      sum = add(sum, factor * length, { micros: 1_000_000 });
    } else {
      const unit = unitOf(word ?? '');
      if (!unit) return undefined;
      sum = add(sum, factor * Number(amount), unit);
    }
    at += all.length;
    while (rest[at] === ' ') at += 1;
  }
  return sum;
};

export const formatInterval = (interval: SqlInterval): string => {
  const parts: string[] = [];
  if (interval.months !== 0) parts.push(`${interval.months} months`);
  if (interval.days !== 0) parts.push(`${interval.days} days`);
  if (interval.micros !== 0 || parts.length === 0) {
    parts.push(`${interval.micros < 0 ? '-' : ''}${formatTime(Math.abs(interval.micros))}`);
  }
  return parts.join(' ');
};
