import { parseMoment } from '../../weave/generators/time/moment.ts';
import type { CalendarKind } from '../../weave/generators/time/season.ts';

/** The period over which a table's rows are created, in order, and its activity. */
export type Window = { readonly calendar: CalendarKind; readonly min: string; readonly max: string };

/** When a row of a table was created. */
export type Beginning = {
  readonly column: string;
  /** Present if it follows from the row's position in its table, and from those of its owners. */
  readonly window?: Window;
  /** The number of owners, one above the other. */
  readonly owners: number;
  /** References to the row whose position it is never older than: the row itself, or one that it belongs to. */
  readonly path: readonly number[];
  /** Tables whose beginnings it depends on. */
  readonly reads: readonly string[];
  /** How many rows' timestamps are read for it, itself included. */
  readonly weight: number;
};

export const isSameWindow = (a: Window, b: Window): boolean =>
  a.calendar === b.calendar && a.min === b.min && a.max === b.max;

/** Whether one period ends before the other begins. */
export const isOverBefore = (a: Window, b: Window, asOf: number): boolean =>
  parseMoment(a.max, asOf) <= parseMoment(b.min, asOf);
