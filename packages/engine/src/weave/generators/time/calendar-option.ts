import { shareOf } from '../../graph/formulas.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Issue } from '../../../base/shape/issue.ts';
import { type Calendar, drawnPlace, isCalendarKind, makeCalendar, momentAt, risingPlace } from './calendar.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkOneOf } from '../check-options.ts';
import type { MomentRange } from './moment.ts';
import { CALENDAR_KINDS } from './season.ts';

const SECOND = 1_000_000;

export const CALENDAR_OPTIONS = {
  calendar:
    'busy and quiet times: shop (evenings, weekends, Black Friday), office (working hours), machine (all alike); each grows towards the latest. A unique column has none',
  rise: 'true where moments rise with the row’s number, as those of rows that were added one after the other (false)',
} as const;

export const checkCalendar = (options: GeneratorOptions): readonly Issue[] => [
  ...checkOneOf(options, 'calendar', CALENDAR_KINDS),
  ...checkOneOf(options, 'rise', [true, false]),
];

/** The moment of a cell by its calendar; undefined where its options name none, or its values must not repeat. */
export function calendarMoment(
  cell: Cell,
  options: GeneratorOptions,
  range: MomentRange,
): ReturnType<typeof momentAt> | undefined {
  const { calendar: kind, rise } = options;
  if (cell.unique || (kind === undefined && rise !== true)) return undefined;
  const calendar = calendarOf(options, range);
  const share = shareOf(cell.draw('calendar'));
  const { row, rows } = cell;
  return momentAt(calendar, rise === true ? risingPlace(calendar, { row, rows, share }) : drawnPlace(calendar, share));
}

export function calendarOf({ calendar: kind }: GeneratorOptions, { min, max }: MomentRange): Calendar {
  return makeCalendar(isCalendarKind(kind) ? kind : 'machine', Math.ceil(min / SECOND), Math.floor(max / SECOND));
}
