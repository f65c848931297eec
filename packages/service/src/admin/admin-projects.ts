import { type Id, type Member, refuse, refuseField } from '@rowloom/contract';
import type { Caller } from '../caller/caller.ts';
import { toMember } from '../members/member.ts';
import { findMember, findOrganizationMember, insertMember, updateRole } from '../members/member-store.ts';
import { lockProject } from '../projects/project-store.ts';
import type { Tx } from '../store/store.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { authoriseOperator } from './authorise-operator.ts';

/**
 * The remedy when nobody on a roster can manage it any more. A project without a roster has the organization's owners.
 */
export async function setProjectOwner(
  tx: Tx,
  caller: Caller,
  projectId: Id<'project'>,
  userId: Id<'user'>,
): Promise<Member> {
  await authoriseOperator(tx, caller);
  await lockProject(tx, projectId, 'change');
  const project = await tx
    .selectFrom('project')
    .select(['organization_id', 'roster_since'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (project === undefined) throw refuse('not_found');
  if (project.roster_since === null)
    throw refuse(
      'invalid_state',
      "The project has no roster: it belongs to the organization's owners, and is not locked.",
    );
  const person = await findOrganizationMember(tx, project.organization_id, { userId });
  if (person === undefined) throw refuseField('user_id', "Name a member of the project's organization.");
  const before = await findMember(tx, projectId, userId);
  if (before?.role === 'owner') return toMember(before);
  if (before === undefined) await insertMember(tx, projectId, { userId, role: 'owner' }, caller.userId);
  else await updateRole(tx, projectId, { userId, role: 'owner' });
  const after = await findMember(tx, projectId, userId);
  if (after === undefined) throw new Error('A member who was just written is not there.');
  await appendOperatorEvent(tx, caller, [project.organization_id], {
    projectId,
    action: before === undefined ? 'member.added' : 'member.role_changed',
    subject: { type: 'member', id: userId },
    details: before === undefined ? { role: 'owner' } : { from: before.role, to: 'owner' },
  });
  return toMember(after);
}
