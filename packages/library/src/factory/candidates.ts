import { keyOf } from '../values/plain-value.ts';
import type { NaturalRows, NaturalTable } from './natural-rows.ts';
import type { Wish } from './read-overrides.ts';
import type { TableFacts } from './table-facts.ts';
import { follow, type Trail } from './trail.ts';

const GOLDEN = 0.618_033_988_749_894_9;
/** Smaller tables are used from their first row on. */
export const SPREAD_FROM = 500;
/** Rows that are searched for the requested values: some milliseconds, once per request. */
const MAX_SCANNED = 384;

/**
 * The k-th place to try. Neighbours share parents, and a table's first rows are its oldest: places are far apart, so
 * that every part of the table is covered early.
 */
export const placeOf = (k: number, rows: number): number =>
  rows <= SPREAD_FROM ? k : Math.floor(((k * GOLDEN) % 1) * rows);

type Matches = { readonly rows: number[]; scanned: number; readonly read: NaturalTable['read'] };

/** Rows that already have the requested values, found once per request. */
export class NaturalMatches {
  readonly #found = new Map<string, Matches>();

  /** Free matching rows, in order; more are searched for when all were returned. */
  find(
    natural: NaturalRows,
    facts: TableFacts,
    wish: Wish,
    isFree: (row: number) => boolean,
    trail: Trail,
  ): Iterable<number> {
    const wanted = [...wish.columns].filter(([column]) => facts.coupled.has(column));
    const table = natural.table(facts.name);
    if (wanted.length === 0 || table === undefined) return [];
    const key = `${facts.name} ${JSON.stringify(wanted)}`;
    const found = this.#found.get(key) ?? { rows: [], scanned: 0, read: table.reader(wanted.map(([name]) => name)) };
    this.#found.set(key, found);
    const match = (k: number): number | undefined =>
      k < found.rows.length || scan(table.plan.rows, facts, wanted, found) ? found.rows[k] : undefined;
    return follow(trail, 'matches', match, isFree);
  }
}

/** Advances to the next match; false if none is near. */
function scan(
  rows: number,
  { types }: TableFacts,
  wanted: readonly (readonly [string, unknown])[],
  found: Matches,
): boolean {
  const end = Math.min(rows, found.scanned + MAX_SCANNED);
  while (found.scanned < end) {
    const place = placeOf(found.scanned++, rows);
    const values = found.read(place);
    const fits = wanted.every(([column, value]) => {
      const type = types.get(column);
      const own = values[column] ?? null;
      if (own === value) return true;
      if (own === null || value === null || type === undefined) return false;
      return keyOf(own, type) === keyOf(value as typeof own, type);
    });
    if (!fits) continue;
    found.rows.push(place);
    return true;
  }
  return false;
}
