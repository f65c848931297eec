import { fromSeconds } from '../../graph/whole-seconds.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { anchoredIndex } from './anchor.ts';
import { CALENDAR_OPTIONS, calendarMoment, checkCalendar } from './calendar-option.ts';
import { calendarStep, checkStep, STEP_OPTION } from './calendar-step.ts';
import { generator } from '../generator.ts';
import { checkMoments, MOMENT_OPTIONS, momentRange } from './moment.ts';

const SECOND = 1_000_000;

export const timestamp = generator({
  name: 'timestamp',
  version: 1,
  summary: 'Timestamps to the second from a range: evenly, or by a calendar of busy and quiet times.',
  options: { ...MOMENT_OPTIONS, ...STEP_OPTION, ...CALENDAR_OPTIONS },
  distinct: 'index',
  check: (options) => [...checkMoments(options), ...checkStep(options), ...checkCalendar(options)],
  capacity: ({ asOf }, options) =>
    (calendarStep(options, momentRange(options, asOf)) ?? secondRange(options, asOf)).count,
  build: (cell, options) => {
    const range = momentRange(options, cell.asOf);
    const step = calendarStep(options, range);
    if (step !== undefined)
      return { kind: 'timestamp', node: fromSeconds(step.seconds(anchoredIndex(cell, step.first, step.count))) };
    const moment = calendarMoment(cell, options, range);
    if (moment !== undefined) return { kind: 'timestamp', node: fromSeconds(moment.seconds) };
    const { first, count } = secondRange(options, cell.asOf);
    return { kind: 'timestamp', node: fromSeconds(anchoredIndex(cell, first, count)) };
  },
});

function secondRange(options: GeneratorOptions, asOf: number): { readonly first: number; readonly count: number } {
  const { min, max } = momentRange(options, asOf);
  const first = Math.ceil(min / SECOND);
  return { first, count: Math.max(1, Math.floor(max / SECOND) - first + 1) };
}
