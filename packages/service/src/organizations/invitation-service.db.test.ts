import type { Id, OrganizationRole } from '@rowloom/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { addOrganization, addUser, join } from '../members/people.fixture.ts';
import { actionsOf, openPeople, ORIGIN, PASSWORD, type PeopleServices } from '../sessions/people.fixture.ts';
import { describeStores } from '../store/stores.fixture.ts';
import { createUser } from '../users/provision-user.ts';

let count = 0;

describeStores('invitations', (given) => {
  let people: PeopleServices;
  let id: Id<'organization'>;
  let owner: Caller;
  let email: string;
  beforeAll(async () => {
    people = openPeople(given.store);
    await createUser(given.store, { email: 'root@mail.example', name: 'Root', password: PASSWORD });
  });
  beforeEach(async () => {
    const userId = await addUser(given.store, 'Olga');
    id = await addOrganization(given.store, userId);
    owner = await people.callerFor(userId);
    email = `Grace.${++count}@Mail.Example`;
  });

  const invite = (caller: Caller = owner, role: OrganizationRole = 'member') =>
    people.invitations.create(caller, id, { email, role });
  const tokenOf = ({ link }: { readonly link: string }) =>
    new URL(link.replace('#/', '')).searchParams.get('token') ?? '';
  const counted = vi.fn<(email: string) => void>();
  const accept = (token: string, rest: { name?: string; password?: string } = { name: 'Grace', password: PASSWORD }) =>
    people.acceptInvitation(ORIGIN, { token, ...rest }, counted);
  let elsewhere: Id<'organization'>;
  const addElsewhere = async () => {
    const userId = await addUser(given.store, 'Mallory');
    elsewhere = await addOrganization(given.store, userId);
    return people.callerFor(userId);
  };
  const addAdmin = async () => {
    const userId = await addUser(given.store, 'Adam');
    await join(given.store, id, userId, 'admin');
    return people.callerFor(userId);
  };

  test('whoever guesses a password by an invitation is counted for the account that it is of', async () => {
    const token = tokenOf(await invite());
    await accept(token);
    const mallory = await addElsewhere();
    const again = tokenOf(await people.invitations.create(mallory, elsewhere, { email, role: 'member' }));
    counted.mockImplementation(() => {
      throw new Error('Too often.');
    });
    await expect(accept(again)).rejects.toThrow('Too often.');
    expect(counted).toHaveBeenLastCalledWith(email);
    counted.mockReset();
  });

  test('the link is in the answer of its creation only, and nowhere in the store', async () => {
    const made = await invite();
    expect(made).toMatchObject({ organization_id: id, email, role: 'member', invited_by: owner.userId });
    expect(made.link).toMatch(/^https:\/\/rowloom\.example\/#\/invitation\?token=[\w-]{43}$/);
    expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBe(7 * 86_400_000);
    const { link: _link, ...listed } = made;
    expect(await people.invitations.list(owner, id, {})).toEqual({ items: [listed], next_cursor: null });
    const stored = [
      await given.store.db.selectFrom('invitation').selectAll().execute(),
      await given.store.db.selectFrom('audit_event').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(tokenOf(made));
    expect(JSON.stringify(stored[1])).not.toContain(email);
  });

  test('a new person gets an account, the role, an organization of their own and a session', async () => {
    const { answer } = await accept(tokenOf(await invite(owner, 'admin')));
    expect(answer).toMatchObject({ organization_id: id, user: { email, name: 'Grace', operator: false } });
    const grace = await people.callerOfToken(answer.access_token);
    expect(grace?.memberships.get(id)).toMatchObject({ role: 'admin' });
    expect(grace?.memberships.size).toBe(2);
    expect((await people.invitations.list(owner, id, {})).items).toEqual([]);
    expect(await actionsOf(given.store, id)).toEqual([
      'session.started',
      'invitation.created',
      'invitation.accepted',
      'session.started',
    ]);
  });

  test('a new person must send a name and a password that is long enough', async () => {
    const token = tokenOf(await invite());
    for (const [path, rest] of [
      ['name', { password: PASSWORD }],
      ['password', { name: 'Grace' }],
      ['password', { name: 'Grace', password: 'short' }],
    ] as const)
      await expect(accept(token, rest)).rejects.toMatchObject({ code: 'validation_failed', fields: [{ path }] });
    await accept(token);
  });

  test('an account with the address proves itself by its password', async () => {
    await createUser(given.store, { email: email.toLowerCase(), name: 'Grace', password: PASSWORD });
    const token = tokenOf(await invite());
    await expect(accept(token, { name: 'Eve', password: 'a password of Eve' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(accept(token, {})).rejects.toMatchObject({ fields: [{ path: 'password' }] });
    const { answer } = await accept(token, { password: PASSWORD });
    const grace = await people.callerOfToken(answer.access_token);
    expect(grace?.memberships.get(id)).toMatchObject({ role: 'member' });
    expect(grace?.memberships.size).toBe(2);
  });

  test('a link works once, also for many who follow it at once', async () => {
    const token = tokenOf(await invite());
    const done = await Promise.allSettled([accept(token), accept(token), accept(token)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(accept(token)).rejects.toMatchObject({ code: 'invalid_credentials' });
    const members = await people.organizationMembers.list(owner, id, {});
    expect(members.items).toHaveLength(2);
  });

  test('a link that was revoked, is a week old or never was opens nothing', async () => {
    const revoked = await invite();
    await people.invitations.revoke(owner, id, revoked.id);
    const old = await invite();
    await given.store.db.updateTable('invitation').set({ expires_at: new Date() }).where('id', '=', old.id).execute();
    for (const token of [tokenOf(revoked), tokenOf(old), 'x'])
      await expect(accept(token)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await people.invitations.list(owner, id, {})).items).toEqual([]);
    await expect(people.invitations.revoke(owner, id, revoked.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('an invitation of another organization is not there', async () => {
    const made = await invite();
    const eve = await people.newCaller('Eve');
    const other = await people.organizations.create(eve, { name: 'Other' });
    await expect(people.invitations.revoke(eve, other.id, made.id)).rejects.toMatchObject({ code: 'not_found' });
    await accept(tokenOf(made));
  });

  test('nobody is invited twice, nor as a member', async () => {
    await invite();
    await expect(invite()).rejects.toMatchObject({ code: 'already_exists' });
    email = email.toUpperCase();
    await expect(invite()).rejects.toMatchObject({ code: 'already_exists' });
    const [open] = (await people.invitations.list(owner, id, {})).items;
    await people.invitations.revoke(owner, id, open?.id ?? '');
    await accept(tokenOf(await invite()));
    await expect(invite()).rejects.toMatchObject({ code: 'already_exists' });
  });

  describe('stand on the rights of who sent them', () => {
    test('only an owner invites an owner', async () => {
      const admin = await addAdmin();
      await expect(invite(admin, 'owner')).rejects.toMatchObject({ code: 'insufficient_role' });
      await invite(admin, 'admin');
    });

    test('a member invites nobody', async () => {
      const userId = await addUser(given.store);
      await join(given.store, id, userId, 'member');
      await expect(invite(await people.callerFor(userId))).rejects.toMatchObject({ code: 'insufficient_role' });
    });

    test('they go with who sent them', async () => {
      const admin = await addAdmin();
      const made = await invite(admin);
      await people.organizationMembers.remove(owner, id, admin.userId);
      await expect(accept(tokenOf(made))).rejects.toMatchObject({ code: 'invalid_credentials' });
    });
  });
});
