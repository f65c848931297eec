const DAY = 86_400_000;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** The share of times between midnight and six. */
export const nightShare = (moments: readonly number[]): number =>
  moments.filter((at) => new Date(at).getUTCHours() < 6).length / Math.max(1, moments.length);

/** Ranks from 0, ties with their mean. */
function ranksOf(values: readonly number[]): readonly number[] {
  const order = values.map((_, at) => at).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = values.map(() => 0);
  let from = 0;
  while (from < order.length) {
    let to = from;
    while (to + 1 < order.length && values[order[to + 1] ?? 0] === values[order[from] ?? 0]) to += 1;
    for (let at = from; at <= to; at += 1) ranks[order[at] ?? 0] = (from + to) / 2;
    from = to + 1;
  }
  return ranks;
}

/** Spearman's: whether one rises with the other. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const [mx, my] = [mean(x), mean(y)];
  const sum = (pick: (at: number) => number): number => x.reduce((all, _, at) => all + pick(at), 0);
  const dx = (at: number): number => (x[at] ?? 0) - mx;
  const dy = (at: number): number => (y[at] ?? 0) - my;
  return sum((at) => dx(at) * dy(at)) / Math.sqrt(sum((at) => dx(at) ** 2) * sum((at) => dy(at) ** 2));
}

/** Days from the 21st to the 30th of the last whole November, against the thirty days before. */
export function lateNovember(moments: readonly number[], asOf: number): number {
  const year = new Date(asOf).getUTCFullYear() - (asOf >= Date.UTC(new Date(asOf).getUTCFullYear(), 11, 1) ? 0 : 1);
  const start = Date.UTC(year, 10, 21);
  const perDay = (from: number, days: number): number =>
    moments.filter((at) => at >= from && at < from + days * DAY).length / days;
  return perDay(start, 10) / perDay(start - 30 * DAY, 30);
}

const MONTH = 30 * DAY;

/**
 * Of those who began at least a year and a month ago, how many come in the twelfth month after the first time, against
 * how many in the first.
 */
export function retention(visits: ReadonlyMap<string, readonly number[]>, asOf: number): number {
  const old = [...visits.values()]
    .map((times) => ({ times, first: Math.min(...times) }))
    .filter(({ first }) => first + 13 * MONTH <= asOf);
  const inMonth = (month: number): number =>
    old.filter(({ times, first }) => times.some((at) => at > first && Math.floor((at - first) / MONTH) === month))
      .length;
  return inMonth(12) / inMonth(1);
}

/** The share of the variance that the group explains: R² of one factor. */
export function explained(cases: readonly { readonly group: string; readonly value: number }[]): number {
  const whole = mean(cases.map(({ value }) => value));
  const total = cases.reduce((sum, { value }) => sum + (value - whole) ** 2, 0);
  const groups = Map.groupBy(cases, ({ group }) => group);
  const between = [...groups.values()].reduce(
    (sum, own) => sum + own.length * (mean(own.map(({ value }) => value)) - whole) ** 2,
    0,
  );
  return between / total;
}
