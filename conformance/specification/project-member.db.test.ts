import { PROJECT_ROLES } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { addToRoster, join, makeProject, makeTeam } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Project member', (service) => {
  test('a member is named in the path by the id of the user', async () => {
    const team = await makeTeam(service);
    const [{ id }, member] = await Promise.all([makeProject(service, team.owner, team.id), join(service, team)]);
    const added = await service.call('addMember', team.owner, {
      params: { id },
      body: { user_id: member.id, role: 'viewer' },
    });
    expect(added.status).toBe(201);
    expect(added.headers.get('location')).toBe(`/api/projects/${id}/members/${member.id}`);
    const params = { id, user_id: member.id };
    const changed = await service.get('updateMember', team.owner, { params, body: { role: 'editor' } });
    expect(changed).toMatchObject({ user_id: member.id, role: 'editor' });
    expect((await service.call('removeMember', team.owner, { params })).status).toBe(204);
    expectFailure(await service.call('removeMember', team.owner, { params }), 'not_found');
  });

  test('the roles are exactly owner, admin, editor, data_fabricator, approver and viewer', async () => {
    expect(PROJECT_ROLES.toSorted()).toEqual(['admin', 'approver', 'data_fabricator', 'editor', 'owner', 'viewer']);
    const team = await makeTeam(service);
    const [{ id }, member] = await Promise.all([makeProject(service, team.owner, team.id), join(service, team)]);
    await addToRoster(service, team.owner, id, member, 'viewer');
    const params = { id, user_id: member.id };
    for (const role of PROJECT_ROLES) {
      await service.get('updateMember', team.owner, { params, body: { role } });
      expect((await service.get('getMyRole', member, { params: { id } })).role).toBe(role);
    }
    for (const role of ['member', 'Owner', 'operator', '', null])
      expectFailure(await service.call('updateMember', team.owner, { params, body: { role } }), 'validation_failed');
  });

  test("a member's record shows who they are, their role, and who added them when", async () => {
    const team = await makeTeam(service);
    const [{ id }, member] = await Promise.all([makeProject(service, team.owner, team.id), join(service, team)]);
    await service.get('addMember', team.owner, { params: { id }, body: { email: member.email, role: 'approver' } });
    const { items } = await service.get('listMembers', team.owner, { params: { id } });
    expect(items.find(({ user_id: user }) => user === member.id)).toEqual({
      user_id: member.id,
      name: member.name,
      email: member.email,
      email_verified: expect.any(Boolean),
      role: 'approver',
      added_by: team.owner.id,
      added_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });
});
