import type { Register } from '@rowloom/contract';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { createUser } from '../users/provision-user.ts';
import { actionsOf, openPeople, ORIGIN, PASSWORD } from './people.fixture.ts';
import { writeSettings } from './settings.ts';
import { prepareSetup, setupLink } from './setup.ts';

const ADA = { email: 'ada@mail.example', name: 'Ada', password: PASSWORD };
const ADMIN = { email: 'root@mail.example', password: PASSWORD };

const usersOf = (store: Store) =>
  store.db.selectFrom('app_user').select(['email', 'operator']).orderBy('email').execute();

describeSomeStore('registration', (given) => {
  const register = (store: Store, input: Partial<Register> = {}) =>
    openPeople(store).registration.register(ORIGIN, { ...ADA, ...input });

  test('the first account needs the token of the link, operates the service and has an organization on enterprise', async () => {
    const store = await given.fresh();
    const people = openPeople(store);
    const token = (await prepareSetup(store)) ?? '';
    expect(await people.registration.options()).toEqual({ registration: 'setup', oidc: false, mail: false });
    for (const setup_token of [undefined, 'x', `${token}x`])
      await expect(register(store, setup_token === undefined ? {} : { setup_token })).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
    const signedIn = await people.registration.register(ORIGIN, { ...ADA, setup_token: token });
    const caller = await people.callerOf(signedIn);
    expect(caller.operator).toBe(true);
    const { items } = await people.organizations.list(caller, {});
    expect(items).toMatchObject([{ name: 'Ada', tier: 'enterprise', my_role: 'owner' }]);
    expect(await actionsOf(store, items[0]?.id ?? '')).toEqual([
      'user.registered',
      'organization.created',
      'session.started',
    ]);
    expect(await actionsOf(store, 'platform')).toEqual(['user.operator_granted']);

    expect(await people.registration.options()).toEqual({ registration: 'invitation', oidc: false, mail: false });
    const again = { email: 'eve@mail.example', setup_token: token };
    await expect(register(store, again)).rejects.toMatchObject({ code: 'insufficient_role' });
    expect(await prepareSetup(store)).toBeUndefined();
    expect(await prepareSetup(store, { admin: ADMIN })).toBeUndefined();
    expect(await usersOf(store)).toEqual([{ email: ADA.email, operator: true }]);
  });

  test('a restart creates a new link, and the old one is invalid', async () => {
    const store = await given.fresh();
    const [old, fresh] = [(await prepareSetup(store)) ?? '', (await prepareSetup(store)) ?? ''];
    await expect(register(store, { setup_token: old })).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await register(store, { setup_token: fresh })).answer.user.operator).toBe(true);
    expect(setupLink('http://localhost:4000/', fresh)).toBe(`http://localhost:4000/#/setup?token=${fresh}`);
  });

  test('of many who follow the link at once, one becomes the operator and the others leave nothing', async () => {
    const store = await given.fresh();
    const setup_token = (await prepareSetup(store)) ?? '';
    const made = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((name) => register(store, { email: `${name}@mail.example`, setup_token })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await usersOf(store)).toMatchObject([{ operator: true }]);
    expect(await store.db.selectFrom('organization').select('id').execute()).toHaveLength(1);
  });

  test('simultaneous starts with an administrator in the environment create one', async () => {
    const store = await given.fresh();
    const links = await Promise.all(Array.from({ length: 4 }, () => prepareSetup(store, { admin: ADMIN })));
    expect(links).toEqual([undefined, undefined, undefined, undefined]);
    expect(await usersOf(store)).toEqual([{ email: ADMIN.email, operator: true }]);
    await prepareSetup(store, { admin: { ...ADMIN, email: 'other@mail.example' } });
    expect(await usersOf(store)).toHaveLength(1);
    const { answer } = await openPeople(store).sessions.login(ORIGIN, ADMIN);
    expect(answer.user).toMatchObject({ name: 'root', operator: true });
  });

  test("once open it accepts anyone, with an organization on the operator's tier, and reveals no existing address", async () => {
    const { store } = given;
    await createUser(store, { ...ADMIN, name: 'Root' });
    await expect(register(store)).rejects.toMatchObject({ code: 'insufficient_role' });
    await store.transaction((tx) => writeSettings(tx, { registration: 'open' }));
    const people = openPeople(store);
    const signedIn = await people.registration.register(ORIGIN, { ...ADA, organization_name: 'Engines' });
    const caller = await people.callerOf(signedIn);
    expect(caller.operator).toBe(false);
    expect((await people.organizations.list(caller, {})).items).toMatchObject([{ name: 'Engines', tier: 'free' }]);
    // Root's is proved, Ada's is claimed: neither is notified. The account is another one, and the address is not its
    // own.
    for (const known of [ADMIN.email.toUpperCase(), 'ADA@mail.example']) {
      const { answer } = await register(store, { email: known, password: 'a passphrase of Mallory' });
      expect(answer.user).toMatchObject({ email: known, email_verified: false, operator: false });
      expect([signedIn.answer.user.id]).not.toContain(answer.user.id);
    }
    const { answer: root } = await people.sessions.login(ORIGIN, ADMIN);
    expect(root.user).toMatchObject({ email: ADMIN.email, operator: true });
    await store.transaction((tx) => writeSettings(tx, { default_tier: 'pro' }));
    const bob = await people.callerOf(
      await register(store, { email: 'bob@mail.example' }).then(async () =>
        people.sessions.login(ORIGIN, { email: 'bob@mail.example', password: PASSWORD }),
      ),
    );
    expect((await people.organizations.list(bob, {})).items).toMatchObject([{ tier: 'pro' }]);
  });

  test.each([
    ['email', { email: 'not an address' }],
    ['email', { email: 'two@ats@mail.example' }],
    ['password', { password: 'too short' }],
    ['name', { name: ' ' }],
  ])('a wrong %s is named, and nothing is created', async (path, wrong) => {
    const { store } = given;
    await store.transaction((tx) => writeSettings(tx, { registration: 'open' }));
    const before = await usersOf(store);
    await expect(register(store, { email: 'new@mail.example', ...wrong })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path }],
    });
    expect(await usersOf(store)).toEqual(before);
  });
});
