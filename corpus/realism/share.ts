/** How many cases pass, with the names of what was examined. */
export type Share = {
  readonly good: number;
  readonly all: number;
  /** The worst first: what, and the good share of its rows. */
  readonly worst: readonly { readonly what: string; readonly share: number }[];
};

export type Case = { readonly what: string; readonly good: number; readonly all: number };

const WORST = 5;

/** Each case counts equally, whatever the number of its rows: it is good if 99 of 100 rows are. */
export function shareOf(cases: readonly Case[]): Share {
  const judged = cases.filter(({ all }) => all > 0).map(({ what, good, all }) => ({ what, share: good / all }));
  return {
    good: judged.filter(({ share }) => share >= 0.99).length,
    all: judged.length,
    worst: judged
      .filter(({ share }) => share < 0.99)
      .toSorted((a, b) => a.share - b.share)
      .slice(0, WORST),
  };
}

export const joinShares = (shares: readonly Share[]): Share => ({
  good: shares.reduce((sum, { good }) => sum + good, 0),
  all: shares.reduce((sum, { all }) => sum + all, 0),
  worst: shares
    .flatMap(({ worst }) => worst)
    .toSorted((a, b) => a.share - b.share)
    .slice(0, WORST),
});
