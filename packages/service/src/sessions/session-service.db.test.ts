import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { createUser, resetPassword } from '../users/provision-user.ts';
import { actionsOf, openPeople, ORIGIN, PASSWORD, type PeopleServices } from './people.fixture.ts';
import type { SignedIn } from './session.ts';

let count = 0;

describeSomeStore('sessions', (given) => {
  let people: PeopleServices;
  let email: string;
  beforeAll(() => {
    people = openPeople(given.store);
  });
  beforeEach(async () => {
    email = `Ada.${++count}@Mail.Example`;
    await createUser(given.store, { email, name: 'Ada', password: PASSWORD });
  });

  const login = (password = PASSWORD) => people.sessions.login(ORIGIN, { email, password });
  const refresh = (token: string) => people.sessions.refresh(ORIGIN, token);
  const works = async ({ answer }: SignedIn) => (await people.callerOfToken(answer.access_token)) !== undefined;
  /** As if the tokens of the store had been rotated that long ago. */
  const letPass = (seconds: number) =>
    given.store.db
      .updateTable('refresh_token')
      .set({ rotated_at: sql<Date>`rotated_at - make_interval(secs => ${seconds})` })
      .where('rotated_at', 'is not', null)
      .execute();

  describe('sign-in', () => {
    test('gives a one-hour token and the account, without its secrets', async () => {
      const { answer, refreshToken, maxAge } = await login();
      expect(answer).toEqual({
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        token_type: 'Bearer',
        expires_in: 3600,
        user: {
          id: expect.stringMatching(/^usr_/),
          email,
          name: 'Ada',
          operator: expect.any(Boolean),
          has_password: true,
          email_verified: true,
          created_at: expect.stringMatching(/^20.*Z$/),
        },
      });
      expect(refreshToken).toHaveLength(43);
      expect(maxAge).toBe(30 * 86_400);
      expect(await people.callerOfToken(answer.access_token)).toMatchObject({ userId: answer.user.id, via: 'session' });
    });

    test('accepts the e-mail address in any case, with blanks around it', async () => {
      const { answer } = await people.sessions.login(ORIGIN, { email: ` ${email.toUpperCase()} `, password: PASSWORD });
      expect(answer.user.email).toBe(email);
    });

    test('is stored with its network address, even after it has ended', async () => {
      const { sessions } = people;
      expect(await sessions.knownAddresses(email.toLowerCase())).toEqual([]);
      const signedIn = await sessions.login({ ...ORIGIN, ip: '192.0.2.44' }, { email, password: PASSWORD });
      await sessions.logout(await people.callerOf(signedIn));
      await login('not the password').catch(() => undefined);
      expect(await sessions.knownAddresses(email.toLowerCase())).toEqual(['192.0.2.44']);
      expect(await sessions.knownAddresses(signedIn.answer.user.id)).toEqual(['192.0.2.44']);
      expect(await sessions.knownAddresses('nobody@mail.example')).toEqual([]);
    });

    test('answers a wrong password and an unknown address alike', async () => {
      const wrong = await login('not the password').catch((error: unknown) => error);
      const unknown = await people.sessions
        .login(ORIGIN, { email: 'nobody@mail.example', password: PASSWORD })
        .catch((error: unknown) => error);
      expect(wrong).toMatchObject({ code: 'invalid_credentials' });
      expect(unknown).toEqual(wrong);
    });

    test('is refused for a disabled account, and its tokens are invalid at once', async () => {
      const signedIn = await login();
      await given.store.db
        .updateTable('app_user')
        .set({ disabled_at: new Date() })
        .where('id', '=', signedIn.answer.user.id)
        .execute();
      expect(await works(signedIn)).toBe(false);
      await expect(login()).rejects.toMatchObject({ code: 'invalid_credentials' });
      await expect(refresh(signedIn.refreshToken)).rejects.toMatchObject({ code: 'invalid_token' });
    });

    test('is recorded in the log of the organization, without a token', async () => {
      const { answer, refreshToken } = await login();
      const caller = await people.callerOfToken(answer.access_token);
      const [organization = ''] = [...(caller?.memberships.keys() ?? [])];
      expect(await actionsOf(given.store, organization)).toEqual([
        'user.registered',
        'organization.created',
        'session.started',
      ]);
      const stored = await given.store.db.selectFrom('audit_event').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(refreshToken);
      expect(JSON.stringify(stored)).not.toContain(email);
    });
  });

  describe('a refresh token', () => {
    test('is rotated, and the session continues', async () => {
      const first = await login();
      const second = await refresh(first.refreshToken);
      expect(second.refreshToken).not.toBe(first.refreshToken);
      expect(await works(second)).toBe(true);
      expect((await refresh(second.refreshToken)).answer.user).toEqual(first.answer.user);
    });

    test('is stored as a hash only', async () => {
      const first = await login();
      const second = await refresh(first.refreshToken);
      const stored = JSON.stringify(await given.store.db.selectFrom('refresh_token').selectAll().execute());
      expect(stored).not.toContain(first.refreshToken);
      expect(stored).not.toContain(second.refreshToken);
    });

    test('sent by many tabs at once gives all of them the same successor', async () => {
      const { refreshToken } = await login();
      const tabs = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
      expect(new Set(tabs.map((tab) => tab.refreshToken)).size).toBe(1);
    });

    test('is honoured with the same successor within ten seconds of its rotation', async () => {
      const { refreshToken } = await login();
      const second = await refresh(refreshToken);
      await letPass(9);
      expect((await refresh(refreshToken)).refreshToken).toBe(second.refreshToken);
    });

    test('that is reused later ends the whole session, access tokens included, and is recorded', async () => {
      const first = await login();
      const second = await refresh(first.refreshToken);
      const other = await login();
      await letPass(11);
      await expect(refresh(first.refreshToken)).rejects.toMatchObject({ code: 'invalid_token' });
      await expect(refresh(second.refreshToken)).rejects.toMatchObject({ code: 'invalid_token' });
      expect(await works(second)).toBe(false);
      expect(await works(other)).toBe(true);
      const [organization = ''] = (await people.callerOf(other)).memberships.keys();
      expect((await actionsOf(given.store, organization)).filter((action) => action === 'session.ended')).toHaveLength(
        1,
      );
    });

    test('that is invented or missing is refused', async () => {
      for (const token of [undefined, '', 'x', 'x'.repeat(5000)])
        await expect(people.sessions.refresh(ORIGIN, token)).rejects.toMatchObject({ code: 'invalid_token' });
    });

    test('of a session that was not refreshed for 30 days is refused', async () => {
      const { refreshToken } = await login();
      const rows = await given.store.db
        .selectFrom('session')
        .select(sql<number>`extract(epoch from expires_at - now())::float8`.as('left'))
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      expect(rows[0]?.left).toBeGreaterThan(30 * 86_400 - 60);
      await given.store.db.updateTable('session').set({ expires_at: new Date() }).execute();
      await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'invalid_token' });
    });
  });

  test('signing out ends the access token and the refresh token of this session at once, and of no other', async () => {
    const [here, there] = [await login(), await login()];
    await people.sessions.logout(await people.callerOf(here));
    expect(await works(here)).toBe(false);
    expect(await works(there)).toBe(true);
    await expect(refresh(here.refreshToken)).rejects.toMatchObject({ code: 'invalid_token' });
  });

  describe('a password change', () => {
    const NEW = 'another long passphrase';
    const change = async (signedIn: SignedIn, current_password: string) =>
      people.sessions.changePassword(await people.callerOf(signedIn), { current_password, new_password: NEW });

    test('ends every session at once and opens a new one', async () => {
      const [here, there] = [await login(), await login()];
      const fresh = await change(here, PASSWORD);
      expect([await works(here), await works(there), await works(fresh)]).toEqual([false, false, true]);
      await expect(refresh(there.refreshToken)).rejects.toMatchObject({ code: 'invalid_token' });
      await expect(login()).rejects.toMatchObject({ code: 'invalid_credentials' });
      expect(await works(await login(NEW))).toBe(true);
    });

    test('needs the current password', async () => {
      const here = await login();
      await expect(change(here, 'not the password')).rejects.toMatchObject({ code: 'invalid_credentials' });
      expect(await works(here)).toBe(true);
    });

    test('made twice at once takes effect once', async () => {
      const caller = await people.callerOf(await login());
      const made = await Promise.allSettled(
        [`${NEW} one`, `${NEW} two`].map((new_password) =>
          people.sessions.changePassword(caller, { current_password: PASSWORD, new_password }),
        ),
      );
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('by the operator of the service ends all sessions too', async () => {
      const here = await login();
      await resetPassword(given.store, { email: email.toLowerCase(), password: NEW });
      expect(await works(here)).toBe(false);
      expect(await works(await login(NEW))).toBe(true);
      await expect(resetPassword(given.store, { email: 'nobody@mail.example', password: NEW })).rejects.toMatchObject({
        code: 'not_found',
      });
    });
  });
});
