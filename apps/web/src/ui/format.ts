const number = new Intl.NumberFormat();
const compact = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** 12,345, as the viewer's language groups it. */
export const formatNumber = (value: number): string => number.format(value);

/** 1.2M: where a column has no room for more. */
export const formatCompact = (value: number): string => compact.format(value);

/** A time of the service in the viewer's zone. */
export const formatTime = (time: string): string => moment.format(new Date(time));

export const formatDay = (time: string): string => day.format(new Date(time));

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "3 minutes ago", "in 2 days"; less than a minute is now. */
export function formatRelative(time: string, now = Date.now()): string {
  const difference = new Date(time).getTime() - now;
  const unit = UNITS.find(([, length]) => Math.abs(difference) >= length);
  return unit === undefined ? 'just now' : relative.format(Math.trunc(difference / unit[1]), unit[0]);
}

/** 4 ms, 1.3 s, 2 min 5 s, 1 h 12 min. */
export function formatDuration(milliseconds: number): string {
  // Rounded first, cut into units after: 59.6 seconds are a minute, not 60 seconds.
  const whole = Math.round(milliseconds);
  if (whole < 1000) return `${whole} ms`;
  if (whole < 9950) return `${(whole / 1000).toFixed(1)} s`;
  const seconds = Math.round(whole / 1000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = -1;
  while ((value >= 999.5 || unit < 0) && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${value.toFixed(value < 9.95 ? 1 : 0)} ${units[unit] ?? ''}`;
}

/** `1 row`, `2 rows`. */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`;
