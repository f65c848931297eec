/**
 * What the search for one request has excluded. Without it every row would retry everything that was refused before,
 * and the thousandth would cost a thousand times the first.
 */
export type Trail = {
  /** Rows that cannot be made as requested. They were found on the way to one that can. */
  readonly refused: Set<number>;
  /** By list: the candidates before this one are returned or refused. */
  readonly at: Map<string, number>;
  /** Below the given parent no row is left whose other parents are unused. */
  shares: boolean;
};

/** The open candidates of a list, from the first of them on. Closed ones at its beginning are skipped once for all. */
export function* follow(
  { at, refused }: Trail,
  list: string,
  candidate: (k: number) => number | undefined,
  isOpen: (row: number) => boolean,
): Generator<number, undefined> {
  const mayBe = (row: number): boolean => isOpen(row) && !refused.has(row);
  let isFirst = true;
  for (let k = at.get(list) ?? 0; ; k++) {
    const row = candidate(k);
    if (row !== undefined && !mayBe(row)) continue;
    if (isFirst) at.set(list, k);
    isFirst = false;
    if (row === undefined) return;
    yield row;
  }
}
