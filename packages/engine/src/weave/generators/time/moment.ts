import { civilFromDays, DAY_MICROS, daysFromCivil } from '../../../language/values/calendar.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Issue } from '../../../base/shape/issue.ts';
import { parseMicros } from '../../../language/values/parse-micros.ts';

const RELATIVE = /^([+-]?\d+)\s*(second|minute|hour|day|week|month|year)s?(?:\s+(ago))?$/i;
const MICROS: Readonly<Record<string, number>> = {
  second: 1e6,
  minute: 6e7,
  hour: 3.6e9,
  day: DAY_MICROS,
  week: 7 * DAY_MICROS,
};

/** Microseconds since 1970 of "2024-03-01", "now" or "-2 years" relative to the run's `as_of`; NaN if invalid. */
export function parseMoment(text: string, asOf: number): number {
  const trimmed = text.trim();
  if (trimmed === 'now' || trimmed === 'as_of') return asOf;
  const match = RELATIVE.exec(trimmed);
  if (match === null) return parseMicros(trimmed);
  const [, amount = '0', unit = '', ago] = match;
  const count = ago === undefined ? Number(amount) : -Number(amount);
  const micros = MICROS[unit.toLowerCase()];
  return micros === undefined
    ? addMonths(asOf, unit.toLowerCase() === 'year' ? count * 12 : count)
    : asOf + count * micros;
}

function addMonths(moment: number, months: number): number {
  const days = Math.floor(moment / DAY_MICROS);
  const { year, month, day: date } = civilFromDays(days);
  const total = year * 12 + month - 1 + months;
  const first = daysFromCivil(Math.floor(total / 12), (total % 12) + 1, 1);
  const next = daysFromCivil(Math.floor((total + 1) / 12), ((total + 1) % 12) + 1, 1);
  return moment + (Math.min(first + date - 1, next - 1) - days) * DAY_MICROS;
}

export type MomentRange = { readonly min: number; readonly max: number };

/** Bounds of dates and times; by default the two years before `as_of`. */
export function momentRange(options: GeneratorOptions, asOf: number): MomentRange {
  const wished = { min: readMoment(options['min'], asOf), max: readMoment(options['max'], asOf) };
  const max = wished.max ?? Math.max(asOf, wished.min === undefined ? asOf : wished.min + 365 * DAY_MICROS);
  return { min: wished.min ?? addMonths(Math.min(asOf, max), -24), max };
}

function readMoment(value: unknown, asOf: number): number | undefined {
  if (typeof value !== 'string') return undefined;
  const micros = parseMoment(value, asOf);
  return Number.isNaN(micros) ? undefined : micros;
}

export const MOMENT_OPTIONS = {
  min: 'the earliest: a date, a time, "now", or an offset from as_of such as "-2 years" (-2 years)',
  max: 'the latest, in the same forms (now)',
} as const;

export function checkMoments(options: GeneratorOptions): readonly Issue[] {
  const issues: Issue[] = [];
  for (const name of ['min', 'max']) {
    const value = options[name];
    if (value !== undefined && readMoment(value, 0) === undefined) {
      issues.push({
        code: 'option_invalid',
        path: name,
        message: `${name} must be a date, a time or an offset such as "-2 years", not ${JSON.stringify(value)}.`,
      });
    }
  }
  return issues;
}
