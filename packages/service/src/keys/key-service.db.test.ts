import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { makeId } from '../ids/make-id.ts';
import { addOrganization, addUser } from '../members/people.fixture.ts';
import { actionsOf, openPeople, type PeopleServices } from '../sessions/people.fixture.ts';
import { endSessions } from '../sessions/session-store.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { isWellFormed } from './api-key.ts';

describeSomeStore('API keys', (given) => {
  let people: PeopleServices;
  let ada: Caller;
  let organizationId: string;
  beforeAll(() => {
    people = openPeople(given.store);
  });
  beforeEach(async () => {
    const id = await addUser(given.store);
    organizationId = await addOrganization(given.store, id, 'pro');
    ada = await people.callerFor(id);
  });

  const create = (name = 'CI', expires_at?: string) =>
    people.keys.create(ada, { name, ...(expires_at === undefined ? {} : { expires_at }) });
  const names = async () => (await people.keys.list(ada)).items.map(({ name }) => name);
  const isAccepted = async (key: string) => (await people.callerOfToken(key)) !== undefined;

  test('a new key is shown once, with a warning, and acts as its creator', async () => {
    const { key, warning, ...shown } = await create();
    expect(isWellFormed(key)).toBe(true);
    expect(warning).toContain('once');
    expect(shown).toEqual({
      id: expect.stringMatching(/^key_/),
      name: 'CI',
      prefix: key.slice(0, 17),
      created_at: expect.any(String),
      expires_at: null,
      last_used_at: null,
    });
    expect(await people.keys.list(ada)).toEqual({ items: [shown], next_cursor: null });
    expect(await people.callerOfToken(key)).toMatchObject({
      userId: ada.userId,
      via: 'api_key',
      keyPrefix: shown.prefix,
    });
  });

  test('only its hash is stored, and the log has only the prefix', async () => {
    const { key } = await create();
    const stored = [
      await given.store.db.selectFrom('api_key').selectAll().execute(),
      await given.store.db.selectFrom('audit_event').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(await actionsOf(given.store, organizationId)).toEqual(['session.started', 'key.created']);
  });

  test('keys are listed newest first; revoked and expired ones are not', async () => {
    await create('one');
    const { id } = await create('two');
    await create('three');
    const expired = await create('four', '2099-01-01T00:00:00Z');
    await given.store.db.updateTable('api_key').set({ expires_at: new Date() }).where('id', '=', expired.id).execute();
    await people.keys.revoke(ada, id);
    expect(await names()).toEqual(['three', 'one']);
    expect(await isAccepted(expired.key)).toBe(false);
  });

  test('a revoked key is refused at once, and cannot be revoked again', async () => {
    const { id, key } = await create();
    expect(await isAccepted(key)).toBe(true);
    await people.keys.revoke(ada, id);
    expect(await isAccepted(key)).toBe(false);
    await expect(people.keys.revoke(ada, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await actionsOf(given.store, organizationId)).toEqual(['session.started', 'key.created', 'key.revoked']);
  });

  test("someone else's key is not found", async () => {
    const { id, key } = await create();
    const eve = await people.newCaller('Eve');
    const foreign = await people.keys.revoke(eve, id).catch((error: unknown) => error);
    const unknown = await people.keys.revoke(eve, makeId('key')).catch((error: unknown) => error);
    expect(foreign).toMatchObject({ code: 'not_found' });
    expect(foreign).toEqual(unknown);
    expect(await isAccepted(key)).toBe(true);
    expect((await people.keys.list(eve)).items).toEqual([]);
  });

  describe('the twenty-first', () => {
    test('is refused until one is revoked', async () => {
      const first = await create('0');
      for (let count = 1; count < 20; count++) await create(String(count));
      await expect(create('20')).rejects.toMatchObject({ code: 'key_limit_reached' });
      await people.keys.revoke(ada, first.id);
      await create('20');
      expect(await names()).toHaveLength(20);
    });

    test('is refused among many created at once', async () => {
      const made = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => create(String(index))));
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
      expect(await names()).toHaveLength(20);
    });
  });

  test('an expiry in the past is refused', async () => {
    await expect(create('CI', '2020-01-01T00:00:00Z')).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'expires_at' }],
    });
  });

  test('a key cannot create or revoke keys', async () => {
    const { id, key } = await create();
    const byKey = await people.callerOfToken(key);
    if (byKey === undefined) throw new Error('The key is not accepted.');
    await expect(people.keys.create(byKey, { name: 'x' })).rejects.toMatchObject({ code: 'session_required' });
    await expect(people.keys.revoke(byKey, id)).rejects.toMatchObject({ code: 'session_required' });
  });

  test('keys require an organization whose tier has API access', async () => {
    const id = await addUser(given.store);
    await addOrganization(given.store, id, 'free');
    const eve = await people.callerFor(id);
    await expect(people.keys.create(eve, { name: 'x' })).rejects.toMatchObject({ code: 'tier_required' });
  });

  test('a session that ended after the request was admitted creates none', async () => {
    await given.store.transaction((tx) => endSessions(tx, { userId: ada.userId }, 'logout'));
    await expect(create()).rejects.toMatchObject({ code: 'invalid_token' });
    expect(await names()).toEqual([]);
  });
});
