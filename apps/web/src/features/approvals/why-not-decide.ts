import type { Approval, MyRole } from '@rowloom/contract';

/** Why a decision is not this person's, in a sentence; undefined where it is, as far as the page can tell. */
export function whyNotDecide(
  { requested_by: requester, approvals }: Pick<Approval, 'requested_by' | 'approvals'>,
  { role, permissions }: Pick<MyRole, 'role' | 'permissions'>,
  me: string,
): string | undefined {
  if (requester === me)
    return 'You requested this run, and nobody can decide on their own request. Somebody else has to.';
  if (!permissions.includes('approvals.decide'))
    return `Your role in the project (${role.replaceAll('_', ' ')}) does not decide. An approver, an admin or an owner does.`;
  if (approvals.some(({ user_id: approver }) => approver === me))
    return 'You have approved. The run waits for the word of somebody else.';
  return undefined;
}

/** Where the service says so, and the page cannot tell which of the reasons it is. */
export const COUNTED_AS_REQUESTER =
  'You cannot decide on this run. You count as its requester if you last changed what decides it (its connection, schedule, rules, template, settings or schema), or if its requester invited you and your address is not verified. Or the organization wants approvers who cannot edit members. Somebody else has to decide.';
