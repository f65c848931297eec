import { digest, type Plan } from '@rowloom/engine';
import { outsideTables } from '../run/sample-keys.ts';
import type { PlannedRun } from './loom-task.ts';

/** What a screen shows of a plan, and what a run is bound to. */
export function describePlan(plan: Plan): PlannedRun {
  return {
    digest: digest(plan),
    schemaDigest: plan.schema_digest,
    engineVersion: plan.engine_version,
    rows: plan.tables.reduce((sum, { rows }) => sum + rows, 0),
    tables: plan.tables.map(({ name, rows, columns, constraints }) => ({
      name,
      rows,
      columns: columns.length,
      constraints: constraints.map(({ kind, name: constraint, verdict, reason }) => ({
        kind,
        name: constraint,
        verdict,
        reason,
      })),
    })),
    notes: plan.notes,
    outside: outsideTables(plan),
  };
}
