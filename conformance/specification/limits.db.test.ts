import { expect, test } from 'vitest';
import { makeKey, makeProject, makeTeam } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

const MAX_KEYS = 20;

onSomeStore('Limits', (service) => {
  test('a user holds at most 20 active keys, however many are requested at once', async () => {
    const { owner } = await makeTeam(service);
    const answers = await Promise.all(
      Array.from({ length: MAX_KEYS + 5 }, (_, index) =>
        service.call('createKey', owner, { body: { name: `key ${index}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_KEYS);
    for (const answered of answers.filter(({ status }) => status !== 201)) expectFailure(answered, 'key_limit_reached');
    const { items } = await service.get('listKeys', owner);
    expect(items).toHaveLength(MAX_KEYS);
    expect((await service.get('getUsage', owner, { query: { org_id: owner.home } })).active_keys).toBe(MAX_KEYS);
    await service.call('revokeKey', owner, { params: { key_id: items[0]?.id ?? '' } });
    await makeKey(service, owner);
    expectFailure(await service.call('createKey', owner, { body: { name: 'one more' } }), 'key_limit_reached');
  });

  test('an expired key does not count', async () => {
    const { owner } = await makeTeam(service);
    // Time enough to create them all, and to be refused one more, on a busy machine.
    const soon = new Date(Date.now() + 6000).toISOString();
    await Promise.all(Array.from({ length: MAX_KEYS }, () => makeKey(service, owner, { expires_at: soon })));
    expectFailure(await service.call('createKey', owner, { body: { name: 'x' } }), 'key_limit_reached');
    const count = async (): Promise<number> => (await service.get('listKeys', owner)).items.length;
    await expect.poll(count, { timeout: 30_000, interval: 250 }).toBe(0);
    await makeKey(service, owner);
  });

  test('a session token lives about one hour', async () => {
    const { owner } = await makeTeam(service);
    const [, payload = ''] = owner.token.split('.');
    const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number; exp: number };
    expect(exp - iat).toBe(3600);
    expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(60);
  });

  test('the cap per request and the bonus rows are reported, and a run beyond the cap is refused', async () => {
    const team = await makeTeam(service, { tier: 'free' });
    const { per_request_cap: cap, bonus_rows: bonus } = await service.get('getUsage', team.owner, {
      query: { org_id: team.id },
    });
    expect([cap, bonus]).toEqual([10_000, 0]);
    const { id } = await makeProject(service, team.owner, team.id);
    const run = (rows: number) => ({ params: { id }, body: { source: { template_id: 'blog' }, rows } });
    expectFailure(await service.call('startGeneration', team.owner, run(cap + 1)), 'row_cap_exceeded');
    expect((await service.get('getUsage', team.owner, { query: { org_id: team.id } })).rows_reserved).toBe(0);
  });
});
