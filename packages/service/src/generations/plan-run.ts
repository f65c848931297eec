import type { PlanAnswer, RunRequest } from '@rowloom/contract';
import { type ColumnPlan, ENGINE_VERSION, type Issue, type Plan } from '@rowloom/engine';
import type { PlannedRun } from '@rowloom/runner';
import type { ProjectAccess } from '../caller/access.ts';
import { openPeriod } from '../usage/usage-meter.ts';
import { readOrganizationRules } from './organization-rules.ts';
import { draftRun, type ResolveDeps, settleDraft } from './resolve-run.ts';
import { planDigestOf } from './resolved-run.ts';
import { storeNow } from '../store/store-clock.ts';

/** What a run would do, and what it would cost. Issues are part of the answer; nothing is stored. */
export async function planRun(deps: ResolveDeps, access: ProjectAccess, body: RunRequest): Promise<PlanAnswer> {
  const draft = await draftRun(deps, access, body, { whole: true });
  const { wishes, planned } = draft;
  const isPlanned = !('issues' in planned);
  const rules = await readOrganizationRules(deps.db, access.organizationId);
  const rows = isPlanned ? planned.rows : 0;
  const cost = await readCost(deps, access, rows, rules.perRequestCap);
  return {
    feasible: isPlanned && cost.within_cap && cost.within_quota,
    plan_digest: isPlanned ? planDigestOf(settleDraft(draft).resolved) : null,
    schema_digest: isPlanned ? planned.schemaDigest : draft.schemaDigest,
    engine_version: ENGINE_VERSION,
    source:
      wishes.source.kind === 'snapshot'
        ? { snapshot_id: wishes.source.snapshot_id }
        : { template_id: wishes.source.template_id },
    seed: wishes.seed,
    as_of: wishes.as_of,
    locale: wishes.locale,
    rows_requested: rows,
    tables: isPlanned ? describeTables(planned) : [],
    issues: isPlanned ? [] : planned.issues.map(describeIssue),
    notes: isPlanned ? planned.notes.map(describeIssue) : [],
    cost,
    approval_required: rules.requireApproval && wishes.target !== null,
  };
}

const describeIssue = ({ code, path, message }: Issue) => ({ code, path, message });

function describeTables({ plan, tables }: PlannedRun): PlanAnswer['tables'] {
  const columns = new Map((plan as Plan).tables.map((table) => [table.name, table.columns]));
  return tables.map(({ name, rows, constraints }) => ({
    name,
    rows,
    columns: (columns.get(name) ?? []).map(describeColumn),
    constraints: constraints.map(({ kind, name: constraint, verdict, reason }) => ({
      kind,
      name: constraint,
      verdict,
      reason,
    })),
  }));
}

function describeColumn({ name, source, null_fraction, confidence, reason }: ColumnPlan) {
  return {
    name,
    source: source.kind,
    generator: source.kind === 'generator' ? source.generator : null,
    null_fraction,
    confidence,
    reason,
  };
}

async function readCost(
  { db }: ResolveDeps,
  { organizationId }: ProjectAccess,
  rows: number,
  cap: number,
): Promise<PlanAnswer['cost']> {
  const start = await openPeriod(db, organizationId, storeNow());
  const left = await db
    .selectFrom('usage_period')
    .innerJoin('organization', 'organization.id', 'usage_period.organization_id')
    .select(['rows_included', 'rows_consumed', 'rows_reserved', 'bonus_spent', 'bonus_rows'])
    .where('organization_id', '=', organizationId)
    .where('period_start', '=', start)
    .executeTakeFirstOrThrow();
  const remaining =
    left.rows_included === null
      ? null
      : Math.max(0, left.rows_included - (left.rows_consumed + left.rows_reserved - left.bonus_spent));
  return {
    rows,
    per_request_cap: cap,
    rows_remaining: remaining,
    bonus_rows: left.bonus_rows,
    within_cap: rows <= cap,
    within_quota: remaining === null || rows <= remaining + left.bonus_rows,
  };
}
