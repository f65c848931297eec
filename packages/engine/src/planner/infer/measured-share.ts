import type { Table } from '../../language/schema/schema-document.ts';

/** Fewer quantiles say little of what lies between them. */
const LEAST = 8;
/** The ends of a measured column are noise more than anything else. */
const EDGE = 0.2;
/** By how much the share may differ from one quantile to the next, and still be the same everywhere. */
const ALIKE = 1.3;

/** Which part of one column another is, where a profile has measured both and the part is the same of small and large: 0.19. */
export function measuredShare(table: Table, part: string | undefined, whole: string | undefined): number | undefined {
  const [some, all] = [part, whole].map((name) =>
    table.columns.find((column) => column.name === name)?.statistics?.quantiles?.map(Number),
  );
  if (some === undefined || all === undefined || some.length !== all.length || some.length < LEAST) return undefined;
  const [from, to] = [Math.ceil(some.length * EDGE), Math.floor(some.length * (1 - EDGE))];
  const shares = some.slice(from, to).map((value, at) => value / (all[from + at] ?? 0));
  if (!shares.every((share) => Number.isFinite(share) && share > 0)) return undefined;
  const sorted = shares.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[1], sorted.at(-2)];
  return high > low * ALIKE ? undefined : sorted[Math.floor(sorted.length / 2)];
}

/**
 * Between which hundredths of one column another lies, where a profile has measured both: quantile by quantile, without the
 * ends. Those with much of the one have much of the other.
 */
export function measuredShares(table: Table, part: string, whole: string): readonly [number, number] | undefined {
  const [some, all] = [part, whole].map((name) =>
    table.columns.find((column) => column.name === name)?.statistics?.quantiles?.map(Number),
  );
  if (some === undefined || all === undefined || some.length !== all.length || some.length < LEAST) return undefined;
  const [from, to] = [Math.ceil(some.length * EDGE), Math.floor(some.length * (1 - EDGE))];
  const shares = some.slice(from, to).map((value, at) => (100 * value) / (all[from + at] ?? 0));
  if (!shares.every((share) => Number.isFinite(share) && share >= 0)) return undefined;
  return [Math.floor(Math.min(...shares)), Math.ceil(Math.max(...shares))];
}

/** In which share of the rows a measured column is 0. */
export function measuredZeros(table: Table, name: string): number | undefined {
  const { quantiles, values } = table.columns.find((column) => column.name === name)?.statistics ?? {};
  const listed = values?.find(({ value }) => Number(value) === 0);
  if (listed !== undefined) return listed.share;
  if (quantiles === undefined || quantiles.length < LEAST) return undefined;
  const last = quantiles.findLastIndex((value) => Number(value) <= 0);
  return Math.max(0, last) / (quantiles.length - 1);
}
