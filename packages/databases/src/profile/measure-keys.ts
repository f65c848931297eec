import type { ProfileKey, Table } from '@rowloom/engine';
import { binOf, dropNoise, isMostOf, quantilesOf } from './bins.ts';
import type { Budget } from './budget.ts';
import { descending } from './isotonic.ts';
import { countBins, countOf, type TableReader } from './table-reader.ts';

/** Public: every number up to 6, then ever wider steps. */
const EDGES = [
  ...Array.from({ length: 7 }, (_, count) => count),
  8,
  10,
  13,
  16,
  20,
  25,
  30,
  35,
  40,
  50,
  60,
  80,
  100,
  150,
  200,
  300,
  500,
  800,
  1200,
  2000,
  5000,
  10_000,
  100_000,
];

/** A row less moves its parent from one bin to the next: two counts change. */
export const CHILDREN_WEIGHT = 2;
/** A parent less takes one away. */
export const PARENT_WEIGHT = 1;

export type MeasuredParent = { readonly place: string; readonly budget: Budget; readonly rows: number };

/** So few parents are told apart: a law of them would be all noise, but the rows of each are many. */
const FEW = 60;

/** How many rows each of a few parents has, in their order: a row is counted for one of them. */
async function measureFew(
  { session, sql, budget }: TableReader,
  key: Table['foreign_keys'][number],
  child: string,
  parents: number,
): Promise<ProfileKey | undefined> {
  const columns = key.columns.map((name) => sql.quote(name)).join(', ');
  const first = sql.quote(key.columns[0] ?? '');
  const rows = await session.query(
    `SELECT n FROM (SELECT count(*) AS n FROM ${child} WHERE ${first} IS NOT NULL GROUP BY ${columns}) AS families ORDER BY n DESC LIMIT ${FEW}`,
  );
  const counts = Array.from({ length: FEW }, (_, place) => (rows[place] === undefined ? 0 : countOf(rows[place])));
  const found = descending(budget.blur(counts, CHILDREN_WEIGHT), budget.scale(CHILDREN_WEIGHT));
  if (found.length === 0) return undefined;
  const children = Array.from({ length: Math.max(2, parents, found.length) }, (_, place) =>
    Math.round(found[place] ?? 0),
  );
  return { columns: key.columns, references: key.references.table, children: children.toReversed() };
}

/** How many rows refer to one parent: counted over all parents, those without any among them. */
export async function measureKey(
  reader: TableReader,
  key: Table['foreign_keys'][number],
  child: string,
  { place: parent, budget: parentBudget, rows: parents }: MeasuredParent,
): Promise<ProfileKey | undefined> {
  const { sql } = reader;
  if (parents <= FEW) return measureFew(reader, key, child, parents);
  const on = key.columns
    .map((name, index) => `c.${sql.quote(name)} = p.${sql.quote(key.references.columns[index] ?? '')}`)
    .join(' AND ');
  const keys = key.references.columns.map((name) => `p.${sql.quote(name)}`).join(', ');
  const counted = `(SELECT count(c.${sql.quote(key.columns[0] ?? '')}) AS children FROM ${parent} AS p LEFT JOIN ${child} AS c ON ${on} GROUP BY ${keys}) AS families`;
  // The noise is that of the smaller of both parts; it is added once, and covers a row of either table.
  const scale = Math.max(reader.budget.scale(CHILDREN_WEIGHT, 2), parentBudget.scale(PARENT_WEIGHT, 1));
  const blurring: TableReader = {
    ...reader,
    from: counted,
    weight: 1,
    budget: spendBoth(reader.budget, parentBudget, scale),
  };
  const { counts } = await countBins(blurring, binOf('children', EDGES), 'children IS NULL', EDGES.length + 1, 1);
  // The first bin lies below 0, and is empty: bins of single numbers have no width.
  const kept = withTail(dropNoise(counts, scale), counts, scale);
  if (!isMostOf(kept, counts)) return undefined;
  const points = quantilesOf(EDGES, kept, reader.points, 1);
  if (points === undefined) return undefined;
  return {
    columns: key.columns,
    references: key.references.table,
    children: points.map((point) => Math.max(0, Math.floor(point + 1e-9))),
  };
}

/**
 * Parents with very many children are few in each bin, and yet some together: what the bins beyond the last that was kept hold
 * as a whole, if that is more than their noise, is given to those next to it, to each half of what is left.
 */
export function withTail(kept: readonly number[], counts: readonly number[], scale: number): readonly number[] {
  const last = kept.findLastIndex((count) => count > 0);
  const beyond = counts.slice(last + 1);
  const rest = beyond.reduce((sum, count) => sum + count, 0);
  if (last < 0 || rest < 2 * scale * Math.sqrt(beyond.length)) return kept;
  return kept.map((count, index) => (index <= last ? count : atLeastOne(rest / 2 ** (index - last))));
}

/** There is no part of a parent. */
const atLeastOne = (count: number): number => (count < 1 ? 0 : count);

/** A question that is about rows of two tables is paid for by both. */
function spendBoth(child: Budget, parent: Budget, scale: number): Budget {
  const childScale = child.scale(CHILDREN_WEIGHT, 2);
  return {
    blur: (counts: readonly number[]) => {
      if (childScale === scale) {
        parent.blur([], PARENT_WEIGHT);
        return child.blur(counts, CHILDREN_WEIGHT, 2);
      }
      child.blur([], CHILDREN_WEIGHT, 2);
      return parent.blur(counts, PARENT_WEIGHT, 1);
    },
    scale: () => scale,
  } as unknown as Budget;
}
