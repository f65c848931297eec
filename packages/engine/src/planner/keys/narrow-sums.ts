import type { ColumnBounds, TableDraft } from '../draft/draft.ts';
import type { UniqueSet } from '../draft/unique-sets.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import { fromGenerator } from '../infer/columns/make-source.ts';
import { freeEnds } from './free-ends.ts';

/**
 * Columns of a sum that is a key, `year * 10 + quarter`, take so few values in a row that the sum tells them apart. Where
 * one of them cannot, nothing is known of what the sum keeps.
 */
export function narrowSums(target: TableDraft, sets: readonly UniqueSet[]): readonly UniqueSet[] {
  return sets.map((set) => {
    const windows = Object.entries(set.windows ?? {});
    const narrowed = windows.map(([name, window]) => narrow(target, name, window));
    const isWhole = narrowed.every((plan) => plan !== undefined);
    if (!isWhole) return { ...set, columns: [], coarse: [...new Set([...set.columns, ...set.coarse])] };
    for (const { plan, ends } of narrowed) {
      target.columns.set(plan.name, plan);
      if (ends === undefined) continue;
      target.bounded = new Map([...target.bounded, [plan.name, ends]]);
      target.solved = new Set([...target.solved, plan.name]);
    }
    return set;
  });
}

type Narrowed = { readonly plan: ColumnPlan; readonly ends?: ColumnBounds };

function narrow(target: TableDraft, name: string, window: number): Narrowed | undefined {
  const plan = target.columns.get(name);
  if (plan?.source.kind !== 'generator' || target.columnRules.has(name)) return undefined;
  const { options, generator } = plan.source;
  const { values, weights } = options;
  if (generator === 'one_of' && Array.isArray(values) && weights === undefined) {
    const least = Math.min(...values.map(Number));
    const kept = values.filter((value) => Number(value) < least + window);
    return kept.length === 0 ? undefined : { plan: { ...plan, source: fromGenerator('one_of', { values: kept }) } };
  }
  const bounds = freeEnds(target, name);
  if (bounds === undefined) return undefined;
  const [least, most] = [options['min'], options['max']].map((end) => (typeof end === 'number' ? end : undefined));
  const first = least ?? 0;
  const min = Math.min(Math.max(first, bounds.min ?? first), bounds.max ?? first);
  const max = Math.min(min + window - 1, bounds.max ?? Number.MAX_SAFE_INTEGER);
  // What was guessed stands where it is narrow enough, and can be widened so far.
  const isNarrow = least !== undefined && least >= min && most !== undefined && most <= max;
  return { plan: isNarrow ? plan : { ...plan, source: fromGenerator('integer', { min, max }) }, ends: { min, max } };
}
