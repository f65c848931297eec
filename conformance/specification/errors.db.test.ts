import { expect, test } from 'vitest';
import { addToRoster, join, makeKey, makeProject, makeTeam, setTier } from '../people.fixture.ts';
import { expectFailure, failureOf, onSomeStore } from '../service.fixture.ts';

onSomeStore('Errors', (service) => {
  test('a failure is a JSON object with a detail object of error and message', async () => {
    const { owner } = await makeTeam(service);
    const failures = await Promise.all([
      service.request('GET', '/nothing'),
      service.request('GET', '/api/nothing'),
      service.request('GET', '/api/nothing', owner),
      service.request('PUT', '/api/projects', owner),
      service.request('POST', '/api/projects', { ...owner, rawBody: '{' }),
      service.request('POST', '/api/projects', { ...owner, rawBody: 'x', headers: { 'content-type': 'text/plain' } }),
      service.request('GET', '/api/projects/%zz', owner),
      service.request('POST', '/api/keys', { ...owner, body: {} }),
    ]);
    expect(failures.map((answered) => `${answered.status} ${failureOf(answered).error}`)).toEqual([
      '404 not_found',
      '401 invalid_token',
      '404 not_found',
      '405 method_not_allowed',
      '400 invalid_json',
      '415 unsupported_media_type',
      '404 not_found',
      '422 validation_failed',
    ]);
  });

  test('403 tier_required: the tier does not include API access', async () => {
    const { owner, id } = await makeTeam(service);
    const key = await makeKey(service, owner);
    await setTier(service, id, 'free');
    expectFailure(await service.call('getUsage', key, { query: { org_id: id } }), 'tier_required');
  });

  test('403 session_required: key management and the operator console, called with an API key', async () => {
    const { owner } = await makeTeam(service);
    const key = await makeKey(service, owner);
    for (const id of ['listKeys', 'adminGetQueue', 'logout', 'deleteMe'] as const)
      expectFailure(await service.call(id, key), 'session_required');
  });

  test('403: authenticated, but lacking the role in the organization or in the project', async () => {
    const team = await makeTeam(service);
    const member = await join(service, team);
    const { id } = await makeProject(service, team.owner, team.id);
    await addToRoster(service, team.owner, id, member, 'viewer');
    expectFailure(await service.call('updateProject', member, { params: { id }, body: {} }), 'insufficient_role');
    expectFailure(
      await service.call('updateOrganization', member, { params: { id: team.id }, body: {} }),
      'insufficient_role',
    );
    const { owner: stranger } = await makeTeam(service);
    const known = await service.call('listProjects', stranger, { query: { org_id: team.id } });
    const unknown = await service.call('listProjects', stranger, { query: { org_id: `${team.id.slice(0, -4)}0000` } });
    expectFailure(known, 'insufficient_role');
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });
});
