import type { Id, OrganizationRole, ProjectRole } from '@rowloom/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { makeProjects } from '../projects/project-service.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { makeMembers, type Members } from './member-service.ts';
import { addCaller, addOrganization, addUser, callerOf } from './people.fixture.ts';

describeSomeStore('members', (given) => {
  let members: Members;
  let organizationId: Id<'organization'>;
  let owner: Caller;
  let admin: Caller;
  let member: Caller;
  let projectId: Id<'project'>;
  beforeAll(async () => {
    members = makeMembers(given);
    const id = await addUser(given.store, 'Olga');
    organizationId = await addOrganization(given.store, id);
    owner = await callerOf(given.store, id);
    admin = await addCaller(given.store, organizationId, 'admin', 'Adam');
    member = await addCaller(given.store, organizationId, 'member', 'Mia');
  });
  beforeEach(async () => {
    const project = await makeProjects(given).create(owner, {
      organization_id: organizationId,
      name: 'Shop',
      engine: 'mysql',
      schema_name: 'shop',
    });
    projectId = project.id;
  });

  const newcomer = (role?: OrganizationRole) => addCaller(given.store, organizationId, role);
  const access = (caller: Caller) => authoriseProject(given.store.db, caller, { project: projectId }, 'members.read');
  const add = async (caller: Caller, who: Caller, role: ProjectRole) =>
    members.add(caller, await access(caller), { user_id: who.userId, role });
  const change = async (caller: Caller, who: Caller, role: ProjectRole) =>
    members.changeRole(caller, await access(caller), who.userId, { role });
  const remove = async (caller: Caller, who: Caller) => members.remove(caller, await access(caller), who.userId);
  const roster = async (): Promise<Record<string, ProjectRole>> => {
    const rows = await given.store.db
      .selectFrom('project_member')
      .selectAll()
      .where('project_id', '=', projectId)
      .execute();
    return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
  };

  test('a project without a roster has no members, and every member of the organization sees it', async () => {
    expect(await members.list(await access(member), {})).toEqual({ items: [], next_cursor: null });
  });

  describe('starting a roster', () => {
    test('adds its owner too, and the rest of the organization no longer sees the project', async () => {
      const added = await add(owner, member, 'viewer');
      expect(added).toMatchObject({ user_id: member.userId, name: 'Mia', role: 'viewer', added_by: owner.userId });
      expect(added.email).toContain('Mia.');
      expect(await roster()).toEqual({ [owner.userId]: 'owner', [member.userId]: 'viewer' });
      await expect(access(admin)).rejects.toMatchObject({ code: 'not_found' });
    });

    test('as an admin adds the owners of the organization', async () => {
      await add(admin, member, 'editor');
      expect(await roster()).toEqual({ [admin.userId]: 'admin', [member.userId]: 'editor', [owner.userId]: 'owner' });
      const events = await given.store.db
        .selectFrom('audit_event')
        .select(['action', 'subject_id'])
        .where('project_id', '=', projectId)
        .where('action', '=', 'member.added')
        .execute();
      expect(events.map(({ subject_id }) => subject_id).toSorted()).toEqual(
        [admin.userId, member.userId, owner.userId].toSorted(),
      );
    });

    test('as an admin demotes no owner', async () => {
      await expect(add(admin, owner, 'viewer')).rejects.toMatchObject({ code: 'insufficient_role' });
      expect(await roster()).toEqual({});
    });

    test('as the only owner with a lower role is refused', async () => {
      await expect(add(owner, owner, 'viewer')).rejects.toMatchObject({ code: 'last_owner' });
      await access(member);
    });

    test('twice at once works for one, and the other finds nothing', async () => {
      const second = await newcomer('owner');
      const [first, other] = [await newcomer(), await newcomer()];
      const held = await access(owner);
      const outcomes = await Promise.allSettled([
        members.add(owner, held, { user_id: first.userId, role: 'viewer' }),
        members.add(second, held, { user_id: other.userId, role: 'viewer' }),
      ]);
      // The second is off the roster that the first began, and no longer sees the project.
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({ code: 'not_found' });
      expect(Object.values(await roster()).toSorted()).toEqual(['owner', 'viewer']);
      await given.store.db.deleteFrom('organization_member').where('user_id', '=', second.userId).execute();
    });
  });

  describe('adding', () => {
    test('finds people by e-mail, in any spelling', async () => {
      const { email } = await add(owner, member, 'viewer');
      await remove(owner, member);
      const added = await members.add(owner, await access(owner), { email: ` ${email.toUpperCase()} `, role: 'admin' });
      expect(added).toMatchObject({ user_id: member.userId, email, role: 'admin' });
    });

    test('accepts only members of the organization, and does not reveal who else has an account', async () => {
      const outsider = await addUser(given.store, 'Otto');
      const user = await given.store.db
        .selectFrom('app_user')
        .select('email')
        .where('id', '=', outsider)
        .executeTakeFirst();
      const mine = await access(owner);
      const refusals = await Promise.all(
        [user?.email ?? '', 'nobody@mail.example'].map((email) =>
          members.add(owner, mine, { email, role: 'viewer' }).catch((error: unknown) => error),
        ),
      );
      expect(refusals[0]).toMatchObject({ code: 'validation_failed', fields: [{ path: 'email' }] });
      expect(refusals[1]).toEqual(refusals[0]);
      await expect(members.add(owner, mine, { user_id: outsider, role: 'viewer' })).rejects.toMatchObject({
        fields: [{ path: 'user_id' }],
      });
    });

    test('requires either a user or an e-mail', async () => {
      const mine = await access(owner);
      await expect(members.add(owner, mine, { role: 'viewer' })).rejects.toMatchObject({ code: 'validation_failed' });
      await expect(
        members.add(owner, mine, { user_id: member.userId, email: 'a@mail.example', role: 'viewer' }),
      ).rejects.toMatchObject({ code: 'validation_failed' });
    });

    test('the same person twice is refused, and leaves no event', async () => {
      await add(owner, member, 'viewer');
      await expect(add(owner, member, 'editor')).rejects.toMatchObject({ code: 'already_exists' });
      expect((await roster())[member.userId]).toBe('viewer');
    });

    test('is for managers, and only owners add owners', async () => {
      await add(owner, admin, 'admin');
      await add(owner, member, 'editor');
      const other = await newcomer();
      await expect(add(member, other, 'viewer')).rejects.toMatchObject({ code: 'insufficient_role' });
      await expect(add(admin, other, 'owner')).rejects.toMatchObject({ code: 'insufficient_role' });
      await add(admin, other, 'admin');
      expect((await roster())[other.userId]).toBe('admin');
    });
  });

  describe('changing roles', () => {
    beforeEach(async () => {
      await add(owner, admin, 'admin');
      await add(owner, member, 'viewer');
    });

    test('nobody raises their own role', async () => {
      await expect(change(admin, admin, 'owner')).rejects.toMatchObject({ code: 'insufficient_role' });
      await expect(change(member, member, 'editor')).rejects.toMatchObject({ code: 'insufficient_role' });
    });

    test('admins cannot change owners', async () => {
      await expect(change(admin, owner, 'viewer')).rejects.toMatchObject({ code: 'insufficient_role' });
      await expect(remove(admin, owner)).rejects.toMatchObject({ code: 'insufficient_role' });
    });

    test('a change is an event; the same role again is not', async () => {
      expect(await change(admin, member, 'approver')).toMatchObject({ user_id: member.userId, role: 'approver' });
      await change(admin, member, 'approver');
      const events = await given.store.db
        .selectFrom('audit_event')
        .select('details')
        .where('project_id', '=', projectId)
        .where('action', '=', 'member.role_changed')
        .execute();
      expect(events).toEqual([{ details: { from: 'viewer', to: 'approver' } }]);
    });

    test('a person who is not on the roster is not found', async () => {
      const other = await newcomer();
      await expect(change(owner, other, 'viewer')).rejects.toMatchObject({ code: 'not_found' });
      await expect(remove(owner, other)).rejects.toMatchObject({ code: 'not_found' });
    });

    test('the last owner stays', async () => {
      await expect(change(owner, owner, 'admin')).rejects.toMatchObject({ code: 'last_owner' });
      await expect(remove(owner, owner)).rejects.toMatchObject({ code: 'last_owner' });
    });

    test('of two owners who leave at once exactly one does', async () => {
      await change(owner, admin, 'owner');
      const held = await access(owner);
      const outcomes = await Promise.allSettled([
        members.remove(owner, held, owner.userId),
        members.changeRole(admin, held, admin.userId, { role: 'viewer' }),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({ code: 'last_owner' });
      expect(Object.values(await roster()).filter((role) => role === 'owner')).toHaveLength(1);
    });

    test('a manager may leave; other members must ask one', async () => {
      await expect(remove(member, member)).rejects.toMatchObject({ code: 'insufficient_role' });
      await remove(admin, admin);
      await expect(access(admin)).rejects.toMatchObject({ code: 'not_found' });
      await remove(owner, member);
      expect(await roster()).toEqual({ [owner.userId]: 'owner' });
    });
  });

  test('the roster is listed newest first, page by page', async () => {
    const people = [await newcomer(), await newcomer(), await newcomer()];
    for (const person of people) await add(owner, person, 'viewer');
    const all = await members.list(await access(owner), {});
    expect(all.items).toHaveLength(4);
    expect(all.items.slice(0, 2).map(({ user_id }) => user_id)).toEqual([people[2]?.userId, people[1]?.userId]);
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await members.list(await access(owner), { limit: 1, ...(cursor === null ? {} : { cursor }) });
      paged.push(...page.items.map(({ user_id }) => user_id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(paged).toEqual(all.items.map(({ user_id }) => user_id));
  });
});
