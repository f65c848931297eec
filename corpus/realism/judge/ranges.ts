import type { Recogniser } from './recogniser.ts';
import { shareWhere } from './recogniser.ts';

const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, g: 1e9 };

const amount = (text: string, unit: string | undefined): number =>
  Number(text) * (unit === undefined ? 1 : (UNITS[unit.toLowerCase()] ?? 1));

/** `1-5`, `money 60-600`, `bytes 1k-10M`, `0.5-1`, `mostly 1-2`; a school year `2025-2026` is not. */
export function readRange(text: string, kind: string): Recogniser | undefined {
  const found = /(?:^|\s)(-?\d+(?:\.\d+)?)([kKmM])?\s?-\s?(-?\d+(?:\.\d+)?)\s?([kKmMgG])?(?:B\b|\b)/.exec(text);
  // `3-5 digits` is a shape, and `R1-U4` an example
  if (found === null || /:/.test(text) || /\d-\d+ (digit|letter|char|capital)/.test(text)) return undefined;
  const low = amount(found[1] ?? '', found[2]);
  const high = amount(found[3] ?? '', found[4]);
  if (low >= high || (kind === 'text' && low >= 1900 && high === low + 1)) return undefined;
  const mostly = text.startsWith('mostly');
  if (/years ago/.test(text)) return yearsAgo(low, high);
  return ({ values }) => {
    if (values.length === 0) return undefined;
    // in a text `70-110` may be a range itself, such as a laboratory's normal values
    const isRange = (value: string): boolean => kind === 'text' && /^\d+([.,]\d+)?\s?[-–]\s?\d+([.,]\d+)?/.test(value);
    const good = shareWhere(
      values,
      (value) => isRange(value) || (/^-?\d/.test(value) && Number(value) >= low && Number(value) <= high),
    );
    // a value of the same order of magnitude is a weak guess, not a wrong one
    const near = shareWhere(
      values,
      (value) => Number(value) >= Math.min(low * 3, low / 3) && Number(value) <= high * 3,
    );
    return mostly ? { good: good >= 0.6 ? 1 : good, near } : { good, near };
  };
}

const yearsAgo =
  (low: number, high: number): Recogniser =>
  ({ values }) => {
    const good = shareWhere(values, (value) => {
      const year = 2026 - Number(/^\d{4}/.exec(value)?.[0] ?? Number.NaN);
      return year >= low - 1 && year <= high + 1;
    });
    return { good, near: good };
  };

/** `10:00-12:00`, `14:00 or 15:00`, `08:00`. */
export function readTimes(text: string): Recogniser | undefined {
  const times = [...text.matchAll(/\b(\d{1,2}):(\d{2})\b/g)].map(
    ([, hour, minute]) => Number(hour) * 60 + Number(minute),
  );
  if (times.length === 0) return undefined;
  const [low, high] = times.length === 1 ? [0, 24 * 60] : [Math.min(...times), Math.max(...times)];
  return ({ values }) => {
    const good = shareWhere(values, (value) => {
      const found = /(?:^|T| )(\d{2}):(\d{2})/.exec(value);
      const at = found === null ? Number.NaN : Number(found[1]) * 60 + Number(found[2]);
      return at >= low && at <= high;
    });
    return { good, near: good };
  };
}
