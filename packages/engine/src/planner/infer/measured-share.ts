import type { Table } from '../../language/schema/schema-document.ts';

/** Fewer quantiles say little about the values between them. */
const LEAST = 8;
/** The ends of a measured column are mostly noise. */
const EDGE = 0.2;
/** How much the share may differ between quantiles and still count as constant. */
const ALIKE = 1.3;

/** The ratio of two measured columns, if it is the same for small and large values: 0.19. */
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
 * The bounds of one measured column in hundredths of another: quantile by quantile, without the ends. Rows with much of
 * one have much of the other.
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

/** The share of rows in which a measured column is 0. */
export function measuredZeros(table: Table, name: string): number | undefined {
  const { quantiles, values } = table.columns.find((column) => column.name === name)?.statistics ?? {};
  const listed = values?.find(({ value }) => Number(value) === 0);
  if (listed !== undefined) return listed.share;
  if (quantiles === undefined || quantiles.length < LEAST) return undefined;
  const last = quantiles.findLastIndex((value) => Number(value) <= 0);
  return Math.max(0, last) / (quantiles.length - 1);
}
