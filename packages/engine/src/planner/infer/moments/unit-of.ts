import type { Expression } from '../../../language/expression/expression.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { call, interval, number, text } from '../../../language/expression/make-expression.ts';
import { wordTable } from '../../../base/text/word-table.ts';

const SECOND = 1_000_000;
const DAY = 86_400 * SECOND;
const HOUR = 3600 * SECOND;
/** Microseconds: of the longest unit with each name, and the maximum distance between two related timestamps. */
const UNITS: Readonly<Record<string, { readonly longest: number; readonly apart: number }>> = wordTable({
  minute: { longest: 60 * SECOND, apart: 4 * HOUR },
  hour: { longest: HOUR, apart: 12 * HOUR },
  day: { longest: DAY, apart: 30 * DAY },
  week: { longest: 7 * DAY, apart: 84 * DAY },
  month: { longest: 31 * DAY, apart: 186 * DAY },
  quarter: { longest: 92 * DAY, apart: 368 * DAY },
  year: { longest: 366 * DAY, apart: 1830 * DAY },
  decade: { longest: 3653 * DAY, apart: 10_959 * DAY },
});

export type CalendarUnit = {
  /** This much more than an edge, and the surrounding unit begins at or after the edge. */
  readonly reach: Expression;
  readonly span: Expression;
  /** The beginning of the unit around a timestamp. */
  readonly cut: (moment: Expression) => Expression;
};

/** For a column that CHECKs limit to beginnings of months, hours and the like. */
export function unitOf(every: string | undefined, type: ColumnType): CalendarUnit | undefined {
  const unit = UNITS[every ?? ''];
  if (every === undefined || unit === undefined || (type.kind !== 'date' && type.kind !== 'timestamp'))
    return undefined;
  const isDate = type.kind === 'date';
  const cut = (moment: Expression): Expression => call('date_trunc', text(every), moment);
  const { longest, apart } = unit;
  return {
    reach: isDate ? number(Math.max(0, Math.floor(longest / DAY) - 1)) : interval(longest - 1),
    span: isDate ? number(Math.ceil(apart / DAY)) : interval(apart),
    cut: isDate ? (moment) => call('date', cut(moment)) : cut,
  };
}
