import { expect, test } from 'vitest';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { createUser } from '../users/provision-user.ts';
import { makeFailedSignIns } from './failed-sign-ins.ts';
import { openPeople, ORIGIN, PASSWORD, someRing } from './people.fixture.ts';

describeSomeStore('failed sign-ins', (given) => {
  const refused = () =>
    given.store.db
      .selectFrom('audit_event')
      .select(['chain', 'subject_id', 'ip', 'actor_user_id', 'details'])
      .where('action', '=', 'session.refused')
      .orderBy('sequence')
      .execute();

  test('each is an event of the platform, without the address', async () => {
    const email = 'ada@mail.example';
    const id = await createUser(given.store, { email, name: 'Ada', password: PASSWORD });
    const { sessions } = openPeople(given.store);
    for (const [who, password] of [
      [email, 'not this one at all'],
      ['ADA@mail.example ', 'nor this one'],
      ['nobody@mail.example', PASSWORD],
    ] as const)
      await expect(sessions.login(ORIGIN, { email: who, password })).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
    await sessions.login(ORIGIN, { email, password: PASSWORD });
    const events = await refused();
    expect(events).toMatchObject([
      { chain: 'platform', subject_id: id, ip: ORIGIN.ip, actor_user_id: null },
      { subject_id: id },
      { subject_id: 'unknown' },
    ]);
    expect(events[0]?.details).toEqual(events[1]?.details);
    expect(JSON.stringify(events)).not.toContain('mail.example');
  });

  test('floods elsewhere hide no attempts at an account, and do not fill the log', async () => {
    let now = 0;
    const { record } = makeFailedSignIns({ store: given.store, ring: someRing(), now: () => now });
    const email = 'vic@mail.example';
    const id = await createUser(given.store, { email, name: 'Vic', password: PASSWORD });
    const at = async () => (await refused()).filter(({ subject_id }) => subject_id === id);
    for (let count = 0; count < 110; count++) await record(ORIGIN, `${count}@mail.example`);
    await record(ORIGIN, email);
    expect(await at()).toHaveLength(1);
    for (let count = 0; count < 50; count++) await record(ORIGIN, email);
    expect(await at()).toHaveLength(20);
    now += 3_600_000;
    await record(ORIGIN, email);
    expect((await at()).at(-1)?.details).toMatchObject({ failures_not_recorded: 31 });
  });

  test('a wrong current password in a password change is an event of its sender', async () => {
    const email = 'cho@mail.example';
    const id = await createUser(given.store, { email, name: 'Cho', password: PASSWORD });
    const people = openPeople(given.store);
    const caller = await people.callerOf(await people.sessions.login(ORIGIN, { email, password: PASSWORD }));
    const wrong = { current_password: 'not this one at all', new_password: 'another long passphrase' };
    for (let count = 0; count < 2; count++)
      await expect(people.sessions.changePassword(caller, wrong)).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
    const events = await given.store.db
      .selectFrom('audit_event')
      .select(['chain', 'subject_id', 'actor_user_id', 'ip'])
      .where('action', '=', 'password.refused')
      .execute();
    const event = { chain: 'platform', subject_id: id, actor_user_id: id, ip: ORIGIN.ip };
    expect(events).toEqual([event, event]);
  });

  test('a flood does not fill the log, and is counted', async () => {
    let now = 0;
    const { record } = makeFailedSignIns({ store: given.store, ring: someRing(), now: () => now });
    const before = (await refused()).length;
    for (let count = 0; count < 150; count++) await record(ORIGIN, `${count}@mail.example`);
    expect((await refused()).length - before).toBe(100);
    now += 10_000;
    await record(ORIGIN, 'later@mail.example');
    expect((await refused()).at(-1)?.details).toMatchObject({ failures_not_recorded: 50 });
  });
});
