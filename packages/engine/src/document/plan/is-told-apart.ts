import type { ColumnPlan } from './plan.ts';

/** Whether a key relies on the column's own values: in the table, within an owner, or as part of tuples. */
export function isToldApart(plan: ColumnPlan): boolean {
  return plan.unique === true || plan.unique_within !== undefined || plan.unique_product !== undefined;
}

/** The column with values that may repeat, because they come from elsewhere. */
export function notToldApart(plan: ColumnPlan): ColumnPlan {
  const { unique: _unique, unique_within: _within, unique_product: _product, ...rest } = plan;
  return rest;
}
