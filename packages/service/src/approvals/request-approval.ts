import type { Approval, Id, RequestApproval } from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { saveDocument } from '../documents/schema-documents.ts';
import { lookAtTarget, refuseObstacle } from '../generations/guard-draft.ts';
import { holdTarget } from '../generations/hold-target.ts';
import { checkCap, readOrganizationRules } from '../generations/organization-rules.ts';
import { draftRun, type ResolveDeps, settleDraft } from '../generations/resolve-run.ts';
import { planDigestOf } from '../generations/resolved-run.ts';
import { makeId } from '../ids/make-id.ts';
import { finishSlot } from '../schedules/slot-store.ts';
import { storeNow } from '../store/store-clock.ts';
import type { Store } from '../store/store.ts';
import { APPROVAL_LIFETIME, toApproval } from './approval.ts';
import { readApproval } from './approval-store.ts';
import { readDeciders } from './run-deciders.ts';

/** The schedule slot that requests its run. */
export type RequestOptions = { readonly scheduleId?: Id<'schedule'>; readonly slot?: Date };

/** Resolves the run now: seed, time, schema and target are what will be approved. */
export async function requestApproval(
  { store, resolve }: { readonly store: Store; readonly resolve: ResolveDeps },
  caller: Caller,
  access: ProjectAccess,
  { run, reason }: Pick<RequestApproval, 'run' | 'reason'>,
  { scheduleId, slot }: RequestOptions = {},
): Promise<Approval> {
  const draft = await draftRun(resolve, access, run);
  const { resolved, planned } = settleDraft(draft);
  checkCap(await readOrganizationRules(store.db, access.organizationId), planned.rows);
  refuseObstacle(await lookAtTarget(resolve.loom, access, draft));
  const id = makeId('approval');
  const digest = planDigestOf(resolved);
  return store.transaction(async (tx) => {
    await authoriseProject(tx, caller, { project: access.projectId }, 'approvals.request', { lock: true });
    if (scheduleId !== undefined && slot !== undefined) await finishSlot(tx, { scheduleId, slot });
    await holdTarget(tx, access.projectId, draft);
    await saveDocument(tx, draft.schema, resolved.schema_digest);
    const place = { projectId: access.projectId, source: resolved.source, asked: run };
    const origin = { connectionId: draft.connection?.id ?? null, scheduleId: scheduleId ?? null };
    // The current ones: a further change of a part, or its reversal, removes nobody from this request.
    const deciders = await readDeciders(tx, { ...place, ...origin });
    const organization = tx.selectFrom('organization').where('id', '=', access.organizationId);
    await tx
      .insertInto('run_approval')
      .values({
        id,
        organization_id: access.organizationId,
        project_id: access.projectId,
        run: JSON.stringify(run),
        resolved: JSON.stringify(resolved),
        plan_digest: digest,
        connection_id: origin.connectionId,
        schedule_id: origin.scheduleId,
        deciders: JSON.stringify(deciders),
        required_approvals: organization.select('required_approvals'),
        separate_approvers: organization.select('separate_approvers'),
        rows_requested: planned.rows,
        tables_count: planned.tables.filter(({ rows }) => rows > 0).length,
        reason: reason ?? null,
        requested_by: caller.userId,
        requested_via: caller.via,
        expires_at: new Date(storeNow().getTime() + APPROVAL_LIFETIME),
      })
      .execute();
    await appendEvent(tx, caller, {
      ...access,
      action: 'approval.requested',
      subject: { type: 'approval', id },
      details: { plan_digest: digest, rows_requested: planned.rows, target: draft.connection?.name ?? null },
    });
    return toApproval(await readApproval(tx, access.projectId, id));
  });
}
