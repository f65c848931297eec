import type { Id, OrganizationRole } from '@rowloom/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { addOrganization, addUser, join } from '../members/people.fixture.ts';
import { actionsOf, openPeople, ORIGIN, PASSWORD, type PeopleServices } from '../sessions/people.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { createUser, resetPassword, verifyEmail } from '../users/provision-user.ts';

let count = 0;

describeSomeStore('invitations', (given) => {
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
  const counted = vi.fn<(email: string) => Promise<void>>(() => Promise.resolve());
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

  test('guessing a password through an invitation counts against its account', async () => {
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

  test('the link is only in the answer of its creation, and nowhere in the store', async () => {
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

  test('the link shows who invites which address to what, and nothing about accounts', async () => {
    const made = await invite(owner, 'admin');
    const { name } = await people.organizations.get(owner, id);
    const told = {
      organization_name: name,
      inviter_name: 'Olga',
      email,
      role: 'admin',
      expires_at: made.expires_at,
    };
    expect(await people.invitedGuests.look(tokenOf(made))).toEqual(told);
    await createUser(given.store, { email, name: 'Grace', password: PASSWORD });
    expect(await people.invitedGuests.look(tokenOf(made))).toEqual(told);
    await accept(tokenOf(made), { password: PASSWORD });
    for (const token of [tokenOf(made), 'x'])
      await expect(people.invitedGuests.look(token)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a signed-in user joins without a password if the address is theirs', async () => {
    const made = await invite(owner, 'admin');
    const eve = await people.newCaller('Eve');
    await expect(people.invitedGuests.join(eve, tokenOf(made))).rejects.toMatchObject({ code: 'invalid_state' });
    const known = await createUser(given.store, { email: email.toLowerCase(), name: 'Grace', password: PASSWORD });
    const grace = await people.callerFor(known ?? owner.userId);
    expect(await people.invitedGuests.join(grace, tokenOf(made))).toMatchObject({ id, my_role: 'admin' });
    await expect(people.invitedGuests.join(grace, tokenOf(made))).rejects.toMatchObject({ code: 'not_found' });
    expect((await people.callerFor(grace.userId)).memberships.get(id)).toMatchObject({ role: 'admin' });
    expect((await actionsOf(given.store, id)).slice(-2)).toEqual(['invitation.accepted', 'session.started']);
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

  test('an existing account joins with its password', async () => {
    const known = await createUser(given.store, { email: email.toLowerCase(), name: 'Grace', password: PASSWORD });
    const token = tokenOf(await invite());
    const { answer } = await accept(token, { password: PASSWORD });
    expect(answer.user).toMatchObject({ id: known, email_verified: true });
    const grace = await people.callerOfToken(answer.access_token);
    expect(grace?.memberships.get(id)).toMatchObject({ role: 'member' });
    expect(grace?.memberships.size).toBe(2);
  });

  /** An answer, or a refusal, for a reader who does not know its ids. */
  const shapeOf = async (answered: Promise<{ readonly answer: object }>): Promise<unknown> => {
    try {
      return JSON.parse(
        JSON.stringify((await answered).answer, (_, value: unknown) =>
          typeof value === 'string' ? value.replaceAll(/eyJ\S+|\w{3}_\w{26}|\d{4}-\S+Z/g, '…') : value,
        ),
      ) as unknown;
    } catch (error) {
      const { code, fields } = error as { readonly code: string; readonly fields: unknown };
      return { code, fields };
    }
  };

  test.each([
    ['nothing', {}],
    ['a name', { name: 'Eve' }],
    ['a password alone', { password: 'a password of Eve' }],
    ['a name and a password', { name: 'Eve', password: 'a password of Eve' }],
    ['a password that is too short', { name: 'Eve', password: 'short' }],
  ])('following a link with %s does not reveal whether the address has an account', async (_what, rest) => {
    const free = await shapeOf(accept(tokenOf(await invite()), rest));
    const taken = `Taken.${++count}@Mail.Example`;
    const known = await createUser(given.store, { email: taken, name: 'Grace', password: PASSWORD });
    const invited = await people.invitations.create(owner, id, { email: taken, role: 'member' });
    const told = await shapeOf(accept(tokenOf(invited), rest));
    expect(told).toEqual(JSON.parse(JSON.stringify(free).replaceAll(email, taken)));
    // The holder of the address signs in as before.
    const { answer } = await people.sessions.login(ORIGIN, { email: taken, password: PASSWORD });
    expect(answer.user).toMatchObject({ id: known, email_verified: true });
  });

  test('a user who claims an address signs in beside its current holder', async () => {
    const known = await createUser(given.store, { email, name: 'Grace', password: PASSWORD });
    const { answer: eve } = await accept(tokenOf(await invite()), { name: 'Eve', password: 'a password of Eve' });
    const login = async (password: string) => (await people.sessions.login(ORIGIN, { email, password })).answer.user;
    expect(await login('a password of Eve')).toMatchObject({ id: eve.user.id, name: 'Eve', email_verified: false });
    expect(await login(PASSWORD)).toMatchObject({ id: known, email_verified: true });
  });

  test('an address belongs to the person who proves it: other claimants lose it, and their sessions end', async () => {
    const { answer: eve } = await accept(tokenOf(await invite()), { name: 'Eve', password: 'a password of Eve' });
    const mallory = await addElsewhere();
    const again = await people.invitations.create(mallory, elsewhere, { email, role: 'member' });
    const { answer: grace } = await accept(tokenOf(again));
    expect([eve.user.email_verified, grace.user.email_verified]).toEqual([false, false]);
    await expect(verifyEmail(given.store, { email })).rejects.toThrow('Several accounts claim this e-mail address');
    await expect(resetPassword(given.store, { email, password: PASSWORD })).rejects.toThrow('Several accounts');
    expect(await verifyEmail(given.store, { email, userId: grace.user.id })).toBe(grace.user.id);
    expect(await people.callerOfToken(eve.access_token)).toBeUndefined();
    expect((await people.users.me(await people.callerFor(grace.user.id))).email_verified).toBe(true);
    await expect(people.sessions.login(ORIGIN, { email, password: 'a password of Eve' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    const listed = await people.organizationMembers.list(owner, id, {});
    expect(listed.items.find(({ user_id }) => user_id === eve.user.id)).toMatchObject({
      email: `${eve.user.id}@unproved.invalid`,
      email_verified: false,
      invited_by: owner.userId,
    });
    expect((await actionsOf(given.store, id)).at(-1)).toBe('user.address_released');
  });

  test('a link works once, even if many follow it at once', async () => {
    const token = tokenOf(await invite());
    const done = await Promise.allSettled([accept(token), accept(token), accept(token)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(accept(token)).rejects.toMatchObject({ code: 'invalid_credentials' });
    const members = await people.organizationMembers.list(owner, id, {});
    expect(members.items).toHaveLength(2);
  });

  test('a revoked, week-old or invented link opens nothing', async () => {
    const revoked = await invite();
    await people.invitations.revoke(owner, id, revoked.id);
    const old = await invite();
    await given.store.db.updateTable('invitation').set({ expires_at: new Date() }).where('id', '=', old.id).execute();
    for (const token of [tokenOf(revoked), tokenOf(old), 'x'])
      await expect(accept(token)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await people.invitations.list(owner, id, {})).items).toEqual([]);
    await expect(people.invitations.revoke(owner, id, revoked.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('an invitation of another organization is not found', async () => {
    const made = await invite();
    const eve = await people.newCaller('Eve');
    const other = await people.organizations.create(eve, { name: 'Other' });
    await expect(people.invitations.revoke(eve, other.id, made.id)).rejects.toMatchObject({ code: 'not_found' });
    await accept(tokenOf(made));
  });

  test('nobody is invited twice, or as an existing member', async () => {
    await invite();
    await expect(invite()).rejects.toMatchObject({ code: 'already_exists' });
    email = email.toUpperCase();
    await expect(invite()).rejects.toMatchObject({ code: 'already_exists' });
    const [open] = (await people.invitations.list(owner, id, {})).items;
    await people.invitations.revoke(owner, id, open?.id ?? '');
    await accept(tokenOf(await invite()));
    await expect(invite()).rejects.toMatchObject({ code: 'already_exists' });
  });

  describe('depend on the rights of their sender', () => {
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

    test('they are deleted with their sender', async () => {
      const admin = await addAdmin();
      const made = await invite(admin);
      await people.organizationMembers.remove(owner, id, admin.userId);
      await expect(accept(tokenOf(made))).rejects.toMatchObject({ code: 'invalid_credentials' });
    });
  });
});
