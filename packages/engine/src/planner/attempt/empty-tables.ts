import type { PlanResult } from '../../document/plan/plan-result.ts';

/** Tables without rows; all of them if there is no plan. */
export function emptyTables(result: PlanResult): number {
  return 'issues' in result ? Number.POSITIVE_INFINITY : result.plan.tables.filter(({ rows }) => rows === 0).length;
}
