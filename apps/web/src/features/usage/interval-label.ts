import type { Interval } from '@rowloom/contract';

const FORMATS: Readonly<Record<Interval, Intl.DateTimeFormat>> = {
  hour: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  // Days, weeks and months begin in UTC: in the viewer's zone they would seem to begin the day before.
  day: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  week: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

/** The name of an interval under its bar. */
export const labelOf = (at: string, interval: Interval): string => FORMATS[interval].format(new Date(at));
