import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeKey, makeTeam } from '../people.fixture.ts';
import { onSomeStore } from '../service.fixture.ts';

onSomeStore('API key', (service) => {
  test('a new key has an id, the name chosen, a prefix, the full key and a warning', async () => {
    const { owner } = await makeTeam(service);
    const answered = await service.call('createKey', owner, { body: { name: 'CI' } });
    expect(answered.status).toBe(201);
    expect(answered.body).toMatchObject({ id: expect.stringMatching(/^key_/), name: 'CI' });
    expect(answered.body.warning).toMatch(/once|again/i);
    expect(answered.headers.get('cache-control')).toBe('no-store');
  });

  test('the prefix begins with sk_live_, is how the key begins, and is not a credential', async () => {
    const { owner } = await makeTeam(service);
    const { prefix, token } = await makeKey(service, owner);
    expect(prefix).toMatch(/^sk_live_/);
    expect(token.startsWith(prefix) && token.length > prefix.length + 16).toBe(true);
    expect((await service.call('getMe', { token: prefix })).status).toBe(401);
    expect((await service.call('getMe', { token })).status).toBe(200);
  });

  test('the full key is only in the answer to its creation, and no answer holds its hash', async () => {
    const { owner, id } = await makeTeam(service);
    const { token } = await makeKey(service, owner);
    const answers = await Promise.all([
      service.call('listKeys', owner),
      service.call('listActivity', owner, { query: { org_id: id } }),
      service.call('getMe', owner),
      service.call('adminListUsers', service.operator),
    ]);
    const hash = createHash('sha256').update(token).digest();
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      for (const secret of [token, token.slice(-12), hash.toString('hex'), hash.toString('base64')])
        expect(text).not.toContain(secret);
    }
  });

  test('listing gives the prefix and never the secret', async () => {
    const { owner } = await makeTeam(service);
    const { id, prefix } = await makeKey(service, owner);
    const { items } = await service.get('listKeys', owner);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id, prefix });
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual([
      'created_at',
      'expires_at',
      'id',
      'last_used_at',
      'name',
      'prefix',
    ]);
  });
});
