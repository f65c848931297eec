import type { Bound, ColumnDomain, NetworkDomain } from '../row-solution.ts';

/** From fine to coarse: where a month begins, a day does. Weeks are independent. */
export const CALENDAR_UNITS: readonly string[] = [
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'decade',
  'century',
];

/** The hints below say what to draw. The rows are tested anyway, so conflicts are harmless. */
export const meetEvery = (a: string | undefined, b: string | undefined): string | undefined =>
  a !== undefined && b !== undefined && CALENDAR_UNITS.indexOf(b) > CALENDAR_UNITS.indexOf(a) ? b : (a ?? b);

/** The inner limit, which is the higher one for a lower limit. */
const further = (a: Bound | undefined, b: Bound | undefined, inwards: 1 | -1): Bound | undefined => {
  if (!a || !b) return a ?? b;
  const gain = (Number(b.value) - Number(a.value)) * inwards;
  return gain > 0 || (gain === 0 && !b.inclusive) ? b : a;
};

export const meetItems = (a: ColumnDomain['items'], b: ColumnDomain['items']): ColumnDomain['items'] => {
  if (!a || !b) return a ?? b;
  const listed = a.one_of && b.one_of ? a.one_of.filter((item) => b.one_of?.includes(item)) : (a.one_of ?? b.one_of);
  const includes = [...new Set([...(a.includes ?? []), ...(b.includes ?? [])])];
  const [min, max] = [further(a.min, b.min, 1), further(a.max, b.max, -1)];
  return {
    ...(listed ? { one_of: listed } : {}),
    ...(includes.length > 0 ? { includes } : {}),
    ...(min ? { min } : {}),
    ...(max ? { max } : {}),
  };
};

const prefixOf = (network: string | undefined): number => Number(network?.split('/')[1] ?? 0);

export const meetNetworks = (a: NetworkDomain | undefined, b: NetworkDomain | undefined): NetworkDomain | undefined => {
  if (!a || !b) return a ?? b;
  const least = Math.max(a.min_prefix ?? 0, b.min_prefix ?? 0);
  const most = Math.min(a.max_prefix ?? 128, b.max_prefix ?? 128);
  const within = prefixOf(b.within) > prefixOf(a.within) ? b.within : (a.within ?? b.within);
  return {
    version: a.version ?? b.version,
    within,
    ...(least > 0 ? { min_prefix: least } : {}),
    ...(most < 128 ? { max_prefix: most } : {}),
  };
};
