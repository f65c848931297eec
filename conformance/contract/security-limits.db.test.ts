import { expect, test } from 'vitest';
import { freshAddress, makeProject, makeTeam, rehearse, signUp, tokenOf } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('limits against abuse', (service) => {
  test('invitations allow no faster password guessing than sign-in', async () => {
    const victim = await signUp(service, 'victim');
    const headers = freshAddress();
    const guess = async () => {
      const mallory = await signUp(service, 'mallory');
      const body = { email: victim.email.toUpperCase(), role: 'member' };
      const { link } = await service.get('createInvitation', mallory, { params: { id: mallory.home }, body });
      return service.call('acceptInvitation', undefined, {
        headers,
        body: { token: tokenOf(link), password: 'a guess of many more' },
      });
    };
    // The answer to a wrong password is the same without an account.
    for (let tries = 0; tries < 5; tries++) expectFailure(await guess(), 'validation_failed');
    const answered = await guess();
    expectFailure(answered, 'rate_limited');
    expect(Number(answered.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('one user cannot take all connections with streams of events', async () => {
    const { id, owner } = await makeTeam(service);
    const project = await makeProject(service, owner, id);
    const run = await rehearse(service, owner, project.id, { rows: 500_000_000 });
    const closing = new AbortController();
    const open = () =>
      fetch(`${service.url}/api/generations/${run.id}/events`, {
        headers: { authorization: `Bearer ${owner.token}` },
        signal: closing.signal,
      });
    try {
      const streams = await Promise.all(Array.from({ length: 32 }, open));
      expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
      const params = { id: run.id };
      const refused = await service.request('GET', `/api/generations/${run.id}/events`, { token: owner.token });
      expectFailure(refused, 'rate_limited');
      expect((await service.call('getGeneration', owner, { params })).status).toBe(200);
      closing.abort();
      await expect.poll(async () => (await glance(service.url, run.id, owner.token)).status).toBe(200);
    } finally {
      closing.abort();
      await service.call('cancelGeneration', owner, { params: { id: run.id } });
    }
  });
});

/** Opens a stream and releases it. */
async function glance(url: string, id: string, token: string): Promise<Response> {
  const response = await fetch(`${url}/api/generations/${id}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await response.body?.cancel();
  return response;
}
