import { latestGenerator, findGenerator } from '../../weave/generators/catalogue.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { TableDraft } from '../draft/draft.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import { roomOf } from '../../document/plan/room-of.ts';

export type CapacityFacts = { readonly lexicon: Lexicon; readonly asOf: number };

/** Whether a column's generator can make values that never repeat. A column can serve only one unique key. */
export function canBeDistinct(plan: ColumnPlan): boolean {
  if (plan.source.kind !== 'generator' || plan.unique_within !== undefined || plan.unique_product !== undefined)
    return false;
  const generator = findGenerator(plan.source.generator, plan.source.version);
  return generator !== undefined && generator.distinct !== 'never';
}

/** How many distinct values a column can have. */
export function capacityOf(target: TableDraft, plan: ColumnPlan, facts: CapacityFacts): number {
  const type = target.types.get(plan.name);
  if (plan.source.kind !== 'generator' || type === undefined) return 0;
  const generator = findGenerator(plan.source.generator, plan.source.version) ?? latestGenerator(plan.source.generator);
  if (generator === undefined) return 0;
  const maxLength = roomOf(plan, type);
  const cell = { type, maxLength, numbers: target.rows, lexicon: facts.lexicon, asOf: facts.asOf };
  if (generator.capacity !== undefined) return Math.max(0, generator.capacity(cell, plan.source.options));
  if (generator.distinct === 'suffix')
    return maxLength === undefined || maxLength >= 17
      ? Number.MAX_SAFE_INTEGER
      : Number(`1e${Math.max(0, maxLength - 1)}`);
  return 0;
}
