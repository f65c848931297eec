import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { EXAMPLE_DIGESTS, EXAMPLE_IDS } from '../examples/example-ids.ts';
import { pageExample } from '../examples/page-example.ts';
import {
  approvedApproval,
  cancelledApproval,
  consumedApproval,
  pendingApproval,
  rejectedApproval,
  runRequest,
  seenApproval,
} from '../examples/work-examples.ts';
import { choice } from '../resources/field.ts';
import {
  Approval,
  approvalState,
  ConsumeApproval,
  DecideApproval,
  RequestApproval,
  SeenApproval,
} from '../resources/approval.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { CREATED, idParam, LISTED_RUN, ofQuery, ORG_ID, PROJECT_ID } from './parts.ts';

const tag = 'Run approvals';
const params = idParam('approval');
const decides = { kind: 'approval', permission: 'approvals.decide' } as const;

const listApprovals = endpoint({
  id: 'listApprovals',
  tag,
  method: 'GET',
  path: '/api/run-approvals',
  summary: 'List run approvals',
  description: `Of projects that the caller can see. ${LISTED_RUN}`,
  credential: 'any',
  scope: ofQuery('member'),
  query: listQuery({
    ...ORG_ID,
    ...PROJECT_ID,
    state: Type.Optional(approvalState),
    waiting_for: Type.Optional(
      choice(
        ['me'],
        '`me`: only pending ones that the caller may approve or reject now, and has not approved yet. A page may then hold fewer than `limit`.',
      ),
    ),
  }),
  answer: {
    status: 200,
    description: 'A page of approvals.',
    schema: pageOf(Approval),
    example: pageExample(pendingApproval),
  },
  errors: [],
});

const getApproval = endpoint({
  id: 'getApproval',
  tag,
  method: 'GET',
  path: '/api/run-approvals/{id}',
  summary: 'Get a run approval',
  description: 'With whether the caller may decide it, by the same check as the decision itself.',
  credential: 'any',
  scope: { kind: 'approval', permission: 'approvals.read' },
  params,
  answer: { status: 200, description: 'The approval.', schema: SeenApproval, example: seenApproval },
  errors: [],
});

const requestApproval = endpoint({
  id: 'requestApproval',
  tag,
  method: 'POST',
  path: '/api/run-approvals',
  summary: 'Request a run approval',
  description:
    'Seed, as_of, snapshot and rows are resolved now; the approval is bound to the digest of that plan, and no other run can use it. It expires after 72 hours.',
  credential: 'any',
  scope: { kind: 'project', from: 'body', field: 'project_id', permission: 'approvals.request' },
  body: RequestApproval,
  bodyExample: { project_id: EXAMPLE_IDS.project, run: runRequest, reason: 'Load test of the checkout.' },
  idempotent: true,
  answer: { status: 201, description: CREATED, schema: Approval, example: pendingApproval },
  errors: ['row_cap_exceeded', 'unsatisfiable_schema', 'no_schema'],
});

const approveApproval = endpoint({
  id: 'approveApproval',
  tag,
  method: 'POST',
  path: '/api/run-approvals/{id}/approve',
  summary: 'Approve a run',
  description:
    'Nobody can decide on their own request; all sessions and keys of a person count as that person. Anyone who last changed what determines the run (its connection, schedule, rules, template) counts as a requester too, and so does anyone who invited the deciding account while its e-mail address is unverified. If the organization requires several approvals, it stays `pending` until enough people have approved.',
  credential: 'any',
  scope: decides,
  params,
  body: DecideApproval,
  bodyOptional: true,
  bodyExample: { note: 'Staging only.' },
  further:
    'Requesters are refused with `self_approval`, and if the organization requires separate approvers, anyone who may edit members with `insufficient_role`.',
  answer: { status: 200, description: 'The updated approval.', schema: Approval, example: approvedApproval },
  errors: ['self_approval', 'invalid_state'],
});

const rejectApproval = endpoint({
  id: 'rejectApproval',
  tag,
  method: 'POST',
  path: '/api/run-approvals/{id}/reject',
  summary: 'Reject a run',
  credential: 'any',
  scope: decides,
  params,
  body: DecideApproval,
  bodyOptional: true,
  bodyExample: { note: 'Not this week.' },
  further:
    'Requesters are refused with `self_approval`; the requester can cancel instead. If the organization requires separate approvers, anyone who may edit members is refused with `insufficient_role`.',
  answer: { status: 200, description: 'The updated approval.', schema: Approval, example: rejectedApproval },
  errors: ['self_approval', 'invalid_state'],
});

const cancelApproval = endpoint({
  id: 'cancelApproval',
  tag,
  method: 'POST',
  path: '/api/run-approvals/{id}/cancel',
  summary: 'Cancel a run approval',
  credential: 'any',
  scope: { kind: 'approval', permission: 'approvals.cancel' },
  params,
  further: 'An `admin` or `owner` can cancel any request, others only their own.',
  answer: { status: 200, description: 'The updated approval.', schema: Approval, example: cancelledApproval },
  errors: ['invalid_state'],
});

const consumeApproval = endpoint({
  id: 'consumeApproval',
  tag,
  method: 'POST',
  path: '/api/run-approvals/{id}/consume',
  summary: 'Consume a run approval',
  description:
    'For a load made elsewhere, such as by the command line. A run that names its `approval_id` consumes it itself. If several clients try at the same time, exactly one succeeds; the rights of approver and requester are checked again.',
  credential: 'any',
  scope: { kind: 'approval', permission: 'approvals.consume' },
  params,
  body: ConsumeApproval,
  bodyOptional: true,
  bodyExample: { plan_digest: EXAMPLE_DIGESTS.plan },
  answer: { status: 200, description: 'The updated approval.', schema: Approval, example: consumedApproval },
  errors: ['approval_required', 'invalid_state'],
});

export const approvalEndpoints = {
  listApprovals,
  getApproval,
  requestApproval,
  approveApproval,
  rejectApproval,
  cancelApproval,
  consumeApproval,
};
