/** Ascending edges of bins: the first contains what is below the first edge, the last what is not below the last. */
export type Edges = readonly number[];

/** SQL for the bin number of a value, by bisection: every dialect has CASE. */
export function binOf(value: string, edges: Edges, first = 0, end = edges.length): string {
  if (first === end) return String(first);
  const middle = (first + end) >> 1;
  const edge = literal(edges[middle] as number);
  return `CASE WHEN ${value} < ${edge} THEN ${binOf(value, edges, first, middle)} ELSE ${binOf(value, edges, middle + 1, end)} END`;
}

function literal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(6) : text;
}

/** From 1 and 3 of every power of ten, on both sides of zero: fixed before any row is read. */
export function coarseNumbers(least: number, most: number): Edges {
  const up: number[] = [];
  for (let power = -4; power <= 15; power++) for (const digit of [1, 3]) up.push(Number(`${digit}e${power}`));
  const edges = [...up.map((value) => -value).toReversed(), 0, ...up];
  return edges.filter((value) => value >= least && value <= most);
}

const DAY = 86_400;

/** Years from 1920 to 2060, in seconds since 1970 or in days. */
export function coarseMoments(unit: 'seconds' | 'days'): Edges {
  const years = Array.from({ length: 141 }, (_, year) => Date.UTC(1920 + year, 0, 1) / 1000);
  return unit === 'seconds' ? years : years.map((seconds) => seconds / DAY);
}

/** Edges that divide the counts so far evenly: fine where there are many rows, and around a frequent value. */
export function finerEdges(edges: Edges, counts: readonly number[], parts: number, unit: number): Edges {
  const points = quantilesOf(edges, counts, parts + 1, unit);
  if (points === undefined) return edges;
  const rounded = points.map((point) => Math.round(point / unit));
  const common = rounded.filter((value, index) => value === rounded[index + 1]);
  const all = [...rounded, ...common.map((value) => value + 1), (rounded.at(-1) ?? 0) + 1];
  return [...new Set(all)].toSorted((a, b) => a - b).map((value) => Number((value * unit).toFixed(6)));
}

/**
 * Counts from the first to the last bin that exceeds the noise, and those beside them that may; beyond, counts are
 * hardly ever more than noise. Between them noise stays: it cancels out.
 */
export function dropNoise(counts: readonly number[], scale: number): readonly number[] {
  const least = scale * (Math.log(Math.max(2, counts.length)) + 5);
  const first = counts.findIndex((count) => count > least);
  const last = counts.findLastIndex((count) => count > least);
  return counts.map((count, index) => {
    if (first < 0 || index < first - 1 || index > last + 1) return 0;
    return index >= first && index <= last ? count : count > 2 * scale ? count : 0;
  });
}

/** Whether most of the total is left: otherwise too much was lost with the noise. */
export function isMostOf(kept: readonly number[], counts: readonly number[]): boolean {
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  return sum(kept) > 0 && sum(kept) >= 0.7 * sum(counts);
}

/**
 * Values at equal shares of the counts; the outer bins have no width, and one of width one unit contains a single
 * value. Undefined if nothing was counted.
 */
export function quantilesOf(
  edges: Edges,
  counts: readonly number[],
  points: number,
  unit = 0,
): readonly number[] | undefined {
  const sums: number[] = [0];
  let sum = 0;
  // Noise may make a sum fall: it rises again where it exceeds the previous one.
  for (const count of counts) {
    sum += count;
    sums.push(Math.max(sums.at(-1) as number, sum));
  }
  const total = sums.at(-1) as number;
  if (total <= 0 || edges.length === 0) return undefined;
  const low = (bin: number): number => edges[Math.max(0, bin - 1)] as number;
  const high = (bin: number): number => edges[Math.min(edges.length - 1, bin)] as number;
  return Array.from({ length: points }, (_, place) => {
    const wanted = (total * place) / (points - 1);
    const rises = (one: number, index: number): boolean => index > 0 && one > (sums[index - 1] as number);
    const next = sums.findIndex((one, index) => rises(one, index) && one >= wanted);
    const bin = (next < 0 ? sums.findLastIndex(rises) : next) - 1;
    const [from, to] = [sums[bin] as number, sums[bin + 1] as number];
    const share = to > from ? Math.min(1, Math.max(0, (wanted - from) / (to - from))) : 0;
    return low(bin) + share * Math.max(0, high(bin) - low(bin) - unit);
  });
}
