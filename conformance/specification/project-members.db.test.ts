import { expect, test } from 'vitest';
import { join, makeProject, makeTeam } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Project members', (service) => {
  test('roster members are listed, added, changed and removed', async () => {
    const team = await makeTeam(service);
    const [{ id }, member] = await Promise.all([makeProject(service, team.owner, team.id), join(service, team)]);
    const roster = async (): Promise<readonly string[]> => {
      const { items } = await service.get('listMembers', team.owner, { params: { id } });
      return items.map((item) => `${item.user_id} ${item.role}`).toSorted();
    };
    const owner = `${team.owner.id} owner`;
    expect(await roster()).toEqual([]);
    const added = { params: { id }, body: { user_id: member.id, role: 'viewer' } };
    expect((await service.call('addMember', team.owner, added)).status).toBe(201);
    expect(await roster()).toEqual([owner, `${member.id} viewer`].toSorted());
    expectFailure(await service.call('addMember', team.owner, added), 'already_exists');
    const params = { id, user_id: member.id };
    expect((await service.call('updateMember', team.owner, { params, body: { role: 'editor' } })).status).toBe(200);
    expect(await roster()).toEqual([owner, `${member.id} editor`].toSorted());
    expect((await service.call('removeMember', team.owner, { params })).status).toBe(204);
    expect(await roster()).toEqual([owner]);
  });

  test('only members of the organization can be on a roster', async () => {
    const [team, strangers] = await Promise.all([makeTeam(service), makeTeam(service)]);
    const { id } = await makeProject(service, team.owner, team.id);
    const { id: stranger, email } = strangers.owner;
    for (const who of [{ user_id: stranger }, { email }, { email: 'nobody@example.com' }])
      expectFailure(
        await service.call('addMember', team.owner, { params: { id }, body: { ...who, role: 'viewer' } }),
        'validation_failed',
      );
    expect((await service.get('getProject', team.owner, { params: { id } })).visibility).toBe('organization');
  });
});
