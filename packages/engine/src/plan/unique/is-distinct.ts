import type { ColumnPlan } from '../plan.ts';

/** Whether no value of the column occurs twice. */
export function isDistinct(plan: ColumnPlan | undefined): boolean {
  return plan?.unique === true || (plan?.source.kind === 'generator' && plan.source.generator === 'serial');
}
