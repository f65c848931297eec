import { type Endpoint, ENDPOINTS } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { makeTeam } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Versioning', (service) => {
  test('routes carry no version segment', async () => {
    const paths = (Object.values(ENDPOINTS) as readonly Endpoint[]).map(({ path }) => path);
    expect(paths.filter((path) => /\/v\d+(?:\/|$)/.test(path))).toEqual([]);
    const { owner } = await makeTeam(service);
    expectFailure(await service.request('GET', '/api/v1/keys', owner), 'not_found');
  });

  test('no version header is needed or returned, and nothing is deprecated', async () => {
    const { owner } = await makeTeam(service);
    const { headers } = await service.call('listKeys', owner);
    const names = [...headers.keys()];
    expect(names.filter((name) => /version|deprecation|sunset/i.test(name))).toEqual([]);
  });
});
