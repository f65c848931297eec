import { type Endpoint, ENDPOINTS } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { makeKey, makeTeam, setTier, signUp } from '../people.fixture.ts';
import { expectFailure, onSomeStore, pathOf } from '../service.fixture.ts';

const ROUTES = (Object.values(ENDPOINTS) as readonly Endpoint[]).filter(({ path }) => path.startsWith('/api/admin/'));

onSomeStore('Operator console', (service) => {
  test("every route under /api/admin/ refuses an API key, even an operator's", async () => {
    const person = await signUp(service);
    await setTier(service, person.home, 'pro');
    const key = await makeKey(service, person);
    await service.get('adminUpdateUser', service.operator, { params: { id: person.id }, body: { operator: true } });
    expect((await service.call('adminGetSystem', person)).status).toBe(200);
    expect(ROUTES.length).toBeGreaterThan(12);
    for (const route of ROUTES)
      expectFailure(await service.request(route.method, pathOf(route, {}), key), 'session_required');
    for (const path of ['/api/admin', '/api/admin/', '/api/admin/nothing', '/api/admin/organizations/x/y'])
      for (const method of ['GET', 'POST', 'PUT'])
        expectFailure(await service.request(method, path, key), 'session_required');
  });

  test('a session of someone who is not an operator is refused too', async () => {
    const { owner } = await makeTeam(service);
    for (const route of ROUTES)
      expectFailure(await service.request(route.method, pathOf(route, {}), owner), 'insufficient_role');
  });
});
