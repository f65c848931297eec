import { expect, test } from 'vitest';
import { makeKey, makeProject, makeTeam, rehearse, untilEnded } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('States and transitions', (service) => {
  test('a revoked key is rejected at once, with the same response as an unknown key', async () => {
    const { owner } = await makeTeam(service);
    const key = await makeKey(service, owner);
    await service.call('revokeKey', owner, { params: { key_id: key.id } });
    const revoked = await service.call('getMe', key);
    const unknown = await service.call('getMe', {
      token: `${key.token.slice(0, -1)}${key.token.endsWith('0') ? '1' : '0'}`,
    });
    expectFailure(revoked, 'invalid_token');
    expect([revoked.status, revoked.text]).toEqual([unknown.status, unknown.text]);
    expect([...revoked.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  test('a run goes from queued to an end, and stays there', async () => {
    const team = await makeTeam(service);
    const { id: project } = await makeProject(service, team.owner, team.id);
    const { id, status } = await rehearse(service, team.owner, project);
    expect(status).toBe('queued');
    expect((await untilEnded(service, team.owner, id)).status).toBe('succeeded');
    expectFailure(await service.call('cancelGeneration', team.owner, { params: { id } }), 'invalid_state');
    expect((await service.get('getGeneration', team.owner, { params: { id } })).status).toBe('succeeded');
  });

  test('a cancelled run is charged for the rows that it made', async () => {
    const team = await makeTeam(service);
    const { id: project } = await makeProject(service, team.owner, team.id);
    const { id } = await rehearse(service, team.owner, project, { rows: 50_000_000 });
    expect((await service.call('cancelGeneration', team.owner, { params: { id } })).status).toBe(200);
    const run = await untilEnded(service, team.owner, id);
    expect(run.status).toBe('cancelled');
    expect(run.rows_generated).toBeLessThan(50_000_000);
    const usage = await service.get('getUsage', team.owner, { query: { org_id: team.id } });
    expect(usage).toMatchObject({ rows_consumed: run.rows_generated, rows_reserved: 0 });
  });
});
