import { permissionsOf } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { freshName, join, makeProject, makeTeam } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Projects', (service) => {
  test('GET /api/projects lists the projects of the organization, newest first', async () => {
    const team = await makeTeam(service);
    const made = [await makeProject(service, team.owner, team.id), await makeProject(service, team.owner, team.id)];
    const { items } = await service.get('listProjects', team.owner, { query: { org_id: team.id } });
    expect(items).toEqual(made.toReversed());
    expectFailure(await service.call('listProjects', team.owner), 'validation_failed');
  });

  test('PATCH changes the fields that are sent and leaves the rest', async () => {
    const team = await makeTeam(service);
    const before = await makeProject(service, team.owner, team.id);
    const name = freshName('renamed');
    const after = await service.get('updateProject', team.owner, { params: { id: before.id }, body: { name } });
    expect(after).toEqual({ ...before, name, updated_at: after.updated_at });
    expect(after.updated_at > before.updated_at).toBe(true);
    const other = { params: { id: before.id }, body: { organization_id: team.id } };
    expectFailure(await service.call('updateProject', team.owner, other), 'validation_failed');
  });

  test('DELETE removes the project', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const { status, text } = await service.call('deleteProject', team.owner, { params: { id } });
    expect([status, text]).toEqual([204, '']);
    expectFailure(await service.call('getProject', team.owner, { params: { id } }), 'not_found');
    expect((await service.get('listProjects', team.owner, { query: { org_id: team.id } })).items).toEqual([]);
  });

  test("my-role returns the caller's effective role with its permissions", async () => {
    const team = await makeTeam(service);
    const [admin, member] = await Promise.all([join(service, team, 'admin'), join(service, team)]);
    const { id } = await makeProject(service, team.owner, team.id);
    for (const [who, role] of [
      [team.owner, 'owner'],
      [admin, 'admin'],
      [member, 'editor'],
    ] as const) {
      const answer = await service.get('getMyRole', who, { params: { id } });
      expect(answer).toEqual({ role, source: 'organization', permissions: permissionsOf(role) });
    }
  });
});
