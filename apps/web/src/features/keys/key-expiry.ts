import { dayOf, startOfDay } from '../../ui/day.ts';

export const EXPIRIES = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'day', label: 'On a chosen day' },
  { value: 'never', label: 'Never' },
] as const;
export type Expiry = (typeof EXPIRIES)[number]['value'];

/** The end of a key: null for one that has none, undefined where the day is missing. */
export function endOf(expiry: Expiry, day: string, now = new Date()): string | null | undefined {
  if (expiry === 'never') return null;
  if (expiry === 'day') return startOfDay(day);
  return startOfDay(dayOf(now), Number(expiry));
}
