import { canBeDistinct, capacityOf } from '../capacity.ts';
import type { TableDraft } from '../../draft/draft.ts';
import type { ColumnPlan, ColumnSource } from '../../../document/plan/plan.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A column that differs by variant of a CHECK cannot be numbered through; under one variant alone it can. */
export function byOneVariant({ target, set, facts }: UniqueTask): string | undefined {
  for (const name of set.columns) {
    const plan = target.columns.get(name);
    if (plan?.source.kind !== 'variants' || target.columnRules.has(name)) continue;
    const { group, sources } = plan.source;
    const weights = target.variants[group]?.weights ?? [];
    if (target.variants[group]?.unless !== undefined) continue;
    const variant = sources.findIndex((source, index) => {
      if (source === null || (weights[index] ?? 0) <= 0) return false;
      const single: ColumnPlan = { ...plan, source, null_fraction: 0 };
      return canBeDistinct(single) && capacityOf(target, single, facts) >= target.rows;
    });
    if (variant < 0) continue;
    keepVariant(target, group, variant);
    const kept = target.columns.get(name) ?? plan;
    target.columns.set(name, { ...kept, unique: true });
    return `${name} never repeats, under one variant of its CHECK`;
  }
  return undefined;
}

/** Every column of the group takes its source from the one variant. */
function keepVariant(target: TableDraft, group: number, variant: number): void {
  for (const plan of target.columns.values()) {
    const { source } = plan;
    if (source.kind !== 'variants' || source.group !== group) continue;
    const kept: ColumnSource = source.sources[variant] ?? {
      kind: 'generator',
      generator: 'constant',
      version: 1,
      options: { value: null },
    };
    target.columns.set(plan.name, { ...plan, source: kept });
  }
}
