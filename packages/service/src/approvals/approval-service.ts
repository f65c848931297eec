import {
  type Approval,
  type ApprovalState,
  type ConsumeApproval,
  type Id,
  isAllowed,
  Refusal,
  refuse,
  type RequestApproval,
} from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { checkCap, readOrganizationRules } from '../generations/organization-rules.ts';
import { holdTarget } from '../generations/hold-target.ts';
import { guardDraft, needsLook, refuseObstacle } from '../generations/guard-draft.ts';
import { draftRun, type ResolveDeps, settleDraft } from '../generations/resolve-run.ts';
import { planDigestOf } from '../generations/resolved-run.ts';
import { makeId } from '../ids/make-id.ts';
import { openPage, type Page, type PageQuery } from '../lists/page.ts';
import type { Queue } from '../queue/queue.ts';
import { saveDocument } from '../documents/schema-documents.ts';
import { finishSlot } from '../schedules/slot-store.ts';
import type { Store, Tx } from '../store/store.ts';
import { openDeciderCheck, readSignOff } from './check-decider.ts';
import { countApprovals } from './count-approvals.ts';
import { readDeciders } from './run-deciders.ts';
import { APPROVAL_LIFETIME, type ApprovalRow, presentState, toApproval } from './approval.ts';
import { findApproval, insertDecision, listApprovals, lockApproval, moveApproval } from './approval-store.ts';
import { consumeApproved } from './consume-approved.ts';
import { findWaiting } from './find-waiting.ts';
import { explainStuck } from './explain-stuck.ts';
import { recordRefused } from './record-refused.ts';
import { storeNow } from '../store/store-clock.ts';

export type ApprovalDeps = {
  readonly store: Store;
  readonly resolve: ResolveDeps;
  /** The run of a schedule starts as soon as it is approved: by a job, in the transaction of the decision. */
  readonly queue: Pick<Queue, 'send'>;
};

export type ApprovalQuery = PageQuery & {
  readonly state?: ApprovalState;
  readonly project_id?: string;
  readonly waiting_for?: 'me';
};

export type Approvals = ReturnType<typeof makeApprovals>;

