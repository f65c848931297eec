import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { addOrganization, addUser, join } from '../members/people.fixture.ts';
import { makeProjects } from '../projects/project-service.ts';
import { actionsOf, openPeople, ORIGIN, PASSWORD, type PeopleServices } from '../sessions/people.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { createUser } from './provision-user.ts';

describeSomeStore('accounts', (given) => {
  let people: PeopleServices;
  beforeAll(async () => {
    people = openPeople(given.store);
    await createUser(given.store, { email: 'root@mail.example', name: 'Root', password: PASSWORD });
  });

  const rowOf = ({ userId }: Caller) =>
    given.store.db.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const team = async () => {
    const owner = await addUser(given.store, 'Olga');
    const id = await addOrganization(given.store, owner);
    const member = await addUser(given.store, 'Mia');
    await join(given.store, id, member, 'member');
    return { id, owner: await people.callerFor(owner), member: await people.callerFor(member) };
  };

  test('a person sees their own account', async () => {
    const ada = await people.newCaller('Ada');
    expect(await people.users.me(ada)).toMatchObject({ id: ada.userId, name: 'Ada', has_password: false });
  });

  test('a person changes their name, and signs out everywhere', async () => {
    const login = { email: 'lise@mail.example', password: PASSWORD };
    await createUser(given.store, { ...login, name: 'Lise' });
    const [one, other] = [await people.sessions.login(ORIGIN, login), await people.sessions.login(ORIGIN, login)];
    const lise = await people.callerOf(one);
    const [own = ''] = lise.memberships.keys();
    expect(await people.users.update(lise, { name: 'Lise M.' })).toMatchObject({ name: 'Lise M.' });
    expect(await people.users.me(lise)).toMatchObject({ name: 'Lise M.' });
    expect((await actionsOf(given.store, own)).at(-1)).toBe('user.renamed');
    await people.sessions.logoutEverywhere(lise);
    for (const { answer } of [one, other]) expect(await people.callerOfToken(answer.access_token)).toBeUndefined();
    expect((await actionsOf(given.store, own)).at(-1)).toBe('session.ended');
    await expect(people.users.update(lise, { name: 'Again' })).rejects.toMatchObject({ code: 'invalid_token' });
  });

  test('a removed account has no name, address or password, and none of its sessions and keys works', async () => {
    const login = { email: 'grace@mail.example', password: PASSWORD };
    await createUser(given.store, { ...login, name: 'Grace' });
    const signedIn = await people.sessions.login(ORIGIN, login);
    const grace = await people.callerOf(signedIn);
    const [own = ''] = grace.memberships.keys();
    await given.store.db.updateTable('organization').set({ tier: 'pro' }).where('id', '=', own).execute();
    const { key } = await people.keys.create(grace, { name: 'CI' });

    await people.users.removeMe(grace);
    expect(await rowOf(grace)).toMatchObject({ email: null, name: null, password_hash: null, operator: false });
    expect(await people.callerOfToken(signedIn.answer.access_token)).toBeUndefined();
    expect(await people.callerOfToken(key)).toBeUndefined();
    await expect(people.sessions.refresh(ORIGIN, signedIn.refreshToken)).rejects.toMatchObject({
      code: 'invalid_token',
    });
    await expect(people.sessions.login(ORIGIN, login)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(people.users.removeMe(grace)).rejects.toMatchObject({ code: 'invalid_token' });
    expect((await actionsOf(given.store, own)).at(-1)).toBe('user.deleted');
    await createUser(given.store, { ...login, name: 'Another Grace' });
  });

  test('a member leaves their organizations and rosters with it', async () => {
    const { id, owner, member } = await team();
    const project = await makeProjects(given).create(owner, {
      organization_id: id,
      name: 'Shop',
      engine: 'sqlite',
      schema_name: 'main',
    });
    await given.store.db
      .insertInto('project_member')
      .values([
        { project_id: project.id, user_id: owner.userId, role: 'owner', added_by: owner.userId },
        { project_id: project.id, user_id: member.userId, role: 'editor', added_by: owner.userId },
      ])
      .execute();
    await people.users.removeMe(member);
    const { items } = await people.organizationMembers.list(owner, id, {});
    expect(items.map(({ user_id }) => user_id)).toEqual([owner.userId]);
    const roster = await given.store.db
      .selectFrom('project_member')
      .select('user_id')
      .where('project_id', '=', project.id)
      .execute();
    expect(roster).toEqual([{ user_id: owner.userId }]);
  });

  test('the last owner among others stays, with all their data', async () => {
    const { id, owner, member } = await team();
    await expect(people.users.removeMe(owner)).rejects.toMatchObject({ code: 'last_owner' });
    expect(await rowOf(owner)).toMatchObject({ name: 'Olga', deleted_at: null });
    await people.organizationMembers.update(owner, id, member.userId, { role: 'owner' });
    await people.users.removeMe(owner);
    expect((await people.organizationMembers.list(member, id, {})).items).toHaveLength(1);
  });

  test('the last two owners who remove their accounts at once leave one behind', async () => {
    const { id, owner, member } = await team();
    await people.organizationMembers.update(owner, id, member.userId, { role: 'owner' });
    const third = await addUser(given.store, 'Tom');
    await join(given.store, id, third, 'member');
    const done = await Promise.allSettled([people.users.removeMe(owner), people.users.removeMe(member)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('the last operator stays, one of two may go', async () => {
    const { store } = given;
    const [first, second] = [
      await addUser(store, 'A', { operator: true }),
      await addUser(store, 'B', { operator: true }),
    ];
    await store.db
      .updateTable('app_user')
      .set({ operator: false })
      .where('operator', '=', true)
      .where('id', 'not in', [first, second])
      .execute();
    const callers = [await people.callerFor(first), await people.callerFor(second)];
    const done = await Promise.allSettled(callers.map((caller) => people.users.removeMe(caller)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(done.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'last_owner' } });
  });
});
