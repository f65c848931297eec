/** Ascending ends of bins: the first holds what lies below the first edge, the last what is not below the last. */
export type Edges = readonly number[];

/** SQL for the number of the bin in which a number lies, by halving: every dialect knows CASE. */
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

/** From 1 and 3 of every power of ten, on both sides of zero: known before any row is looked at. */
export function coarseNumbers(least: number, most: number): Edges {
  const up: number[] = [];
  for (let power = -4; power <= 15; power++) for (const digit of [1, 3]) up.push(Number(`${digit}e${power}`));
  const edges = [...up.map((value) => -value).toReversed(), 0, ...up];
  return edges.filter((value) => value >= least && value <= most);
}

const DAY = 86_400;

/** Half years from 1900 to 2100, in seconds since 1970 or in days. */
export function coarseMoments(unit: 'seconds' | 'days'): Edges {
  const months = Array.from({ length: 401 }, (_, half) => Date.UTC(1900, half * 6, 1) / 1000);
  return unit === 'seconds' ? months : months.map((seconds) => seconds / DAY);
}

/** Edges that share out what was counted so far evenly: fine where many rows are. */
export function finerEdges(edges: Edges, counts: readonly number[], parts: number, unit: number): Edges {
  const points = quantilesOf(edges, counts, parts + 1);
  if (points === undefined) return edges;
  const rounded = points.map((point) => Math.round(point / unit) * unit);
  const [first = 0, last = 0] = [rounded[0], rounded.at(-1)];
  return [...new Set([...rounded, first, last + unit])]
    .map((value) => Number(value.toFixed(6)))
    .toSorted((a, b) => a - b);
}

/** Bins that may be nothing but noise count as empty. */
export function dropNoise(counts: readonly number[], scale: number): readonly number[] {
  const least = scale * Math.log(Math.max(2, counts.length));
  const kept = counts.map((count) => (count > least ? count : 0));
  return kept.some((count) => count > 0) ? kept : counts.map((count) => Math.max(0, count));
}

/** Values at equal shares of what was counted; the outer bins have no width. Undefined where nothing was counted. */
export function quantilesOf(edges: Edges, counts: readonly number[], points: number): readonly number[] | undefined {
  const sums: number[] = [0];
  let sum = 0;
  // Noise may make a sum fall: it rises again where it is higher than before.
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
    const next = sums.findIndex((one, index) => index > 0 && one >= wanted && one > (sums[index - 1] as number));
    const bin = Math.max(0, next - 1);
    const [from, to] = [sums[bin] as number, sums[bin + 1] as number];
    const share = to > from ? Math.min(1, Math.max(0, (wanted - from) / (to - from))) : 0;
    return low(bin) + share * (high(bin) - low(bin));
  });
}
