import type { Id } from '@rowloom/contract';
import { expect, test } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { makeId } from '../ids/make-id.ts';
import { addCaller, addUser, callerOf } from '../members/people.fixture.ts';
import { describeConsole } from './console.fixture.ts';

describeConsole('accounts for operators', (given) => {
  const signIn = async (userId: Id<'user'>): Promise<Id<'session'>> => {
    const id = makeId('session');
    await given.store.db
      .insertInto('session')
      .values({ id, user_id: userId, expires_at: new Date(Date.now() + 60_000) })
      .execute();
    return id;
  };

  test('are found by name and e-mail', async () => {
    const id = await addUser(given.store, 'Quirin');
    const { items } = await given.admin.listUsers({ search: 'qUIR' });
    expect(items).toMatchObject([
      {
        id,
        name: 'Quirin',
        operator: false,
        disabled: false,
        organizations_count: 0,
        active_sessions: 0,
        active_keys: 0,
      },
    ]);
    expect((await given.admin.listUsers({ search: id })).items).toHaveLength(1);
  });

  test("disabling ends sessions at once, and is recorded in the person's organizations", async () => {
    const person = await addCaller(given.store, given.organizationId);
    const session = await signIn(person.userId);
    expect(await given.admin.updateUser(given.operator, person.userId, { disabled: true })).toMatchObject({
      disabled: true,
      active_sessions: 0,
    });
    const ended = await given.store.db
      .selectFrom('session')
      .select(['ended_at', 'ended_because'])
      .where('id', '=', session)
      .executeTakeFirst();
    expect(ended).toMatchObject({ ended_at: expect.any(Date) as unknown, ended_because: 'disabled' });
    expect(await given.newest(given.organizationId)).toMatchObject({
      action: 'user.disabled',
      subject: { id: person.userId },
    });
    expect(await given.newest()).toMatchObject({ action: 'user.disabled' });
    expect(await given.admin.updateUser(given.operator, person.userId, { disabled: false })).toMatchObject({
      disabled: false,
      disabled_at: null,
    });
  });

  test('sessions can be ended', async () => {
    const id = await addUser(given.store);
    await signIn(id);
    await signIn(id);
    expect(await given.admin.endSessions(given.operator, id)).toEqual({ sessions_ended: 2 });
    expect(await given.newest()).toMatchObject({ action: 'sessions.ended', details: { count: 2 } });
    expect(await given.admin.endSessions(given.operator, id)).toEqual({ sessions_ended: 0 });
  });

  test('the last operator can neither be demoted nor disabled, and of the last two one stays', async () => {
    const refused = { code: 'last_owner' };
    await expect(
      given.admin.updateUser(given.operator, given.operator.userId, { operator: false }),
    ).rejects.toMatchObject(refused);
    await expect(
      given.admin.updateUser(given.operator, given.operator.userId, { disabled: true }),
    ).rejects.toMatchObject(refused);
    const second = await addUser(given.store, 'Otis');
    await given.admin.updateUser(given.operator, second, { operator: true });
    expect(await given.newest()).toMatchObject({ action: 'user.operator_granted', subject: { id: second } });
    const other = await callerOf(given.store, second);
    const outcomes = await Promise.allSettled([
      given.admin.updateUser(given.operator, given.operator.userId, { operator: false }),
      given.admin.updateUser(other, second, { disabled: true }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // For later tests the first is again the only operator.
    await given.store.db
      .updateTable('app_user')
      .set({ operator: true })
      .where('id', '=', given.operator.userId)
      .execute();
    await given.store.db
      .updateTable('app_user')
      .set({ operator: false, disabled_at: null })
      .where('id', '=', second)
      .execute();
  });

  test('a former operator changes nothing, and a key never does', async () => {
    const former: Caller = { ...(await callerOf(given.store, await addUser(given.store))), operator: true };
    await expect(given.admin.updateUser(former, given.operator.userId, { disabled: true })).rejects.toMatchObject({
      code: 'insufficient_role',
    });
    const { userId, operator: isOperator, memberships, origin } = given.operator;
    const key: Caller = {
      userId,
      operator: isOperator,
      memberships,
      origin,
      via: 'api_key',
      keyId: makeId('key'),
      keyPrefix: 'x',
    };
    await expect(given.admin.updateTier(key, 'pro', { api_access: false })).rejects.toMatchObject({
      code: 'session_required',
    });
  });
});