export function makeApprovals(deps: ApprovalDeps) {
  const { store } = deps;

  const list = async (
    caller: Caller,
    organizationId: Id<'organization'>,
    query: ApprovalQuery,
  ): Promise<Page<Approval>> => {
    const page = openPage(query, ['approvals', organizationId, query.state, query.project_id, query.waiting_for]);
    const rows = await listApprovals(store.db, caller, organizationId, {
      limit: page.limit,
      ...(page.before === undefined ? {} : { before: page.before }),
      ...(query.state === undefined ? {} : { state: query.state }),
      ...(query.project_id === undefined ? {} : { projectId: query.project_id }),
    });
    const isWaiting =
      query.waiting_for === undefined ? () => true : await findWaiting(store.db, organizationId, caller.userId, rows);
    const shown = page.close(
      rows,
      ({ id }) => id,
      (row) => toApproval(row),
    );
    return { ...shown, items: shown.items.filter(({ id }) => isWaiting(id)) };
  };

  const get = async (access: ProjectAccess, id: Id<'approval'>): Promise<Approval> =>
    toApproval(found(await findApproval(store.db, access.projectId, id)));

  /** Resolves the run now: seed, time, schema and target are what will be approved. */
  const request = async (
    caller: Caller,
    access: ProjectAccess,
    { run, reason }: Pick<RequestApproval, 'run' | 'reason'>,
    options: { readonly scheduleId?: Id<'schedule'>; readonly slot?: Date } = {},
  ): Promise<Approval> => {
    const draft = await draftRun(deps.resolve, access, run);
    const { resolved, planned } = settleDraft(draft);
    checkCap(await readOrganizationRules(store.db, access.organizationId), planned.rows);
    if (needsLook(draft)) refuseObstacle(await guardDraft(deps.resolve.loom, access, draft));
    const id = makeId('approval');
    const digest = planDigestOf(resolved);
    return store.transaction(async (tx) => {
      await authoriseProject(tx, caller, { project: access.projectId }, 'approvals.request', { lock: true });
      const { scheduleId, slot } = options;
      if (scheduleId !== undefined && slot !== undefined) await finishSlot(tx, { scheduleId, slot });
      await holdTarget(tx, access.projectId, draft);
      await saveDocument(tx, draft.schema, resolved.schema_digest);
      const connectionId = draft.connection?.id ?? null;
      // Those of now: a part that is changed once more, or back, has nobody else's name taken off this request.
      const deciders = await readDeciders(tx, {
        projectId: access.projectId,
        source: resolved.source,
        connectionId,
        scheduleId: scheduleId ?? null,
      });
      await tx
        .insertInto('run_approval')
        .values({
          id,
          organization_id: access.organizationId,
          project_id: access.projectId,
          run: JSON.stringify(run),
          resolved: JSON.stringify(resolved),
          plan_digest: digest,
          connection_id: connectionId,
          schedule_id: scheduleId ?? null,
          deciders: JSON.stringify(deciders),
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
      return toApproval(found(await findApproval(tx, access.projectId, id)));
    });
  };

  const decide = (
    caller: Caller,
    access: ProjectAccess,
    id: Id<'approval'>,
    decision: 'approved' | 'rejected',
    note: string | undefined,
  ): Promise<Approval> => {
    return refusable(caller, access, id, async (tx) => {
      await authoriseProject(tx, caller, { project: access.projectId }, 'approvals.decide', { lock: true });
      const row = found(await lockApproval(tx, access.projectId, id));
      const signOff = await readSignOff(tx, row.organization_id);
      const check = await openDeciderCheck(tx, row, signOff);
      if (presentState(row, storeNow()) !== 'pending') throw await explainStuck(tx, caller, access, id, decision);
      const refused = await check(caller.userId);
      if (refused !== undefined) throw refused;
      if (decision === 'approved') {
        await insertDecision(tx, id, caller.userId, note ?? null);
        const given = await countApprovals(tx, row, check);
        if (given < signOff.required) {
          await appendEvent(tx, caller, {
            ...access,
            action: 'approval.signed',
            subject: { type: 'approval', id },
            details: { plan_digest: row.plan_digest, note: note ?? null, given, required: signOff.required },
          });
          return toApproval(found(await findApproval(tx, access.projectId, id)));
        }
      }
      const moved = await moveApproval(tx, access.projectId, id, decision, {
        by: caller.userId,
        note: note ?? null,
        ...(decision === 'approved' ? { expiresAt: new Date(storeNow().getTime() + APPROVAL_LIFETIME) } : {}),
      });
      if (moved === undefined) throw await explainStuck(tx, caller, access, id, decision);
      if (decision === 'approved' && moved.schedule_id !== null)
        await deps.queue.send(tx, 'schedule', { approval_id: id });
      await appendEvent(tx, caller, {
        ...access,
        action: `approval.${decision}`,
        subject: { type: 'approval', id },
        details: { plan_digest: moved.plan_digest, note: note ?? null },
      });
      return toApproval(moved);
    });
  };

  const cancel = (caller: Caller, access: ProjectAccess, id: Id<'approval'>): Promise<Approval> =>
    refusable(caller, access, id, async (tx) => {
      const now = await authoriseProject(tx, caller, { project: access.projectId }, 'approvals.cancel', { lock: true });
      const row = found(await findApproval(tx, access.projectId, id));
      if (row.requested_by !== caller.userId && !isAllowed(now.role, 'approvals.cancel_any'))
        throw refuse('insufficient_role', 'Only its requester, an admin or an owner cancels an approval.');
      const moved = await moveApproval(tx, access.projectId, id, 'cancelled', {});
      if (moved === undefined) throw await explainStuck(tx, caller, access, id, 'cancelled');
      await appendEvent(tx, caller, { ...access, action: 'approval.cancelled', subject: { type: 'approval', id } });
      return toApproval(moved);
    });

  /** For a push made elsewhere: whoever gets an answer may push, and nobody else will. */
  const consume = (
    caller: Caller,
    access: ProjectAccess,
    id: Id<'approval'>,
    { plan_digest }: ConsumeApproval,
  ): Promise<Approval> =>
    refusable(caller, access, id, async (tx) => {
      await authoriseProject(tx, caller, { project: access.projectId }, 'approvals.consume', { lock: true });
      const row = found(await lockApproval(tx, access.projectId, id));
      if (presentState(row, storeNow()) !== 'approved') throw await explainStuck(tx, caller, access, id, 'consumed');
      if (plan_digest !== undefined && plan_digest !== row.plan_digest)
        throw refuse('approval_required', 'This approval is for another plan. Request a new one for this plan.');
      await consumeApproved(tx, caller, access, { id, digest: row.plan_digest });
      return toApproval(found(await findApproval(tx, access.projectId, id)));
    });

  /** A refused attempt at an approval is itself an event, in a transaction of its own: the attempt's is undone. */
  const refusable = async <T>(
    caller: Caller,
    access: ProjectAccess,
    id: Id<'approval'>,
    attempt: (tx: Tx) => Promise<T>,
  ): Promise<T> => {
    try {
      return await store.transaction(attempt);
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'not_found') await recordRefused(store, caller, access, id, error);
      throw error;
    }
  };

  return {
    list,
    get,
    request,
    approve: (caller: Caller, access: ProjectAccess, id: Id<'approval'>, note?: string) =>
      decide(caller, access, id, 'approved', note),
    reject: (caller: Caller, access: ProjectAccess, id: Id<'approval'>, note?: string) =>
      decide(caller, access, id, 'rejected', note),
    cancel,
    consume,
  };
}

function found(row: ApprovalRow | undefined): ApprovalRow {
  if (row === undefined) throw refuse('not_found');
  return row;
}
