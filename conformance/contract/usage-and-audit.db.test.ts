import { expect, test } from 'vitest';
import { join, makeKey, makeProject, makeTeam, rehearse, signUp, untilEnded } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('11. Usage, approvals, audit, operator console', (service) => {
  test('simultaneous runs never spend the same row twice; bonus rows come after the included ones', async () => {
    const team = await makeTeam(service, { tier: 'free' });
    const { id } = await makeProject(service, team.owner, team.id);
    const body = { rows: 5_000, reason: 'A test.' };
    await service.get('adminGrantBonusRows', service.operator, { params: { id: team.id }, body });
    // 100,000 included and 5,000 more: ten runs of 10,000 rows, and one of 5,000.
    const start = (rows: number) =>
      service.call('startGeneration', team.owner, { params: { id }, body: { source: { template_id: 'blog' }, rows } });
    const answers = await Promise.all(Array.from({ length: 16 }, () => start(10_000)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    for (const answered of answers) if (answered.status !== 202) expectFailure(answered, 'row_quota_exceeded');
    const last = await start(5_000);
    expect(last.status, last.text).toBe(202);
    expectFailure(await start(1), 'row_quota_exceeded');
    const usage = await service.get('getUsage', team.owner, { query: { org_id: team.id } });
    expect(usage).toMatchObject({ rows_included: 100_000, rows_remaining: 0, bonus_rows: 0 });
    expect(usage.rows_consumed + usage.rows_reserved).toBe(105_000);
    const runs = [...answers.filter(({ status }) => status === 202), last].map((answered) => answered.body.id);
    await Promise.all(runs.map((run) => service.call('cancelGeneration', team.owner, { params: { id: run } })));
    const ended = await Promise.all(runs.map((run) => untilEnded(service, team.owner, run)));
    const spent = ended.reduce((sum, run) => sum + run.rows_generated, 0);
    const after = await service.get('getUsage', team.owner, { query: { org_id: team.id } });
    expect(after).toMatchObject({ rows_consumed: spent, rows_reserved: 0 });
    expect((after.rows_remaining ?? 0) + after.bonus_rows).toBe(105_000 - spent);
  });

  test('the events of an organization are a chain without gaps', async () => {
    const team = await makeTeam(service);
    const member = await join(service, team);
    await Promise.all(Array.from({ length: 10 }, () => makeProject(service, team.owner, team.id)));
    await makeKey(service, member);
    const { items } = await service.get('listActivity', team.owner, { query: { org_id: team.id, limit: 200 } });
    const chain = items.toReversed();
    expect(chain.map(({ sequence }) => sequence)).toEqual(chain.map((_, index) => index + 1));
    for (const [index, event] of chain.entries()) {
      expect(event.hash).toMatch(/[0-9a-f]{64}/);
      expect(event.previous_hash).toBe(chain[index - 1]?.hash ?? event.previous_hash);
    }
    expect(new Set(chain.map(({ hash }) => hash)).size).toBe(chain.length);
  });

  test('each change is one event, and a refused one is none', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const newest = async () =>
      (await service.get('listActivity', team.owner, { query: { org_id: team.id, limit: 1 } })).items[0]?.sequence ?? 0;
    const before = await newest();
    await service.get('updateProject', team.owner, { params: { id }, body: { settings: { description: 'x' } } });
    expect(await newest()).toBe(before + 1);
    expectFailure(
      await service.call('updateProject', team.owner, { params: { id }, body: { name: '' } }),
      'validation_failed',
    );
    expect(await newest()).toBe(before + 1);
  });

  test('filters of the activity: action, actor, project and time', async () => {
    const team = await makeTeam(service);
    const member = await join(service, team);
    const mine = await makeProject(service, team.owner, team.id);
    const theirs = await makeProject(service, member, team.id);
    const ids = async (query: Readonly<Record<string, string>>) =>
      (
        await service.get('listActivity', team.owner, {
          query: { org_id: team.id, action: 'project.created', ...query },
        })
      ).items.map(({ project_id: id }) => id);
    expect(await ids({})).toEqual([theirs.id, mine.id]);
    expect(await ids({ actor: member.id })).toEqual([theirs.id]);
    expect(await ids({ project_id: mine.id })).toEqual([mine.id]);
    expect(await ids({ since: theirs.created_at })).toEqual([theirs.id]);
    expect(await ids({ until: mine.created_at })).toEqual([]);
  });

  test('a refused attempt on the console or on an approval is an event', async () => {
    const team = await makeTeam(service);
    const viewer = await join(service, team);
    const { id } = await makeProject(service, team.owner, team.id);
    const approval = await service.get('requestApproval', team.owner, {
      body: { project_id: id, run: { source: { template_id: 'blog' }, rows: 1 } },
    });
    expectFailure(await service.call('approveApproval', viewer, { params: { id: approval.id } }), 'insufficient_role');
    expectFailure(await service.call('approveApproval', team.owner, { params: { id: approval.id } }), 'self_approval');
    const { items } = await service.get('getAuditLog', team.owner, {
      params: { id },
      query: { action: 'approval.refused' },
    });
    expect(items.map(({ actor }) => actor.user_id)).toEqual([team.owner.id, viewer.id]);
    const person = await signUp(service);
    expectFailure(await service.call('adminGetSystem', person), 'insufficient_role');
    const refused = await service.get('adminListAudit', service.operator, {
      query: { actor: person.id, action: 'admin.refused' },
    });
    expect(refused.items).toHaveLength(1);
  });

  test('the console shows organizations, people, runs, queue, workers and the system', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const run = await rehearse(service, team.owner, id, { rows: 50_000_000 });
    const all = await service.get('adminListGenerations', service.operator, { query: { organization_id: team.id } });
    expect(all.items.map((item) => item.id)).toEqual([run.id]);
    const stopped = await service.call('adminCancelGeneration', service.operator, { params: { id: run.id } });
    expect(stopped.status).toBe(200);
    expect((await untilEnded(service, team.owner, run.id)).status).toBe('cancelled');
    expect((await service.get('adminGetSystem', service.operator)).store.kind).toBe(service.store);
    expect((await service.get('adminListWorkers', service.operator)).items.some(({ alive }) => alive)).toBe(true);
    expect((await service.get('adminListTiers', service.operator)).items.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['free', 'pro', 'team', 'enterprise']),
    );
  });
});
