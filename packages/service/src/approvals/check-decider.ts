import { hasOrganizationRole, type Id, isAllowed, type Refusal, refuse } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import type { ApprovalRow } from './approval.ts';
import { readRoles } from './holds-permission.ts';
import { readDeciders } from './run-deciders.ts';
import { readSponsors } from './read-sponsors.ts';

/** Why a person's decision on this request does not count; undefined if it does. */
export type CheckDecider = (userId: Id<'user'>) => Promise<Refusal | undefined>;

/**
 * The second person must be independent: neither the requester, nor the last one to change what decides the run, nor
 * possibly a second account of either. Roles are the current ones.
 */
export async function openDeciderCheck(db: Db, row: ApprovalRow): Promise<CheckDecider> {
  const deciders = [
    ...row.deciders,
    ...(await readDeciders(db, {
      projectId: row.project_id,
      source: row.resolved.source,
      connectionId: row.connection_id,
      scheduleId: row.schedule_id,
      asked: row.run,
    })),
  ];
  const requesters = new Set([row.requested_by, ...deciders.map(({ user_id }) => user_id)]);
  return async (userId) => {
    const roles = await readRoles(db, userId, row.project_id);
    if (userId === row.requested_by) return refuse('self_approval');
    if (roles === undefined || !isAllowed(roles.project, 'approvals.decide'))
      return refuse(
        'insufficient_role',
        'Your role in the project may not decide on runs. Ask an approver, an admin or an owner.',
      );
    const decided = deciders.find(({ user_id }) => user_id === userId);
    if (decided !== undefined)
      return refuse(
        'self_approval',
        `You ${decided.because}: the person who last changed what determines a run counts as its requester. Ask somebody else to decide.`,
      );
    const sponsors = await readSponsors(db, row.organization_id, userId);
    if ([...sponsors].some((sponsor) => requesters.has(sponsor)))
      return refuse(
        'self_approval',
        'The person who requested this run invited you, and your e-mail address is not verified: you might be the same person. Ask the operator to confirm your address, or somebody else to decide.',
      );
    if (
      row.separate &&
      (isAllowed(roles.project, 'members.manage') || hasOrganizationRole(roles.organization, 'admin'))
    )
      return refuse(
        'insufficient_role',
        'This organization requires approvers who cannot edit members. Ask somebody with the role approver to decide.',
      );
    // A person who may invite could otherwise create a requester and all of the approvers.
    if (row.separate && sponsors.size > 0)
      return refuse(
        'insufficient_role',
        'This organization requires approvers who cannot be second accounts of those who invite: your e-mail address is not verified. Ask the operator to confirm your address, or somebody else to decide.',
      );
    return undefined;
  };
}
