import { type Endpoint, ENDPOINTS } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { makeProject, makeTeam } from '../people.fixture.ts';
import { onEveryStore } from '../service.fixture.ts';

onEveryStore('Events', (service) => {
  test('nothing configures outgoing notifications', () => {
    const paths = (Object.values(ENDPOINTS) as readonly Endpoint[]).map(({ path }) => path);
    expect(paths.filter((path) => /webhook|notif|subscri|callback/i.test(path))).toEqual(['/api/auth/oidc/callback']);
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
