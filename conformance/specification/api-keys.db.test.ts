import { expect, test } from 'vitest';
import { makeKey, makeTeam } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('API keys (interactive session required)', (service) => {
  test('POST /api/keys takes a name and returns the key', async () => {
    const { owner } = await makeTeam(service);
    const { status, body } = await service.call('createKey', owner, { body: { name: 'deploy' } });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['id', 'name', 'prefix', 'key', 'warning']));
    for (const name of ['', '  ', 7, null, undefined, 'x'.repeat(101)])
      expectFailure(await service.call('createKey', owner, { body: { name } }), 'validation_failed');
  });

  test("GET /api/keys returns only the caller's keys, newest first", async () => {
    const [{ owner }, { owner: other }] = await Promise.all([makeTeam(service), makeTeam(service)]);
    const mine = [await makeKey(service, owner), await makeKey(service, owner)];
    await makeKey(service, other);
    const { items, next_cursor: cursor } = await service.get('listKeys', owner);
    expect(items.map(({ id }) => id)).toEqual(mine.map(({ id }) => id).toReversed());
    expect(cursor).toBeNull();
  });

  test('DELETE /api/keys/{key_id} revokes the key, effective immediately', async () => {
    const { owner } = await makeTeam(service);
    const key = await makeKey(service, owner);
    expect((await service.call('getMe', key)).status).toBe(200);
    const { status, text } = await service.call('revokeKey', owner, { params: { key_id: key.id } });
    expect([status, text]).toEqual([204, '']);
    expectFailure(await service.call('getMe', key), 'invalid_token');
    expect((await service.get('listKeys', owner)).items).toEqual([]);
    expectFailure(await service.call('revokeKey', owner, { params: { key_id: key.id } }), 'not_found');
  });

  test("someone else's key cannot be revoked, and looks like a missing one", async () => {
    const [{ owner }, { owner: other }] = await Promise.all([makeTeam(service), makeTeam(service)]);
    const key = await makeKey(service, owner);
    expectFailure(await service.call('revokeKey', other, { params: { key_id: key.id } }), 'not_found');
    expect((await service.call('getMe', key)).status).toBe(200);
  });

  test('no endpoint reveals or rotates a key', async () => {
    const { owner } = await makeTeam(service);
    const { id } = await makeKey(service, owner);
    expectFailure(await service.request('GET', `/api/keys/${id}`, owner), 'method_not_allowed');
    for (const action of ['reveal', 'rotate', 'secret'])
      for (const method of ['GET', 'POST'])
        expectFailure(await service.request(method, `/api/keys/${id}/${action}`, owner), 'not_found');
  });
});
