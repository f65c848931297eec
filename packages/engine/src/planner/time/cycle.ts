import type { ColumnPlan } from '../../document/plan/plan.ts';
import type { stagesOf } from '../infer/moments/stages-of.ts';
import type { TableNames } from '../infer/names/read-names.ts';
import type { TableDraft } from '../draft/draft.ts';
import type { StateColumn } from '../draft/state-column.ts';

/** A table's names, the timestamps of a row, and its state columns. */
export type Cycle = {
  readonly target: TableDraft;
  readonly names: TableNames;
  readonly stages: ReturnType<typeof stagesOf>;
  readonly states: readonly StateColumn[];
};

/** Whether a row's state may decide a column's content: nothing else has. */
export const isOpen = (target: TableDraft, name: string): boolean => {
  const item = target.table.columns.find((other) => other.name === name);
  return (
    item !== undefined &&
    item.statistics === undefined &&
    item.generated === undefined &&
    !target.columnRules.has(name) &&
    !target.solved.has(name) &&
    !target.filled.has(name)
  );
};

export const mayLack = ({ table }: TableDraft, name: string): boolean =>
  table.columns.some((item) => item.name === name && item.nullable);

const isMoment = (target: TableDraft, name: string): boolean =>
  ['timestamp', 'date'].includes(target.types.get(name)?.kind ?? '');

export function isOptionalMoment(target: TableDraft, plan: ColumnPlan): boolean {
  if (!isMoment(target, plan.name) || !mayLack(target, plan.name) || !isOpen(target, plan.name)) return false;
  if (target.beginning?.column === plan.name) return false;
  return plan.source.kind === 'derive' || plan.source.kind === 'generator';
}
