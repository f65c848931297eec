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

/** Removing a row moves its parent from one bin to the next: two counts change. */
export const CHILDREN_WEIGHT = 2;
/** Removing a parent removes one count. */
export const PARENT_WEIGHT = 1;

export type MeasuredParent = { readonly place: string; readonly budget: Budget; readonly rows: number };

/** Few parents are listed individually: a distribution of them would be all noise, but each has many rows. */
const FEW_PARENTS = 60;

/** The number of rows of each of a few parents, in order: a row counts for one of them. */
async function measureFew(
  { session, sql, budget }: TableReader,
  key: Table['foreign_keys'][number],
  child: string,
  parents: number,
): Promise<ProfileKey | undefined> {
  const columns = key.columns.map((name) => sql.quote(name)).join(', ');
  const first = sql.quote(key.columns[0] ?? '');
  const rows = await session.query(
    `SELECT n FROM (SELECT count(*) AS n FROM ${child} WHERE ${first} IS NOT NULL GROUP BY ${columns}) AS families ORDER BY n DESC LIMIT ${FEW_PARENTS}`,
  );
  const counts = Array.from({ length: FEW_PARENTS }, (_, place) =>
    rows[place] === undefined ? 0 : countOf(rows[place]),
  );
  const found = descending(budget.blur(counts, CHILDREN_WEIGHT), budget.scale(CHILDREN_WEIGHT));
  if (found.length === 0) return undefined;
  const children = Array.from({ length: Math.max(2, parents, found.length) }, (_, place) =>
    Math.round(found[place] ?? 0),
  );
  return { columns: key.columns, references: key.references.table, children: children.toReversed() };
}

/** How many rows refer to one parent: counted over all parents, including those without any. */
export async function measureKey(
  reader: TableReader,
  key: Table['foreign_keys'][number],
  child: string,
  { place: parent, budget: parentBudget, rows: parents }: MeasuredParent,
): Promise<ProfileKey | undefined> {
  const { sql } = reader;
  if (parents <= FEW_PARENTS) return measureFew(reader, key, child, parents);
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
  // The first bin is below 0, and empty: bins of single numbers have no width.
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
 * Parents with very many children are few in each bin, but some together: the total of the bins beyond the last kept
 * one, if it exceeds its noise, is given to those next to it, half of the rest each.
 */
export function withTail(kept: readonly number[], counts: readonly number[], scale: number): readonly number[] {
  const last = kept.findLastIndex((count) => count > 0);
  const beyond = counts.slice(last + 1);
  const rest = beyond.reduce((sum, count) => sum + count, 0);
  if (last < 0 || rest < 2 * scale * Math.sqrt(beyond.length)) return kept;
  return kept.map((count, index) => (index <= last ? count : atLeastOne(rest / 2 ** (index - last))));
}

/** Parents are whole. */
const atLeastOne = (count: number): number => (count < 1 ? 0 : count);

/** A query about rows of two tables costs both budgets. */
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
