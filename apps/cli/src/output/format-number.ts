/** 12,345 */
export function formatCount(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

const SHORT = ['', 'k', 'M', 'G', 'T'];

/** 950, 12.3k, 4.5M */
export function formatShort(value: number): string {
  return scale(value, SHORT, '');
}

/** 950 B, 12.3 kB, 4.5 MB: decimal, like the speeds that people compare with. */
export function formatBytes(value: number): string {
  return scale(value, ['B', 'kB', 'MB', 'GB', 'TB'], ' ');
}

function scale(value: number, units: readonly string[], space: string): string {
  let rest = value;
  let unit = 0;
  while (rest >= 999.5 && unit < units.length - 1) {
    rest /= 1000;
    unit++;
  }
  return `${unit === 0 || rest >= 99.95 ? Math.round(rest) : rest.toFixed(1)}${space}${units[unit]}`;
}

/** What is left, in whole seconds: 12 s, 3 min 05 s */
export function formatRemaining(seconds: number): string {
  if (!Number.isFinite(seconds)) return '?';
  return seconds < 60 ? `${Math.ceil(seconds)} s` : formatSeconds(seconds);
}

/** 0.42 s, 12.3 s, 3 min 05 s, 2 h 10 min */
export function formatSeconds(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(2)} s`;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
  return `${Math.floor(whole / 3600)} h ${String(Math.floor((whole % 3600) / 60)).padStart(2, '0')} min`;
}

/** `1 table`, `2 tables` */
export function formatNumberOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
