import { expect, test } from 'vitest';
import { addToRoster, join, makeProject, makeTeam } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('5. Projects, roster, roles', (service) => {
  test('starting a roster with someone else also adds its creator and an owner', async () => {
    const team = await makeTeam(service);
    const [admin, member] = await Promise.all([join(service, team, 'admin'), join(service, team)]);
    const { id } = await makeProject(service, admin, team.id);
    await addToRoster(service, admin, id, member, 'viewer');
    const { items } = await service.get('listMembers', admin, { params: { id } });
    expect(Object.fromEntries(items.map((item) => [item.user_id, item.role]))).toEqual({
      [admin.id]: 'admin',
      [member.id]: 'viewer',
      [team.owner.id]: 'owner',
    });
  });

  test('on a roster only its role counts, for owners of the organization too', async () => {
    const team = await makeTeam(service);
    const [second, member] = await Promise.all([join(service, team, 'owner'), join(service, team)]);
    const { id } = await makeProject(service, team.owner, team.id);
    await addToRoster(service, team.owner, id, member, 'editor');
    expectFailure(await service.call('getProject', second, { params: { id } }), 'not_found');
    await addToRoster(service, team.owner, id, second, 'viewer');
    expect((await service.get('getMyRole', second, { params: { id } })).role).toBe('viewer');
  });

  test('the last owner stays: on a roster, in an organization, and when they leave', async () => {
    const team = await makeTeam(service);
    const member = await join(service, team);
    const { id } = await makeProject(service, team.owner, team.id);
    await addToRoster(service, team.owner, id, member, 'admin');
    const params = { id, user_id: team.owner.id };
    expectFailure(await service.call('removeMember', team.owner, { params }), 'last_owner');
    expectFailure(await service.call('updateMember', team.owner, { params, body: { role: 'viewer' } }), 'last_owner');
    const membership = { id: team.id, user_id: team.owner.id };
    expectFailure(await service.call('removeOrganizationMember', team.owner, { params: membership }), 'last_owner');
    expectFailure(
      await service.call('updateOrganizationMember', team.owner, { params: membership, body: { role: 'member' } }),
      'last_owner',
    );
    expectFailure(await service.call('deleteMe', team.owner), 'last_owner');
  });

  test('of two owners who remove each other at once, one stays', async () => {
    const team = await makeTeam(service);
    const second = await join(service, team, 'owner');
    const remove = (who: typeof second, whom: typeof second) =>
      service.call('removeOrganizationMember', who, { params: { id: team.id, user_id: whom.id } });
    const answers = await Promise.all([remove(team.owner, second), remove(second, team.owner)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('only an owner makes someone owner, and an admin cannot touch one', async () => {
    const team = await makeTeam(service);
    const [admin, member] = await Promise.all([join(service, team), join(service, team)]);
    const { id } = await makeProject(service, team.owner, team.id);
    await addToRoster(service, team.owner, id, admin, 'admin');
    const body = { user_id: member.id, role: 'owner' };
    expectFailure(await service.call('addMember', admin, { params: { id }, body }), 'insufficient_role');
    const params = { id, user_id: team.owner.id };
    expectFailure(await service.call('updateMember', admin, { params, body: { role: 'viewer' } }), 'insufficient_role');
    expectFailure(await service.call('removeMember', admin, { params }), 'insufficient_role');
    await addToRoster(service, admin, id, member, 'viewer');
  });
});
