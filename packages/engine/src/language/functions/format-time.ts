import { civilFromDays, DAY_MICROS, daysFromCivil } from '../values/calendar.ts';
import { CannotEvaluate } from '../values/cannot-evaluate.ts';

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

type Moment = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly dayOfYear: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly micros: number;
};

const momentOf = (micros: number): Moment => {
  const days = Math.floor(micros / DAY_MICROS);
  const clock = micros - days * DAY_MICROS;
  const { year, month, day } = civilFromDays(days);
  return {
    year,
    month,
    day,
    dayOfYear: days - daysFromCivil(year, 1, 1) + 1,
    weekday: (((days + 4) % 7) + 7) % 7,
    hour: Math.floor(clock / 3_600_000_000),
    minute: Math.floor(clock / 60_000_000) % 60,
    second: Math.floor(clock / 1_000_000) % 60,
    micros: clock % 1_000_000,
  };
};

type Piece = (moment: Moment) => string;

const PICTURES: Readonly<Record<string, Piece>> = {
  YYYY: ({ year }) => pad(year, 4),
  YY: ({ year }) => pad(year % 100, 2),
  MM: ({ month }) => pad(month, 2),
  DDD: ({ dayOfYear }) => pad(dayOfYear, 3),
  DD: ({ day }) => pad(day, 2),
  HH24: ({ hour }) => pad(hour, 2),
  HH12: ({ hour }) => pad(hour % 12 || 12, 2),
  MI: ({ minute }) => pad(minute, 2),
  SS: ({ second }) => pad(second, 2),
  MS: ({ micros }) => pad(Math.floor(micros / 1000), 3),
  US: ({ micros }) => pad(micros, 6),
  Q: ({ month }) => String(Math.floor((month + 2) / 3)),
  D: ({ weekday }) => String(weekday + 1),
  ID: ({ weekday }) => String(weekday || 7),
};

const LETTERS: Readonly<Record<string, Piece>> = {
  Y: ({ year }) => pad(year, 4),
  m: ({ month }) => pad(month, 2),
  d: ({ day }) => pad(day, 2),
  j: ({ dayOfYear }) => pad(dayOfYear, 3),
  w: ({ weekday }) => String(weekday),
  u: ({ weekday }) => String(weekday || 7),
  H: ({ hour }) => pad(hour, 2),
  M: ({ minute }) => pad(minute, 2),
  S: ({ second }) => pad(second, 2),
  f: ({ second, micros }) => `${pad(second, 2)}.${pad(Math.floor(micros / 1000), 3)}`,
  F: ({ year, month, day }) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`,
  T: ({ hour, minute, second }) => `${pad(hour, 2)}:${pad(minute, 2)}:${pad(second, 2)}`,
  R: ({ hour, minute }) => `${pad(hour, 2)}:${pad(minute, 2)}`,
  '%': () => '%',
};

/** PostgreSQL's `to_char` for numeric templates. Names of months and days depend on the server. */
export const formatPicture = (micros: number, picture: string): string => {
  const moment = momentOf(micros);
  return picture.replaceAll(/"([^"]*)"|YYYY|HH24|HH12|DDD|YY|MM|DD|MI|SS|MS|US|ID|Q|D|[A-Za-z]+/g, (word, quoted) => {
    if (typeof quoted === 'string') return quoted;
    const piece = Object.hasOwn(PICTURES, word) ? PICTURES[word] : undefined;
    if (!piece) throw new CannotEvaluate(`the picture ${word} of a time is not known`);
    return piece(moment);
  });
};

/** SQLite's `strftime`. */
export const formatLetters = (micros: number, format: string): string => {
  const moment = momentOf(micros);
  return format.replaceAll(/%([^])/g, (word, letter: string) => {
    if (letter === 's') return String(Math.floor(micros / 1_000_000));
    const piece = Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
    if (!piece) throw new CannotEvaluate(`the format ${word} of a time is not known`);
    return piece(moment);
  });
};
