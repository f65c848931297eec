import { startOfDay } from './day.ts';

type Range<Past extends string> = Readonly<Partial<Record<`${Past}_after` | `${Past}_before`, string>>>;

/** From the beginning of one day to the end of another, as the service filters what was `created`, or `captured`. */
export function dayRange<Past extends string>(
  past: Past,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Range<Past> {
  const ends = { [`${past}_after`]: startOfDay(from), [`${past}_before`]: startOfDay(to, 1) };
  return Object.fromEntries(Object.entries(ends).filter(([, end]) => end !== undefined)) as Range<Past>;
}
