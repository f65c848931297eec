import { parseMoment } from '../../weave/generators/time/moment.ts';
import type { CalendarKind } from '../../weave/generators/time/season.ts';

/** The stretch of time over which a table's rows come, one after the other, and how busy it is. */
export type Window = { readonly calendar: CalendarKind; readonly min: string; readonly max: string };

/** When a row of a table came to be. */
export type Beginning = {
  readonly column: string;
  /** Present where it follows from the row's place in its table, and from those of its owners. */
  readonly window?: Window;
  /** Of how many owners, one above the other. */
  readonly owners: number;
  /** References that lead to the row whose place it is never older than: the row itself, or one that it belongs to. */
  readonly path: readonly number[];
  /** Tables whose beginnings it is found from. */
  readonly reads: readonly string[];
  /** How many moments of rows are looked at for it, itself included. */
  readonly weight: number;
};

export const isSameWindow = (a: Window, b: Window): boolean =>
  a.calendar === b.calendar && a.min === b.min && a.max === b.max;

/** Whether all of one stretch is over when the other begins. */
export const isOverBefore = (a: Window, b: Window, asOf: number): boolean =>
  parseMoment(a.max, asOf) <= parseMoment(b.min, asOf);
