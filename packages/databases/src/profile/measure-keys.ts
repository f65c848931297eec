import type { ProfileKey, Table } from '@rowloom/engine';
import { binOf, dropNoise, isMostOf, quantilesOf } from './bins.ts';
import type { Budget } from './budget.ts';
import { countBins, type TableReader } from './table-reader.ts';

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

/** How many rows refer to one parent: counted over all parents, those without any among them. */
export async function measureKey(
  reader: TableReader,
  key: Table['foreign_keys'][number],
  child: string,
  parent: string,
  parentBudget: Budget,
): Promise<ProfileKey | undefined> {
  const { sql } = reader;
  const on = key.columns
    .map((name, index) => `c.${sql.quote(name)} = p.${sql.quote(key.references.columns[index] ?? '')}`)
    .join(' AND ');
  const parents = key.references.columns.map((name) => `p.${sql.quote(name)}`).join(', ');
  const counted = `(SELECT count(c.${sql.quote(key.columns[0] ?? '')}) AS children FROM ${parent} AS p LEFT JOIN ${child} AS c ON ${on} GROUP BY ${parents}) AS families`;
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
  const kept = dropNoise(counts, scale);
  if (!isMostOf(kept, counts)) return undefined;
  const points = quantilesOf(EDGES, kept, reader.points, 1);
  if (points === undefined) return undefined;
  return {
    columns: key.columns,
    references: key.references.table,
    children: points.map((point) => Math.max(0, Math.floor(point + 1e-9))),
  };
}

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
