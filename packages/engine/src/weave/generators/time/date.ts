import { DAY_MICROS } from '../../../language/values/calendar.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { anchoredIndex } from './anchor.ts';
import { CALENDAR_OPTIONS, calendarMoment, checkCalendar } from './calendar-option.ts';
import { type CalendarStep, calendarStep, checkStep, STEP_OPTION } from './calendar-step.ts';
import { generator } from '../generator.ts';
import { checkMoments, MOMENT_OPTIONS, momentRange } from './moment.ts';

export const date = generator({
  name: 'date',
  version: 1,
  summary: 'Dates from a range: evenly, or by a calendar of busy and quiet days.',
  options: { ...MOMENT_OPTIONS, ...STEP_OPTION, ...CALENDAR_OPTIONS },
  distinct: 'index',
  check: (options) => [...checkMoments(options), ...checkStep(options), ...checkCalendar(options)],
  capacity: ({ asOf }, options) => (dateStep(options, asOf) ?? dayRange(options, asOf)).count,
  build: (cell, options) => {
    const step = dateStep(options, cell.asOf);
    if (step !== undefined) return { kind: 'date', node: step.days(anchoredIndex(cell, step.first, step.count)) };
    const moment = calendarMoment(cell, options, momentRange(options, cell.asOf));
    if (moment !== undefined) return { kind: 'date', node: moment.days };
    const { first, count } = dayRange(options, cell.asOf);
    return { kind: 'date', node: anchoredIndex(cell, first, count) };
  },
});

/** Every day begins an hour and a minute. */
function dateStep(options: GeneratorOptions, asOf: number): CalendarStep | undefined {
  const { every } = options;
  return every === 'hour' || every === 'minute' ? undefined : calendarStep(options, momentRange(options, asOf));
}

export function dayRange(options: GeneratorOptions, asOf: number): { readonly first: number; readonly count: number } {
  const { min, max } = momentRange(options, asOf);
  const first = Math.ceil(min / DAY_MICROS);
  return { first, count: Math.max(1, Math.floor(max / DAY_MICROS) - first + 1) };
}
