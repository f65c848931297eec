import { type ColumnPlan, digest, type Issue, type Plan } from '@rowloom/engine';
import { keyLists } from '../run/sample-keys.ts';
import type { PlannedRun, Unplanned } from './loom-task.ts';
import { type PackedMembers, packMembers } from './packed-members.ts';

/** Issues that are listed individually when a run is refused. */
const MAX_ISSUES = 100;

/** What a run is bound to. */
export function describePlan(plan: Plan): PlannedRun {
  return {
    digest: digest(plan),
    schemaDigest: plan.schema_digest,
    engineVersion: plan.engine_version,
    rows: plan.tables.reduce((sum, { rows }) => sum + rows, 0),
    tables: plan.tables.map(({ name, rows }) => ({ name, rows })),
    asked: keyLists(plan),
  };
}

/** What a screen shows of a plan, with notes that it does not contain itself. */
export const describeWhole = ({ tables, notes }: Plan, further: readonly Issue[]): PackedMembers =>
  packMembers({ tables: tables.map(describeTable), notes: [...notes, ...further].map(describeIssue) });

/** Why there is no plan. */
export const describeIssues = (issues: readonly Issue[], isWhole: boolean): Unplanned => ({
  issues: issues.slice(0, MAX_ISSUES),
  count: issues.length,
  ...(isWhole ? { whole: packMembers({ issues: issues.map(describeIssue) }) } : {}),
});

const describeIssue = ({ code, path, message }: Issue) => ({ code, path, message });

const describeTable = ({ name, rows, columns, constraints }: Plan['tables'][number]) => ({
  name,
  rows,
  columns: columns.map(describeColumn),
  constraints: constraints.map(({ kind, name: constraint, verdict, reason }) => ({
    kind,
    name: constraint,
    verdict,
    reason,
  })),
});

const describeColumn = ({ name, source, null_fraction, confidence, reason }: ColumnPlan) => ({
  name,
  source: source.kind,
  generator: source.kind === 'generator' ? source.generator : null,
  null_fraction,
  confidence,
  reason,
});
