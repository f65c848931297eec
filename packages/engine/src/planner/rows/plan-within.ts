import { countOf } from '../../base/text/count-of.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import type { PlanResult } from '../../document/plan/plan-result.ts';

/**
 * A table may need some rows more than its share, such as one for each of its parents' kinds. But a number for the
 * whole run is a promise, because it is paid for: the run is planned again with that many fewer.
 */
export function planWithin(
  schema: SchemaDocument,
  most: number,
  first: PlanResult,
  planAgain: (rows: number) => PlanResult,
): PlanResult {
  let result = first;
  let asked = most;
  for (let attempt = 0; attempt < 3; attempt++) {
    if ('issues' in result) return first;
    const excess = result.plan.tables.reduce((sum, { rows }) => sum + rows, 0) - most;
    if (excess <= 0) return result;
    asked -= excess;
    // Every table has at least one row, so fewer are impossible.
    if (asked < schema.tables.length) break;
    result = planAgain(asked);
  }
  return noteExcess(first, most);
}

/** More rows than requested are reported in one sentence about the run, not only table by table. */
function noteExcess(result: PlanResult, most: number): PlanResult {
  if ('issues' in result) return result;
  const rows = result.plan.tables.reduce((sum, table) => sum + table.rows, 0);
  const filled = result.plan.tables.filter((table) => table.rows > 0).length;
  const message = `The run has ${countOf(rows, 'row')} instead of ${most}: each of its ${filled} tables needs at least one, and some need more for the tables that refer to them. Skip tables, or set the number of rows for each table.`;
  return { plan: { ...result.plan, notes: [{ code: 'rows_exceeded', path: 'rows', message }, ...result.plan.notes] } };
}
