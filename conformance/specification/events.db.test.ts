import { type Endpoint, ENDPOINTS } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { makeProject, makeTeam } from '../people.fixture.ts';
import { onSomeStore } from '../service.fixture.ts';

onSomeStore('Events', (service) => {
  // Webhooks are an addition: no specified endpoint changes for them.
  test('nothing is sent unless a webhook exists, and a new project has none', async () => {
    const paths = (Object.values(ENDPOINTS) as readonly Endpoint[]).map(({ path }) => path);
    const outgoing = paths.filter((path) => /webhook|notif|subscri|callback/i.test(path));
    expect(outgoing.filter((path) => !path.includes('/webhooks'))).toEqual(['/api/auth/oidc/callback']);
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    expect((await service.get('listWebhooks', team.owner, { params: { id } })).items).toEqual([]);
  });

  test('activity is read through the audit endpoints', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const stream = await service.get('listActivity', team.owner, { query: { org_id: team.id, project_id: id } });
    const log = await service.get('getAuditLog', team.owner, { params: { id } });
    expect(stream.items).toEqual(log.items);
    expect(log.items).toHaveLength(1);
  });
});
