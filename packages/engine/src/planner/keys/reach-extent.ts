import type { TableDraft } from '../draft/draft.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import { columnExtent, type Extent } from '../range/column-extent.ts';
import type { RangeElement, Reach } from '../range/range-element.ts';
import { fromGenerator } from '../infer/columns/make-source.ts';
import { uniqueSets } from '../draft/unique-sets.ts';

type Ends = Extract<RangeElement['to'], { readonly begin: unknown }>;

/** What a number without bounds is drawn up to. */
const USUAL = 1000;

/** Plans of columns by which ranges reach from their first column, never NULL, and how far the ranges reach by them. */
export type Reached = Extent & { readonly plans: readonly ColumnPlan[] };

/**
 * How far from its column the ranges begin and end, the columns in between as they are planned or, where those would go
 * too far or backwards and are free to do otherwise, as they shall be; undefined where nobody can tell, or where a range
 * might end before it begins.
 */
export function reachExtent(target: TableDraft, elements: readonly Ends[], longest: number): Reached | undefined {
  const plans = new Map<string, ColumnPlan>();
  const extents = new Map<string, Extent>();
  for (const { amount, column } of elements.flatMap(({ begin, end }) => [...begin, ...end])) {
    if (column === undefined) continue;
    const most = Math.min(longest / Math.abs(amount), extents.get(column)?.max ?? Number.POSITIVE_INFINITY);
    const plan = reachingPlan(target, plans.get(column) ?? target.columns.get(column), most);
    const extent = plan === undefined ? undefined : columnExtent(target, plan);
    if (plan === undefined || extent === undefined) return undefined;
    plans.set(column, plan);
    extents.set(column, extent);
  }
  const ends = elements.map(({ begin, end }) => ({
    min: sum(begin, extents).min,
    max: sum(end, extents).max,
    length: sum([...end, ...begin.map((reach) => ({ ...reach, amount: -reach.amount }))], extents).min,
  }));
  if (ends.some(({ length }) => length < 0)) return undefined;
  return {
    min: Math.min(...ends.map(({ min }) => min)),
    max: Math.max(...ends.map(({ max }) => max)),
    plans: [...plans.values()],
  };
}

/** A column's plan with values that are neither NULL nor, if they can be chosen, below 0 or above the most. */
function reachingPlan(target: TableDraft, known: ColumnPlan | undefined, most: number): ColumnPlan | undefined {
  if (known === undefined || (known.null_fraction > 0 && target.columnRules.has(known.name))) return undefined;
  const plan = known.null_fraction > 0 ? { ...known, null_fraction: 0 } : known;
  const extent = columnExtent(target, plan);
  const kind = target.types.get(plan.name)?.kind;
  if (extent !== undefined && ((extent.min >= 0 && extent.max <= most) || kind === 'interval')) return plan;
  if (!isFree(target, plan)) return plan;
  const { min: low, max: high } = target.bounded.get(plan.name) ?? {};
  const min = Math.max(low ?? extent?.min ?? 1, Math.min(0, high ?? 0));
  const max = Math.max(min, Math.min(Math.floor(most), high ?? USUAL, extent?.max ?? USUAL));
  return {
    ...plan,
    source: fromGenerator(kind === 'integer' ? 'integer' : 'decimal', { min, max }),
    reason: `${plan.reason}; no more than ranges have room for`,
  };
}

/** Whether nothing but two ends is asked of the column, and no key counts on its values. */
function isFree(target: TableDraft, { name, source, ...plan }: ColumnPlan): boolean {
  const isInKey = uniqueSets(target).some(({ columns, coarse }) => columns.includes(name) || coarse.includes(name));
  return (
    !isInKey &&
    source.kind !== 'reference' &&
    source.kind !== 'omit' &&
    plan.unique !== true &&
    plan.unique_within === undefined &&
    plan.unique_product === undefined &&
    !target.columnRules.has(name) &&
    !target.distinct.has(name) &&
    (!target.solved.has(name) || target.bounded.has(name))
  );
}

function sum(reaches: readonly Reach[], extents: ReadonlyMap<string, Extent>): Extent {
  const amounts = new Map<string, number>();
  for (const { amount, column = '' } of reaches) amounts.set(column, (amounts.get(column) ?? 0) + amount);
  const ends = [...amounts].map(([column, amount]) => {
    const { min, max } = column === '' ? { min: 1, max: 1 } : (extents.get(column) ?? { min: 0, max: 0 });
    return [min * amount, max * amount] as const;
  });
  return {
    min: ends.reduce((total, [a, b]) => total + Math.min(a, b), 0),
    max: ends.reduce((total, [a, b]) => total + Math.max(a, b), 0),
  };
}
