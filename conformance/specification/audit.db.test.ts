import { expect, test } from 'vitest';
import { join, makeProject, makeTeam } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Audit', (service) => {
  test("GET /api/activity is the organization's stream, newest first", async () => {
    const team = await makeTeam(service);
    const project = await makeProject(service, team.owner, team.id);
    const { items } = await service.get('listActivity', team.owner, { query: { org_id: team.id } });
    expect(items[0]).toMatchObject({
      action: 'project.created',
      organization_id: team.id,
      project_id: project.id,
      actor: { user_id: team.owner.id, name: team.owner.name, via: 'session' },
      subject: { type: 'project', id: project.id, name: project.name },
    });
    const sequences = items.map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((a, b) => b - a));
    expect(sequences.at(-1)).toBe(1);
    expect(new Set(sequences).size).toBe(sequences[0]);
  });

  test('GET …/audit-log has the events of one project only', async () => {
    const team = await makeTeam(service);
    const [one, two] = [
      await makeProject(service, team.owner, team.id),
      await makeProject(service, team.owner, team.id),
    ];
    await service.get('updateProject', team.owner, {
      params: { id: one.id },
      body: { settings: { description: 'changed' } },
    });
    await service.get('updateProject', team.owner, {
      params: { id: two.id },
      body: { settings: { description: 'changed' } },
    });
    const { items } = await service.get('getAuditLog', team.owner, { params: { id: one.id } });
    expect(items.map(({ action, project_id: id }) => [action, id])).toEqual([
      ['project.updated', one.id],
      ['project.created', one.id],
    ]);
  });

  test('no operation writes or deletes an event', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const { items } = await service.get('getAuditLog', team.owner, { params: { id } });
    const event = items[0]?.id ?? '';
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const path of [`/api/activity?org_id=${team.id}`, `/api/projects/${id}/audit-log`]) {
        const answered = await service.request(method, path, { ...team.owner, body: {} });
        expectFailure(answered, 'method_not_allowed');
        expect(answered.headers.get('allow')).toBe('GET, HEAD');
      }
      for (const path of [`/api/activity/${event}`, `/api/projects/${id}/audit-log/${event}`])
        expectFailure(await service.request(method, path, team.owner), 'not_found');
    }
    expect((await service.get('getAuditLog', team.owner, { params: { id } })).items).toEqual(items);
  });

  test('a member sees actions, and only roles that may read the audit log see source addresses', async () => {
    const team = await makeTeam(service);
    const member = await join(service, team);
    const { id } = await makeProject(service, team.owner, team.id);
    const query = { org_id: team.id, project_id: id };
    const [full] = (await service.get('listActivity', team.owner, { query })).items;
    const [short] = (await service.get('listActivity', member, { query })).items;
    expect(full).toMatchObject({ ip: expect.any(String), details: expect.any(Object), hash: expect.any(String) });
    expect(short).toMatchObject({ id: full?.id, action: 'project.created' });
    for (const field of ['ip', 'details', 'previous_hash', 'hash']) expect(short).not.toHaveProperty(field);
    expect(short?.actor).not.toHaveProperty('key_prefix');
    expectFailure(await service.call('getAuditLog', member, { params: { id } }), 'insufficient_role');
  });
});
