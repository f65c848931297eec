import type { PlanAnswer, RunRequest } from '@rowloom/contract';
import { ENGINE_VERSION, type Issue } from '@rowloom/engine';
import type { ProjectAccess } from '../caller/access.ts';
import { joinJson, type JoinedJson } from '../documents/joined-json.ts';
import { openPeriod } from '../usage/usage-meter.ts';
import { lookAtTarget } from './guard-draft.ts';
import { readOrganizationRules } from './organization-rules.ts';
import { draftRun, type ResolveDeps, settleDraft } from './resolve-run.ts';
import { planDigestOf } from './resolved-run.ts';
import { storeNow } from '../store/store-clock.ts';

/** What a run would do, and what it would cost. Issues are part of the answer; nothing is stored. */
export async function planRun(deps: ResolveDeps, access: ProjectAccess, body: RunRequest): Promise<JoinedJson> {
  const draft = await draftRun(deps, access, body, { whole: true });
  const { wishes, planned } = draft;
  const { obstacle, whole } = await lookAtTarget(deps.loom, access, draft);
  const isPlanned = !('issues' in planned);
  const rules = await readOrganizationRules(deps.db, access.organizationId);
  const rows = isPlanned ? planned.rows : 0;
  const cost = await readCost(deps, access, rows, rules.perRequestCap);
  const head: Head = {
    feasible: isPlanned && obstacle === undefined && cost.within_cap && cost.within_quota,
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
    cost,
    approval_required: rules.requireApproval && wishes.target !== null,
  };
  const issues = obstacle === undefined ? [] : [describeIssue(obstacle)];
  const apart = isPlanned ? { issues } : { tables: [], notes: [] };
  // While all of them are at hand: a longer list is passed on as the engine wrote it.
  if ('issues' in planned && planned.issues.length === planned.count)
    return joinJson({
      ...head,
      tables: [],
      notes: [],
      issues: planned.issues.map(describeIssue),
    } satisfies PlanAnswer);
  if (planned.whole === undefined) throw new Error('The plan was not described.');
  return joinJson({ ...head, ...apart } satisfies Partial<PlanAnswer>, (whole ?? planned.whole).packed);
}

const describeIssue = ({ code, path, message }: Issue) => ({ code, path, message });

/** What the planning process does not know. Other lists that it does not describe either are empty, or short. */
type Head = Omit<PlanAnswer, 'tables' | 'issues' | 'notes'>;

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
