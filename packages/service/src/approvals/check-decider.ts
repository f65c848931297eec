import { hasOrganizationRole, type Id, isAllowed, type Refusal, refuse } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import type { RunDecider } from '../store/run-documents.ts';
import type { ApprovalRow } from './approval.ts';
import { readRoles, type Roles } from './holds-permission.ts';
import { type Persons, readPersons } from './read-persons.ts';
import { readDeciders } from './run-deciders.ts';

/** What an organization asks of sign-off. */
export type SignOff = { readonly required: number; readonly separate: boolean };

export async function readSignOff(db: Db, organizationId: Id<'organization'>): Promise<SignOff> {
  const row = await db
    .selectFrom('organization')
    .select(['required_approvals', 'separate_approvers'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { required: row.required_approvals, separate: row.separate_approvers };
}

/** Why someone's word on this request does not count; undefined if it does. */
export type CheckDecider = (userId: Id<'user'>) => Promise<Refusal | undefined>;

/**
 * A second pair of eyes is another person's: neither who asked, nor who last changed what decides the run, nor an account
 * that may be a second one of theirs, or that theirs may be a second one of. Roles are as they are now.
 */
export async function openDeciderCheck(db: Db, row: ApprovalRow, { separate }: SignOff): Promise<CheckDecider> {
  const deciders = [
    ...row.deciders,
    ...(await readDeciders(db, {
      projectId: row.project_id,
      source: row.resolved.source,
      connectionId: row.connection_id,
      scheduleId: row.schedule_id,
    })),
  ];
  const requesters = [{ user_id: row.requested_by, because: 'requested this run' }, ...deciders];
  return async (userId) => {
    const roles = await readRoles(db, userId, row.project_id);
    if (roles === undefined || !isAllowed(roles.project, 'approvals.decide')) return refuse('insufficient_role');
    if (userId === row.requested_by) return refuse('self_approval');
    const decided = deciders.find(({ user_id }) => user_id === userId);
    if (decided !== undefined)
      return refuse(
        'self_approval',
        `You ${decided.because}: the person who last changed what determines a run counts as its requester. Ask somebody else to decide.`,
      );
    const persons = await readPersons(db, row.organization_id, [userId, ...requesters.map(({ user_id }) => user_id)]);
    const same = requesters.find(({ user_id }) => persons.mayBeSame(userId, user_id));
    if (same !== undefined) return refuse('self_approval', explainSame(persons, userId, same));
    if (separate) {
      if (mayEditMembers(roles)) return refuse('insufficient_role', SEPARATE);
      for (const sponsor of persons.behind(userId)) {
        const held = await readRoles(db, sponsor, row.project_id);
        if (held !== undefined && mayEditMembers(held))
          return refuse(
            'insufficient_role',
            `${SEPARATE} Somebody who can invited you, and your e-mail address is not verified: you might be the same person. Verify it, or ask the operator to confirm it.`,
          );
      }
    }
    return undefined;
  };
}

const SEPARATE =
  'This organization requires approvers who cannot edit members. Have somebody with the role approver decide.';

const mayEditMembers = ({ project, organization }: Roles): boolean =>
  isAllowed(project, 'members.manage') || hasOrganizationRole(organization, 'admin');

/** Which way two accounts hang together, to whom is about to decide. */
function explainSame(persons: Persons, userId: Id<'user'>, { user_id: requester, because }: RunDecider): string {
  const they = `the person who ${because}`;
  if (persons.behind(userId).has(requester))
    return `T${they.slice(1)} invited you, and your e-mail address is not verified: ${SAME} Verify it, or ask the operator to confirm it, or somebody else to decide.`;
  if (persons.behind(requester).has(userId))
    return `You invited ${they}, and their e-mail address is not verified: ${SAME} Have them verify it, or ask the operator to confirm it, or somebody else to decide.`;
  return `You and ${they} were invited by the same person, and neither e-mail address is verified: ${SAME} Verify one of them, or ask the operator to confirm it, or somebody else to decide.`;
}

const SAME = 'you might be the same person.';
