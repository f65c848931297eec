import type { ColumnPlan } from '../../document/plan/plan.ts';
import type { TableDraft } from '../draft/draft.ts';
import type { UniqueTask } from './unique-task.ts';

/** If two NULLs count as equal, no column that makes rows distinct may be NULL by chance. */
export function forbidNulls({ target, set }: UniqueTask): void {
  for (const name of set.filled) {
    const plan = target.columns.get(name);
    if (plan === undefined || target.columnRules.get(name)?.null_fraction !== undefined) continue;
    const references = target.references.filter(({ columns }) => columns.includes(name));
    if (references.some(({ absent }) => absent)) continue;
    if (plan.null_fraction > 0 && plan.null_fraction < 1) target.columns.set(name, { ...plan, null_fraction: 0 });
    forbidVariants(target, plan);
    for (const reference of references) if (reference.null_fraction < 1) reference.null_fraction = 0;
  }
}

/** Variants of a CHECK in which the column is NULL are not drawn, as long as there are others. */
function forbidVariants(target: TableDraft, { source }: ColumnPlan): void {
  const group = source.kind === 'variants' ? target.variants[source.group] : undefined;
  if (source.kind !== 'variants' || group === undefined || !source.sources.includes(null)) return;
  const kept = (weights: readonly number[]): readonly number[] =>
    weights.map((weight, variant) => (source.sources[variant] === null ? 0 : weight));
  const weights = kept(group.weights);
  if (group.rounds !== undefined || group.unless !== undefined || weights.every((weight) => weight === 0)) return;
  target.variants[source.group] = { ...group, weights };
}
