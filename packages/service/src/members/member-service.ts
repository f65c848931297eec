import {
  type AddMember,
  type Id,
  type Member,
  refuse,
  refuseField,
  ROLE_WITHOUT_ROSTER,
  type UpdateMember,
} from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { openPage, type Page, type PageQuery } from '../lists/page.ts';
import { lockProject } from '../projects/project-store.ts';
import type { Db, Store, Tx } from '../store/store.ts';
import { beginRoster, checkMayTouch, type RosterEntry, toMember } from './member.ts';
import {
  deleteMember,
  findMember,
  findOrganizationMember,
  hasOtherOwner,
  hasRoster,
  insertMember,
  markRoster,
  selectMembers,
  selectOrganizationOwners,
  updateRole,
} from './member-store.ts';

export type Members = {
  readonly list: (access: ProjectAccess, query: PageQuery) => Promise<Page<Member>>;
  readonly add: (caller: Caller, access: ProjectAccess, body: AddMember) => Promise<Member>;
  readonly changeRole: (
    caller: Caller,
    access: ProjectAccess,
    userId: Id<'user'>,
    body: UpdateMember,
  ) => Promise<Member>;
  readonly remove: (caller: Caller, access: ProjectAccess, userId: Id<'user'>) => Promise<void>;
};

export function makeMembers({ store }: { readonly store: Store }): Members {
  return {
    list: (access, query) => listMembers(store.db, access.projectId, query),
    add: (caller, { projectId }, body) => store.transaction((tx) => addMember(tx, caller, projectId, body)),
    changeRole: (caller, { projectId }, userId, { role }) =>
      store.transaction((tx) => changeRole(tx, caller, projectId, { userId, role })),
    remove: (caller, { projectId }, userId) => store.transaction((tx) => removeMember(tx, caller, projectId, userId)),
  };
}

async function listMembers(db: Db, projectId: Id<'project'>, query: PageQuery): Promise<Page<Member>> {
  const page = openPage(query, ['members', projectId]);
  return page.close(await selectMembers(db, projectId, page), (row) => row.position, toMember);
}

async function addMember(tx: Tx, caller: Caller, projectId: Id<'project'>, body: AddMember): Promise<Member> {
  await lockProject(tx, projectId, 'change');
  const access = await authoriseProject(tx, caller, { project: projectId }, 'members.manage');
  const person = await findPerson(tx, access.organizationId, body);
  const added: RosterEntry = { userId: person.user_id, role: body.role };
  const exists = await hasRoster(tx, projectId);
  checkMayTouch(access.role, exists ? undefined : ROLE_WITHOUT_ROSTER[person.role], body.role);
  const entries = exists
    ? [added]
    : beginRoster(
        { userId: caller.userId, role: access.role },
        added,
        await selectOrganizationOwners(tx, access.organizationId),
      );
  for (const entry of entries)
    if (!(await insertMember(tx, projectId, entry, caller.userId)))
      throw refuse('already_exists', 'This person is already on the roster. Change their role instead.');
  if (!exists) await markRoster(tx, projectId);
  const member = await readMember(tx, projectId, added.userId);
  for (const { userId, role } of entries)
    await appendEvent(tx, caller, {
      organizationId: access.organizationId,
      projectId,
      action: 'member.added',
      subject: { type: 'member', id: userId },
      details: { role, ...(exists ? {} : { roster: 'begun' }) },
    });
  return toMember(member);
}

async function findPerson(tx: Tx, organizationId: Id<'organization'>, { user_id, email }: AddMember) {
  if ((user_id === undefined) === (email === undefined)) throw refuseField('user_id', 'Send either user_id or email.');
  const [path, who] =
    user_id === undefined
      ? (['email', { email: (email ?? '').trim() }] as const)
      : (['user_id', { userId: user_id }] as const);
  const found = await findOrganizationMember(tx, organizationId, who);
  // The same for an account of another organization as for none: this reveals nobody's account.
  if (found === undefined)
    throw refuseField(path, 'This person is not a member of the organization. Invite them first.');
  return found;
}

async function changeRole(tx: Tx, caller: Caller, projectId: Id<'project'>, wish: RosterEntry): Promise<Member> {
  await lockProject(tx, projectId, 'change');
  const access = await authoriseProject(tx, caller, { project: projectId }, 'members.manage');
  const before = await readMember(tx, projectId, wish.userId);
  if (before.role === wish.role) return toMember(before);
  checkMayTouch(access.role, before.role, wish.role);
  if (before.role === 'owner' && !(await hasOtherOwner(tx, projectId, wish.userId))) throw refuse('last_owner');
  await updateRole(tx, projectId, wish);
  await appendEvent(tx, caller, {
    organizationId: access.organizationId,
    projectId,
    action: 'member.role_changed',
    subject: { type: 'member', id: wish.userId },
    details: { from: before.role, to: wish.role },
  });
  return toMember({ ...before, role: wish.role });
}

/** A manager may remove themselves: leaving is the same operation. */
async function removeMember(tx: Tx, caller: Caller, projectId: Id<'project'>, userId: Id<'user'>): Promise<void> {
  await lockProject(tx, projectId, 'change');
  const access = await authoriseProject(tx, caller, { project: projectId }, 'members.manage');
  const { role } = await readMember(tx, projectId, userId);
  checkMayTouch(access.role, role, undefined);
  if (role === 'owner' && !(await hasOtherOwner(tx, projectId, userId))) throw refuse('last_owner');
  await deleteMember(tx, projectId, userId);
  await appendEvent(tx, caller, {
    organizationId: access.organizationId,
    projectId,
    action: 'member.removed',
    subject: { type: 'member', id: userId },
    details: { role },
  });
}

async function readMember(tx: Tx, projectId: Id<'project'>, userId: Id<'user'>) {
  const found = await findMember(tx, projectId, userId);
  if (found === undefined) throw refuse('not_found', 'This person is not on the roster of the project.');
  return found;
}
