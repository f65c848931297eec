import type { Approval, ApprovalState, ConsumeApproval, Id, RequestApproval, SeenApproval } from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import type { Caller } from '../caller/caller.ts';
import type { ResolveDeps } from '../generations/resolve-run.ts';
import { openPage, type Page, type PageQuery } from '../lists/page.ts';
import type { Queue } from '../queue/queue.ts';
import type { Db, Store } from '../store/store.ts';
import { toApproval } from './approval.ts';
import { listApprovals, readApproval } from './approval-store.ts';
import { attemptAtApproval } from './attempt-at-approval.ts';
import { cancelApproval } from './cancel-approval.ts';
import { consumeApproval } from './consume-approval.ts';
import { decideApproval, type Verdict } from './decide-approval.ts';
import { findWaiting } from './find-waiting.ts';
import { requestApproval, type RequestOptions } from './request-approval.ts';
import { seeApproval } from './see-approval.ts';

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
  const { store, queue } = deps;
  const decide = (caller: Caller, access: ProjectAccess, verdict: Verdict): Promise<Approval> =>
    attemptAtApproval(store, caller, { access, id: verdict.id }, (tx) =>
      decideApproval(tx, queue, caller, access, verdict),
    );
  return {
    list: (caller: Caller, organizationId: Id<'organization'>, query: ApprovalQuery): Promise<Page<Approval>> =>
      listPage(store.db, caller, organizationId, query),
    get: async (caller: Caller, access: ProjectAccess, id: Id<'approval'>): Promise<SeenApproval> =>
      seeApproval(store.db, caller.userId, await readApproval(store.db, access.projectId, id)),
    request: (
      caller: Caller,
      access: ProjectAccess,
      request: Pick<RequestApproval, 'run' | 'reason'>,
      options?: RequestOptions,
    ): Promise<Approval> => requestApproval(deps, caller, access, request, options),
    approve: (caller: Caller, access: ProjectAccess, id: Id<'approval'>, note?: string) =>
      decide(caller, access, { id, decision: 'approved', note }),
    reject: (caller: Caller, access: ProjectAccess, id: Id<'approval'>, note?: string) =>
      decide(caller, access, { id, decision: 'rejected', note }),
    cancel: (caller: Caller, access: ProjectAccess, id: Id<'approval'>): Promise<Approval> =>
      attemptAtApproval(store, caller, { access, id }, (tx) => cancelApproval(tx, caller, access, id)),
    consume: (
      caller: Caller,
      access: ProjectAccess,
      id: Id<'approval'>,
      { plan_digest }: ConsumeApproval,
    ): Promise<Approval> =>
      attemptAtApproval(store, caller, { access, id }, (tx) => consumeApproval(tx, caller, access, id, plan_digest)),
  };
}

async function listPage(
  db: Db,
  caller: Caller,
  organizationId: Id<'organization'>,
  query: ApprovalQuery,
): Promise<Page<Approval>> {
  const page = openPage(query, ['approvals', organizationId, query.state, query.project_id, query.waiting_for]);
  const rows = await listApprovals(db, caller, organizationId, {
    limit: page.limit,
    ...(page.before === undefined ? {} : { before: page.before }),
    ...(query.state === undefined ? {} : { state: query.state }),
    ...(query.project_id === undefined ? {} : { projectId: query.project_id }),
  });
  const isWaiting = query.waiting_for === undefined ? () => true : await findWaiting(db, caller.userId, rows);
  const shown = page.close(
    rows,
    ({ id }) => id,
    (row) => toApproval(row),
  );
  return { ...shown, items: shown.items.filter(({ id }) => isWaiting(id)) };
}
