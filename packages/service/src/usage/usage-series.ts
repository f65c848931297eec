import { type Interval, refuseField } from '@rowloom/contract';

const MAX_POINTS = 1000;
const DAY = 86_400_000;
/** Whatever is asked for ends in a year of four digits. */
const LAST = Date.UTC(9999, 0);

export type SeriesQuery = { readonly from?: string; readonly to?: string; readonly interval?: Interval };

export type SeriesFrame = {
  readonly from: Date;
  readonly to: Date;
  readonly interval: Interval;
  /** Where each interval begins, oldest first. */
  readonly starts: readonly Date[];
};

/** The whole intervals that cover what was asked for: the last 30 days by day unless told. */
export function frameSeries(query: SeriesQuery, now: Date): SeriesFrame {
  const interval = query.interval ?? 'day';
  const to = query.to === undefined ? now : new Date(query.to);
  const from = query.from === undefined ? new Date(Math.max(0, to.getTime() - 30 * DAY)) : new Date(query.from);
  if (to.getTime() >= LAST) throw refuseField('to', 'Send a time before the year 9999.');
  if (from >= to) throw refuseField('from', 'Send a time before "to".');
  const starts: Date[] = [];
  let at = startOf(from, interval);
  for (; at < to; at = next(at, interval)) {
    if (starts.length === MAX_POINTS)
      throw refuseField(
        'interval',
        `This would be more than ${MAX_POINTS} points. Send a longer interval or a shorter time.`,
      );
    starts.push(at);
  }
  return { from: startOf(from, interval), to: at, interval, starts };
}

/** In UTC; weeks begin on Monday. */
export function startOf(time: Date, interval: Interval): Date {
  const [year, month, day] = [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()];
  switch (interval) {
    case 'hour':
      return new Date(Date.UTC(year, month, day, time.getUTCHours()));
    case 'day':
      return new Date(Date.UTC(year, month, day));
    case 'week':
      return new Date(Date.UTC(year, month, day - ((time.getUTCDay() + 6) % 7)));
    case 'month':
      return new Date(Date.UTC(year, month));
  }
}

const LENGTHS = { hour: DAY / 24, day: DAY, week: 7 * DAY } as const;

function next(at: Date, interval: Interval): Date {
  if (interval === 'month') return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1));
  return new Date(at.getTime() + LENGTHS[interval]);
}
