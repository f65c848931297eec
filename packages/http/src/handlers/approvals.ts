import { created, ok } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const approvalHandlers: Handlers<
  | 'listApprovals'
  | 'getApproval'
  | 'requestApproval'
  | 'approveApproval'
  | 'rejectApproval'
  | 'cancelApproval'
  | 'consumeApproval'
> = {
  listApprovals: async ({ caller, access, query }, { approvals }) =>
    ok(await approvals.list(caller, access.organizationId, query)),
  getApproval: async ({ caller, access, params }, { approvals }) => ok(await approvals.get(caller, access, params.id)),
  requestApproval: async ({ caller, access, body }, { approvals }) => {
    const requested = await approvals.request(caller, access, body);
    return created(requested, `/api/run-approvals/${requested.id}`);
  },
  approveApproval: async ({ caller, access, params, body }, { approvals }) =>
    ok(await approvals.approve(caller, access, params.id, body?.note)),
  rejectApproval: async ({ caller, access, params, body }, { approvals }) =>
    ok(await approvals.reject(caller, access, params.id, body?.note)),
  cancelApproval: async ({ caller, access, params }, { approvals }) =>
    ok(await approvals.cancel(caller, access, params.id)),
  consumeApproval: async ({ caller, access, params, body }, { approvals }) =>
    ok(await approvals.consume(caller, access, params.id, body ?? {})),
};
