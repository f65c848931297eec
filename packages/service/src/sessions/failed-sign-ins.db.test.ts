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
