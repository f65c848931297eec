import type { ColumnType } from '../../language/types/column-type.ts';
import type { ColumnPlan } from './plan.ts';

/** The characters that fit a column, by its type and its plan; for binary columns bytes. */
export function roomOf(plan: Pick<ColumnPlan, 'max_length'>, type: ColumnType): number | undefined {
  const own = type.kind === 'text' || type.kind === 'bytes' ? type.max_length : undefined;
  return plan.max_length === undefined ? own : Math.min(plan.max_length, own ?? plan.max_length);
}
