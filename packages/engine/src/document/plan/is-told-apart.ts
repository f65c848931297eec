import type { ColumnPlan } from './plan.ts';

/** Whether a key relies on the column's own values: in the table, within an owner, or as a part of tuples. */
export function isToldApart(plan: ColumnPlan): boolean {
  return plan.unique === true || plan.unique_within !== undefined || plan.unique_product !== undefined;
}

/** The column with values that may repeat, as where they come from elsewhere. */
export function notToldApart(plan: ColumnPlan): ColumnPlan {
  const { unique: _unique, unique_within: _within, unique_product: _product, ...rest } = plan;
  return rest;
}
