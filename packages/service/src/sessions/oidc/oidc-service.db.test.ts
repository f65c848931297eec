import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addOrganization, addUser } from '../../members/people.fixture.ts';
import { describeSomeStore } from '../../store/stores.fixture.ts';
import { createUser } from '../../users/provision-user.ts';
import { openPeople, ORIGIN, PASSWORD, type PeopleServices } from '../people.fixture.ts';
import { writeSettings } from '../settings.ts';
import { type GivenProvider, startProvider } from './provider.fixture.ts';

const REDIRECT = 'https://rowloom.example/api/auth/oidc/callback';

let count = 0;

describeSomeStore('sign-in by OpenID Connect', (given) => {
  let provider: GivenProvider;
  let people: PeopleServices;
  let email: string;
  beforeAll(async () => {
    provider = await startProvider();
    const { issuer, clientId, clientSecret } = provider;
    people = openPeople(given.store, { oidc: { issuer, clientId, clientSecret, redirectUrl: REDIRECT } });
    await createUser(given.store, { email: 'root@mail.example', name: 'Root', password: PASSWORD });
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    await setRegistration('invitation');
    email = `grace.${++count}@mail.example`;
    provider.person = { sub: `subject-${count}`, email, email_verified: true, name: 'Grace' };
    provider.userInfo = {};
    provider.lies = {};
  });

  const setRegistration = (registration: 'open' | 'invitation') =>
    given.store.transaction((tx) => writeSettings(tx, { registration }));

  /** What the browser does: to the provider, and back with the result. */
  const visit = async (returnTo?: string) => {
    const { location, cookie, maxAge } = await people.oidc.start(returnTo);
    const response = await fetch(location, { redirect: 'manual' });
    const back = new URL(response.headers.get('location') ?? '');
    return { asked: new URL(location), back, cookie, maxAge, query: Object.fromEntries(back.searchParams) };
  };
  const signIn = async (returnTo?: string) => {
    const { query, cookie } = await visit(returnTo);
    return people.oidc.finish(ORIGIN, { query, cookie });
  };
  const invite = async (role: 'member' | 'admin') => {
    const owner = await addUser(given.store, 'Olga');
    const id = await addOrganization(given.store, owner);
    const made = await people.invitations.create(await people.callerFor(owner), id, {
      email: email.toUpperCase(),
      role,
    });
    return { id, made };
  };

  test('calls the provider with state, nonce and a challenge, all of them fresh', async () => {
    const [one, two] = [await visit(), await visit()];
    expect(Object.fromEntries(one.asked.searchParams)).toMatchObject({
      client_id: 'rowloom',
      redirect_uri: REDIRECT,
      scope: 'openid email profile',
      response_type: 'code',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.asked.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.asked.searchParams.get(name)).not.toBe(two.asked.searchParams.get(name));
    }
    expect(one.maxAge).toBe(600);
    expect(await people.registration.options()).toMatchObject({ oidc: true });
  });

  test('is not found without configuration', async () => {
    const plain = openPeople(given.store);
    await expect(plain.oidc.start()).rejects.toMatchObject({ code: 'not_found' });
    await expect(plain.oidc.finish(ORIGIN, { query: {}, cookie: '' })).rejects.toMatchObject({ code: 'not_found' });
  });

  describe('a person without an account', () => {
    test('is refused while registration is by invitation', async () => {
      await expect(signIn()).rejects.toMatchObject({ code: 'insufficient_role' });
    });

    test('gets one when invited, and accepts the invitation', async () => {
      const { id } = await invite('admin');
      const signedIn = await signIn('/#/projects');
      expect(signedIn.location).toBe('/#/projects');
      expect(signedIn.answer.user).toMatchObject({ email, name: 'Grace', has_password: false, operator: false });
      const grace = await people.callerOf(signedIn);
      expect(grace.memberships.get(id)).toMatchObject({ role: 'admin' });
      const invitation = await given.store.db
        .selectFrom('invitation')
        .select('accepted_by')
        .where('organization_id', '=', id)
        .executeTakeFirst();
      expect(invitation).toEqual({ accepted_by: grace.userId });
    });

    test('gets one when registration is open, and joins nothing automatically', async () => {
      await setRegistration('open');
      const { id } = await invite('member');
      const grace = await people.callerOf(await signIn());
      expect(grace.memberships.has(id)).toBe(false);
      expect(grace.memberships.size).toBe(1);
    });
  });

  test('is unaffected by a disabled account that only claimed the address', async () => {
    await setRegistration('open');
    const mallory = await people.registration.register(ORIGIN, { email, name: 'Mallory', password: PASSWORD });
    await given.store.db
      .updateTable('app_user')
      .set({ disabled_at: new Date() })
      .where('id', '=', mallory.answer.user.id)
      .execute();
    const { answer } = await signIn();
    expect(answer.user).toMatchObject({ email, email_verified: true });
    expect(answer.user.id).not.toBe(mallory.answer.user.id);
  });

  describe('a returning person', () => {
    test("is identified by the provider's subject, whatever their address is now", async () => {
      await setRegistration('open');
      const first = await signIn();
      provider.person = { ...provider.person, email: `new.${email}` };
      const second = await signIn();
      expect(second.answer.user).toEqual(first.answer.user);
    });

    test('is refused once disabled', async () => {
      await setRegistration('open');
      const { answer } = await signIn();
      await given.store.db
        .updateTable('app_user')
        .set({ disabled_at: new Date() })
        .where('id', '=', answer.user.id)
        .execute();
      await expect(signIn()).rejects.toMatchObject({ code: 'invalid_credentials' });
    });

    test('may set a first password', async () => {
      await setRegistration('open');
      const caller = await people.callerOf(await signIn());
      await people.sessions.changePassword(caller, { new_password: PASSWORD });
      expect((await people.sessions.login(ORIGIN, { email, password: PASSWORD })).answer.user.has_password).toBe(true);
    });
  });

  describe('an account with the verified address', () => {
    test('is linked to one person of the provider, once', async () => {
      const id = await createUser(given.store, { email: email.toUpperCase(), name: 'G', password: PASSWORD });
      expect((await signIn()).answer.user).toMatchObject({ id });
      provider.person = { ...provider.person, sub: 'someone else' };
      await expect(signIn()).rejects.toMatchObject({ code: 'invalid_credentials' });
    });

    // A person who invites an address has the link, and can follow it themselves.
    test.each(['open', 'invitation'] as const)(
      'loses what a stranger may have added to it (%s)',
      async (registration) => {
        await createUser(given.store, { email, name: 'G', password: PASSWORD, operator: true });
        await setRegistration(registration);
        const strangers = await people.sessions.login(ORIGIN, { email, password: PASSWORD });
        const { key } = await people.keys.create(await people.callerOf(strangers), { name: 'x' });
        const signedIn = await signIn();
        expect(signedIn.answer.user).toMatchObject({ id: strangers.answer.user.id, has_password: false });
        expect(await people.callerOfToken(strangers.answer.access_token)).toBeUndefined();
        expect(await people.callerOfToken(key)).toBeUndefined();
        expect(await people.callerOf(signedIn)).toBeDefined();
      },
    );

    test('is read from the user info if the ID token has none', async () => {
      const id = await createUser(given.store, { email, name: 'G', password: PASSWORD });
      provider.person = { sub: provider.person['sub'] };
      provider.userInfo = { email, email_verified: true };
      expect((await signIn()).answer.user.id).toBe(id);
    });
  });

  describe('is refused', () => {
    beforeEach(() => setRegistration('open'));

    test.each([
      ['an address that is not verified', { email_verified: false }],
      ['an address of which nothing is said', { email_verified: undefined }],
      ['no address', { email: undefined }],
      ['another nonce', { nonce: 'another' }],
      ['another audience', { aud: 'someone else' }],
      ['another issuer', { iss: 'https://elsewhere.example' }],
      ['a token that is over', { exp: 1 }],
    ])('with %s', async (_what, lies) => {
      provider.lies = lies;
      await expect(signIn()).rejects.toMatchObject({ code: 'invalid_credentials' });
    });

    test('without the cookie, with that of another attempt, and with a changed one', async () => {
      const [one, two] = [await visit(), await visit()];
      for (const cookie of [undefined, '', two.cookie, `${one.cookie}x`])
        await expect(people.oidc.finish(ORIGIN, { query: one.query, cookie })).rejects.toMatchObject({
          code: 'invalid_credentials',
        });
    });

    test('with a used code', async () => {
      const { query, cookie } = await visit();
      await people.oidc.finish(ORIGIN, { query, cookie });
      await expect(people.oidc.finish(ORIGIN, { query, cookie })).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
    });

    // The owner of a mailbox with such a name would be identified as the other person.
    test.each(['\u212a', '\u0130'])(
      'with an address that matches another only after case folding (%s)',
      async (letter) => {
        const plain = letter.toLowerCase().normalize('NFD').slice(0, 1);
        await createUser(given.store, { email: `${plain}.${email}`, name: 'Kim', password: PASSWORD });
        provider.person = { ...provider.person, email: `${letter}.${email}` };
        await expect(signIn()).rejects.toMatchObject({ code: 'validation_failed' });
        await expect(
          people.registration.register(ORIGIN, { email: `${letter}.${email}`, name: 'Mallory', password: PASSWORD }),
        ).rejects.toMatchObject({ code: 'validation_failed' });
      },
    );

    test('when the provider refuses', async () => {
      const { query, cookie } = await visit();
      const refused = { error: 'access_denied', state: query['state'] };
      await expect(people.oidc.finish(ORIGIN, { query: refused, cookie })).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
    });
  });

  test('reports an unresponsive provider as unavailable, and calls it again the next time', async () => {
    const gone = await startProvider();
    const { issuer, clientId, clientSecret } = gone;
    await gone.close();
    const { oidc } = openPeople(given.store, { oidc: { issuer, clientId, clientSecret, redirectUrl: REDIRECT } });
    await expect(oidc.start()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(oidc.start()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
