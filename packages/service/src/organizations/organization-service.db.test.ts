import { type Id, type OrganizationRole, type ProjectRole, Refusal } from '@rowloom/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { makeId } from '../ids/make-id.ts';
import { addOrganization, addUser, join } from '../members/people.fixture.ts';
import { makeProjects } from '../projects/project-service.ts';
import { actionsOf, openPeople, type PeopleServices } from '../sessions/people.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { makeOrganizations } from './organization-service.ts';
import { organizationOwners } from './organization-store.ts';

describeSomeStore('organizations', (given) => {
  let people: PeopleServices;
  let id: Id<'organization'>;
  let owner: Caller;
  let admin: Caller;
  let member: Caller;
  const add = async (role: OrganizationRole, name?: string): Promise<Caller> => {
    const userId = await addUser(given.store, name);
    await join(given.store, id, userId, role);
    return people.callerFor(userId);
  };
  beforeAll(() => {
    people = openPeople(given.store);
  });
  beforeEach(async () => {
    const userId = await addUser(given.store, 'Olga');
    id = await addOrganization(given.store, userId);
    owner = await people.callerFor(userId);
    admin = await add('admin', 'Adam');
    member = await add('member', 'Mia');
  });

  const change = (caller: Caller, who: Caller, role: OrganizationRole) =>
    people.organizationMembers.update(caller, id, who.userId, { role });
  const remove = (caller: Caller, who: Caller) => people.organizationMembers.remove(caller, id, who.userId);
  const roles = async () => {
    const { items } = await people.organizationMembers.list(owner, id, {});
    return Object.fromEntries(items.map(({ user_id, role }) => [user_id, role]));
  };
  /** A project with this roster. */
  const addProject = async (roster: readonly (readonly [Caller, ProjectRole])[]) => {
    const project = await makeProjects(given).create(owner, {
      organization_id: id,
      name: 'Shop',
      engine: 'sqlite',
      schema_name: 'main',
    });
    await given.store.db
      .updateTable('project')
      .set({ roster_since: new Date() })
      .where('id', '=', project.id)
      .execute();
    await given.store.db
      .insertInto('project_member')
      .values(roster.map(([{ userId }, role]) => ({ project_id: project.id, user_id: userId, role, added_by: userId })))
      .execute();
    return project.id;
  };
  const rosterOf = async (project: Id<'project'>) =>
    (await given.store.db.selectFrom('project_member').selectAll().where('project_id', '=', project).execute()).map(
      ({ user_id }) => user_id,
    );

  test('a user creates at most ten, however many are requested at once; leaving one makes room, handing one over does not', async () => {
    const maker = await people.callerFor(await addUser(given.store, 'Max'));
    const make = (caller: Caller) =>
      people.organizations.create(caller, { name: 'One more' }).then(
        (made) => made.id,
        (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)),
      );
    const made = await Promise.all(Array.from({ length: 12 }, () => make(maker)));
    expect(made.filter((one) => one === 'invalid_state')).toHaveLength(2);
    const first = made.find((one) => one !== 'invalid_state') ?? '';
    await join(given.store, first, owner.userId, 'owner');
    const role = (wish: OrganizationRole) =>
      given.store.db
        .updateTable('organization_member')
        .set({ role: wish })
        .where('organization_id', '=', first)
        .where('user_id', '=', maker.userId)
        .execute();
    await role('member');
    expect(await make(maker)).toBe('invalid_state');
    await people.organizationMembers.remove(maker, first, maker.userId);
    expect(await make(maker)).toMatch(/^org_/);
  });

  test('operators have no limit, and neither has anyone if none is set', async () => {
    const operator = await people.callerFor(await addUser(given.store, 'Opal', { operator: true }));
    const unlimited = makeOrganizations({ store: given.store, mostEach: 0 });
    for (let count = 0; count < 11; count++) {
      await people.organizations.create(operator, { name: 'Another' });
      await unlimited.create(member, { name: 'Another' });
    }
    const { items } = await people.organizations.list(operator, { limit: 200 });
    expect(items).toHaveLength(11);
  });

  test('the creator owns it, on the free tier', async () => {
    const eve = await people.newCaller('Eve');
    const made = await people.organizations.create(eve, { name: 'Eve & Co' });
    expect(made).toMatchObject({
      name: 'Eve & Co',
      tier: 'free',
      my_role: 'owner',
      require_approval: false,
      suspended: false,
    });
    expect(await people.organizations.get(eve, made.id)).toEqual(made);
    expect(await actionsOf(given.store, made.id)).toEqual(['organization.created']);
  });

  test('each person lists their own, newest first, page by page', async () => {
    const eve = await people.newCaller('Eve');
    for (const name of ['one', 'two', 'three']) await people.organizations.create(eve, { name });
    const first = await people.organizations.list(eve, { limit: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(['three', 'two']);
    const second = await people.organizations.list(eve, { limit: 2, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({ items: [{ name: 'one' }], next_cursor: null });
    await expect(people.organizations.list(owner, { cursor: first.next_cursor ?? '' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  test('owner and admin rename it and require sign-off, a member may not', async () => {
    const changed = await people.organizations.update(admin, id, { name: 'New', require_approval: true });
    expect(changed).toMatchObject({ name: 'New', require_approval: true, my_role: 'admin' });
    await expect(people.organizations.update(member, id, { name: 'Mine' })).rejects.toMatchObject({
      code: 'insufficient_role',
    });
    await people.organizations.update(owner, id, { name: 'New' });
    expect((await actionsOf(given.store, id)).filter((action) => action === 'organization.updated')).toHaveLength(1);
  });

  test('rights that were revoked since the request was admitted no longer apply', async () => {
    await change(owner, admin, 'member');
    await expect(people.organizations.update(admin, id, { name: 'x' })).rejects.toMatchObject({
      code: 'insufficient_role',
    });
    await remove(owner, admin);
    await expect(remove(admin, member)).rejects.toMatchObject({ code: 'insufficient_role' });
  });

  test('members are listed with name, address and role, most recent first', async () => {
    const { items } = await people.organizationMembers.list(member, id, {});
    expect(items.map(({ name, role }) => [name, role])).toEqual([
      ['Mia', 'member'],
      ['Adam', 'admin'],
      ['Olga', 'owner'],
    ]);
    expect(items[0]?.email).toContain('@mail.example');
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await people.organizationMembers.list(member, id, {
        limit: 1,
        ...(cursor === '' ? {} : { cursor }),
      });
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(['Mia', 'Adam', 'Olga']);
  });

  describe('roles', () => {
    test('an admin adds admins and members, but cannot add, change or remove an owner', async () => {
      expect(await change(admin, member, 'admin')).toMatchObject({ user_id: member.userId, role: 'admin' });
      await expect(change(admin, member, 'owner')).rejects.toMatchObject({ code: 'insufficient_role' });
      await expect(change(admin, admin, 'owner')).rejects.toMatchObject({ code: 'insufficient_role' });
      await change(owner, member, 'owner');
      await expect(change(admin, owner, 'admin')).rejects.toMatchObject({ code: 'insufficient_role' });
      await expect(remove(admin, owner)).rejects.toMatchObject({ code: 'insufficient_role' });
    });

    test('a member changes and removes nobody, and may leave', async () => {
      await expect(change(member, admin, 'member')).rejects.toMatchObject({ code: 'insufficient_role' });
      await expect(remove(member, admin)).rejects.toMatchObject({ code: 'insufficient_role' });
      await remove(member, member);
      expect(await roles()).toEqual({ [owner.userId]: 'owner', [admin.userId]: 'admin' });
    });

    test('a person who is not a member is not found', async () => {
      const eve = await people.newCaller('Eve');
      await expect(change(owner, eve, 'admin')).rejects.toMatchObject({ code: 'not_found' });
      await expect(remove(owner, eve)).rejects.toMatchObject({ code: 'not_found' });
      await expect(change(eve, eve, 'owner')).rejects.toMatchObject({ code: 'insufficient_role' });
      await expect(people.organizations.update(eve, makeId('organization'), {})).rejects.toMatchObject({
        code: 'insufficient_role',
      });
    });

    test('every change is an event, and a refused one is not', async () => {
      await change(owner, member, 'admin');
      await change(owner, member, 'admin');
      await expect(change(owner, owner, 'member')).rejects.toMatchObject({ code: 'last_owner' });
      await remove(owner, member);
      const actions = await actionsOf(given.store, id);
      expect(actions.filter((action) => action.startsWith('organization_member.'))).toEqual([
        'organization_member.role_changed',
        'organization_member.removed',
      ]);
    });
  });

  describe('the last owner', () => {
    test('can neither step down nor leave', async () => {
      await expect(change(owner, owner, 'admin')).rejects.toMatchObject({ code: 'last_owner' });
      await expect(remove(owner, owner)).rejects.toMatchObject({ code: 'last_owner' });
      expect(await organizationOwners(given.store.db, id)).toEqual([owner.userId]);
    });

    test('remains when all owners demote one another or leave at once', async () => {
      const others = [await add('owner'), await add('owner'), await add('owner')];
      const all = [owner, ...others];
      const done = await Promise.allSettled(
        all.map((caller, index) => (index % 2 === 0 ? change(caller, caller, 'member') : remove(caller, caller))),
      );
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await organizationOwners(given.store.db, id)).toHaveLength(1);
    });

    test('of a roster cannot leave the organization, nor be removed from it', async () => {
      const project = await addProject([
        [member, 'owner'],
        [admin, 'viewer'],
      ]);
      await expect(remove(member, member)).rejects.toMatchObject({ code: 'last_owner' });
      await expect(remove(owner, member)).rejects.toMatchObject({ code: 'last_owner' });
      expect(await roles()).toHaveProperty(member.userId);
      expect(await rosterOf(project)).toHaveLength(2);
      await remove(owner, admin);
      expect(await rosterOf(project)).toEqual([member.userId]);
    });

    test('of a roster remains when both its owners leave the organization at once', async () => {
      const project = await addProject([
        [member, 'owner'],
        [admin, 'owner'],
      ]);
      const done = await Promise.allSettled([remove(member, member), remove(admin, admin)]);
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await rosterOf(project)).toHaveLength(1);
    });
  });

  test('a suspended organization admits nobody', async () => {
    await given.store.db.updateTable('organization').set({ suspended_at: new Date() }).where('id', '=', id).execute();
    await expect(change(owner, member, 'admin')).rejects.toMatchObject({ code: 'organization_suspended' });
  });
});
