import type { Interval } from '@rowloom/contract';

export const RANGES = [
  { value: '1', label: 'The last day' },
  { value: '7', label: 'The last 7 days' },
  { value: '30', label: 'The last 30 days' },
  { value: '90', label: 'The last 90 days' },
  { value: '365', label: 'The last year' },
] as const;

const HOURS: Readonly<Record<Interval, number>> = { hour: 1, day: 24, week: 168, month: 730 };
const LABELS: Readonly<Record<Interval, string>> = {
  hour: 'By hour',
  day: 'By day',
  week: 'By week',
  month: 'By month',
};
/** Bars that can still be told apart. */
const MAX_BARS = 200;

/** The intervals that make neither one bar nor hundreds of a range. */
export const intervalsOf = (days: number): readonly { readonly value: Interval; readonly label: string }[] =>
  (Object.keys(HOURS) as Interval[])
    .filter((interval) => {
      const bars = (days * 24) / HOURS[interval];
      return bars >= 2 && bars <= MAX_BARS;
    })
    .map((value) => ({ value, label: LABELS[value] }));

/** What the address asks for, or the nearest that makes sense. */
export function readSeries(range: string | undefined, interval: string | undefined) {
  const days = RANGES.find(({ value }) => value === range)?.value ?? '30';
  const choices = intervalsOf(Number(days));
  const chosen = choices.find(({ value }) => value === interval) ?? choices[days === '365' ? 1 : 0];
  return { days, choices, interval: chosen?.value ?? 'day' };
}

/** The range in steps of a minute, so that the same question is asked only once. */
export function spanOf(days: string, now = Date.now()): { readonly from: string; readonly to: string } {
  const to = Math.ceil(now / 60_000) * 60_000;
  return { from: new Date(to - Number(days) * 86_400_000).toISOString(), to: new Date(to).toISOString() };
}
