import { beforeAll, expect, test } from 'vitest';
import {
  addToRoster,
  join,
  type KeyBearer,
  makeKey,
  makeProject,
  makeTeam,
  type Person,
  rehearse,
  type Team,
  untilEnded,
} from '../people.fixture.ts';
import { type Bearer, expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Project visibility rule', (service) => {
  let team: Team;
  let member: Person;
  let key: KeyBearer;
  let other: Person;
  let filled: { readonly project: string; readonly snapshot: string; readonly run: string; readonly approval: string };
  beforeAll(async () => {
    team = await makeTeam(service);
    [member, other] = await Promise.all([join(service, team), join(service, team)]);
    key = await makeKey(service, member);
    filled = await fill();
  });

  /** A project with a resource of every kind. */
  async function fill(): Promise<typeof filled> {
    const { id: project } = await makeProject(service, team.owner, team.id);
    const params = { id: project };
    const snapshot = await service.get('captureSnapshot', team.owner, { params, body: { template_id: 'blog' } });
    const { id: run } = await rehearse(service, team.owner, project, { export: true });
    const { id: approval } = await service.get('requestApproval', team.owner, {
      body: { project_id: project, run: { rows: 10 } },
    });
    expect((await untilEnded(service, team.owner, run)).status).toBe('succeeded');
    return { project, snapshot: snapshot.id, run, approval };
  }

  const LISTS = [
    'listProjects',
    'listSnapshots',
    'listGenerations',
    'listExports',
    'listApprovals',
    'listActivity',
  ] as const;

  async function mentions(who: Bearer, project: string): Promise<readonly string[]> {
    const answers = await Promise.all(
      LISTS.map(async (id) => [id, await service.call(id, who, { query: { org_id: team.id, limit: 200 } })] as const),
    );
    for (const [, { status }] of answers) expect(status).toBe(200);
    return answers.filter(([, { text }]) => text.includes(project)).map(([id]) => id);
  }

  test('a project without a roster is visible to every member of the organization', async () => {
    const { project, run, snapshot } = filled;
    for (const who of [member, key]) {
      expect((await service.get('getProject', who, { params: { id: project } })).visibility).toBe('organization');
      expect((await service.call('getGeneration', who, { params: { id: run } })).status).toBe(200);
      expect((await service.call('getSnapshot', who, { params: { id: snapshot } })).status).toBe(200);
      expect(await mentions(who, project)).toEqual(LISTS);
    }
  });

  test('once one member is added, the project is visible to the roster only', async () => {
    const { project, run, snapshot, approval } = filled;
    await addToRoster(service, team.owner, project, other, 'viewer');
    expect((await service.get('getProject', other, { params: { id: project } })).visibility).toBe('roster');
    for (const who of [member, key]) {
      expectFailure(await service.call('getProject', who, { params: { id: project } }), 'not_found');
      expectFailure(await service.call('listMembers', who, { params: { id: project } }), 'not_found');
      expectFailure(await service.call('getGeneration', who, { params: { id: run } }), 'not_found');
      expectFailure(await service.call('getSnapshot', who, { params: { id: snapshot } }), 'not_found');
      expectFailure(await service.call('getApproval', who, { params: { id: approval } }), 'not_found');
    }
  });

  test('it stays so when the roster shrinks again', async () => {
    const { id: project } = await makeProject(service, team.owner, team.id);
    await addToRoster(service, team.owner, project, other, 'viewer');
    await service.call('removeMember', team.owner, { params: { id: project, user_id: other.id } });
    for (const who of [member, other])
      expectFailure(await service.call('getProject', who, { params: { id: project } }), 'not_found');
  });

  test('a project that the caller is not on appears in no list of the organization', async () => {
    const { project } = filled;
    for (const who of [member, key]) expect(await mentions(who, project)).toEqual([]);
    expect(await mentions(other, project)).toEqual(LISTS);
    for (const id of ['listGenerations', 'listSnapshots', 'listExports', 'listApprovals'] as const) {
      const { items } = await service.get(id, member, { query: { org_id: team.id, project_id: project } });
      expect(items, id).toEqual([]);
    }
  });

  test('a project that the caller is not on has no line of its own in the usage', async () => {
    const { project } = filled;
    const query = { org_id: team.id };
    const seen = await service.get('getUsageByProject', team.owner, { query });
    expect(seen.items.find((item) => item.project_id === project)?.rows).toBeGreaterThan(0);
    const hidden = await service.call('getUsageByProject', member, { query });
    expect(hidden.text).not.toContain(project);
    const nameless = hidden.body.items.filter((item) => item.project_id === null);
    expect(nameless).toHaveLength(1);
    const sum = (items: readonly { readonly rows: number }[]): number =>
      items.reduce((total, { rows }) => total + rows, 0);
    expect(sum(hidden.body.items)).toBe(sum(seen.items));
  });

  test('a key sees what its creator sees, checked at every request', async () => {
    const { id: project } = await makeProject(service, team.owner, team.id);
    await addToRoster(service, team.owner, project, member, 'viewer');
    const role = await service.get('getMyRole', key, { params: { id: project } });
    expect(role).toEqual(await service.get('getMyRole', member, { params: { id: project } }));
    expect(role).toMatchObject({ role: 'viewer', source: 'roster' });
    expectFailure(
      await service.call('updateProject', key, { params: { id: project }, body: { name: 'x' } }),
      'insufficient_role',
    );
    const params = { id: project, user_id: member.id };
    await service.get('updateMember', team.owner, { params, body: { role: 'editor' } });
    const changed = { params: { id: project }, body: { settings: { description: 'by a key' } } };
    expect((await service.call('updateProject', key, changed)).status).toBe(200);
    await service.call('removeMember', team.owner, { params });
    expectFailure(await service.call('getProject', key, { params: { id: project } }), 'not_found');
  });

  test('leaving the organization ends the access of its keys', async () => {
    const leaver = await join(service, team);
    const theirs = await makeKey(service, leaver);
    const query = { org_id: team.id };
    expect((await service.call('listProjects', theirs, { query })).status).toBe(200);
    await service.call('removeOrganizationMember', team.owner, { params: { id: team.id, user_id: leaver.id } });
    for (const who of [leaver, theirs])
      expectFailure(await service.call('listProjects', who, { query }), 'insufficient_role');
  });
});
