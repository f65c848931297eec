import { describe, expect, test } from 'vitest';
import { authoriseProject } from '../caller/authorise-project.ts';
import { makeId } from '../ids/make-id.ts';
import { makeMembers } from '../members/member-service.ts';
import { addCaller } from '../members/people.fixture.ts';
import { addRun } from '../projects/runs.fixture.ts';
import type { Admin } from './admin-service.ts';
import { describeConsole } from './console.fixture.ts';

describeConsole('the operator console', (given) => {
  test('runs of all organizations are listed by filter, and cancelled with an event in both chains', async () => {
    const projectId = await given.createProject();
    const place = { organizationId: given.organizationId, projectId, createdBy: given.owner.userId };
    const [queued, done] = [await addRun(given.store, place, 'queued'), await addRun(given.store, place, 'succeeded')];
    const ids = async (query: Parameters<Admin['listGenerations']>[0]) =>
      (await given.admin.listGenerations(query)).items.map(({ id }) => id);
    expect(await ids({ organization_id: given.organizationId })).toEqual([done, queued]);
    expect(await ids({ organization_id: given.organizationId, status: 'queued' })).toEqual([queued]);
    expect(await ids({ organization_id: makeId('organization') })).toEqual([]);
    expect(await ids({ project_id: projectId, created_before: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await given.admin.queue()).toMatchObject({
      queued: 1,
      running: 0,
      oldest_queued_at: expect.any(String) as unknown,
    });
    expect(await given.admin.cancelGeneration(given.operator, queued)).toMatchObject({
      id: queued,
      status: 'cancelled',
    });
    expect(await given.newest()).toMatchObject({
      action: 'generation.cancel_requested',
      details: { organization_id: given.organizationId, project_id: projectId },
    });
    expect((await given.events(given.organizationId)).slice(0, 2).map(({ action }) => action)).toEqual([
      'generation.cancelled',
      'generation.cancel_requested',
    ]);
    await expect(given.admin.cancelGeneration(given.operator, done)).rejects.toMatchObject({ code: 'invalid_state' });
    await expect(given.admin.cancelGeneration(given.operator, makeId('generation'))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  describe('the owner of a locked project', () => {
    test('is added to its roster, or given a higher role', async () => {
      const projectId = await given.createProject();
      const [viewer, other] = [
        await addCaller(given.store, given.organizationId),
        await addCaller(given.store, given.organizationId),
      ];
      const access = await authoriseProject(given.store.db, given.owner, { project: projectId }, 'members.manage');
      await makeMembers(given).add(given.owner, access, { user_id: viewer.userId, role: 'viewer' });
      expect(await given.admin.setProjectOwner(given.operator, projectId, { user_id: viewer.userId })).toMatchObject({
        role: 'owner',
      });
      expect(await given.newest(given.organizationId)).toMatchObject({
        action: 'member.role_changed',
        project_id: projectId,
      });
      expect(await given.admin.setProjectOwner(given.operator, projectId, { user_id: other.userId })).toMatchObject({
        role: 'owner',
        added_by: given.operator.userId,
      });
      expect(await given.newest()).toMatchObject({ action: 'member.added', details: { project_id: projectId } });
      await expect(
        given.admin.setProjectOwner(given.operator, projectId, { user_id: given.operator.userId }),
      ).rejects.toMatchObject({
        fields: [{ path: 'user_id' }],
      });
    });

    test('is nobody where there is no roster', async () => {
      const projectId = await given.createProject();
      await expect(
        given.admin.setProjectOwner(given.operator, projectId, { user_id: given.owner.userId }),
      ).rejects.toMatchObject({
        code: 'invalid_state',
      });
      await expect(
        given.admin.setProjectOwner(given.operator, makeId('project'), { user_id: given.owner.userId }),
      ).rejects.toMatchObject({ code: 'not_found' });
    });
  });

  test('settings are changed and reported', async () => {
    expect(await given.admin.settings()).toEqual({ registration: 'invitation', default_tier: 'free' });
    expect(await given.admin.updateSettings(given.operator, { registration: 'open' })).toEqual({
      registration: 'open',
      default_tier: 'free',
    });
    expect(await given.newest()).toMatchObject({
      action: 'settings.updated',
      details: { changed: { registration: { from: 'invitation', to: 'open' } } },
    });
    await expect(given.admin.updateSettings(given.operator, { default_tier: 'gold' })).rejects.toMatchObject({
      fields: [{ path: 'default_tier' }],
    });
  });

  test('workers report what they do, and whether they are alive', async () => {
    const worker = (id: string, seen_at: Date) => ({ id, host: 'h', pid: 1, version: '1', concurrency: 2, seen_at });
    await given.store.db
      .insertInto('worker')
      .values([worker('w1', new Date()), worker('w2', new Date(Date.now() - 600_000))])
      .execute();
    const run = await addRun(
      given.store,
      { organizationId: given.organizationId, projectId: await given.createProject(), createdBy: given.owner.userId },
      'running',
    );
    await given.store.db.updateTable('generation').set({ worker_id: 'w1' }).where('id', '=', run).execute();
    const { items } = await given.admin.workers();
    expect(items).toMatchObject([
      { id: 'w1', alive: true, generation_ids: [run] },
      { id: 'w2', alive: false, generation_ids: [] },
    ]);
  });

  test('the system describes itself', async () => {
    const system = await given.admin.system();
    expect(system).toMatchObject({
      version: '1.2.3',
      store: { kind: given.kind, version: expect.stringContaining('PostgreSQL') as unknown },
    });
    expect(system.store.migration).toMatch(/^\d{4}-[a-z-]+$/);
    expect(system.organizations_count).toBeGreaterThan(0);
    expect((await given.admin.queue()).jobs.map(({ queue: name }) => name)).toContain('generation');
  });

  test('a refused attempt is an event of the platform', async () => {
    await given.admin.recordRefused(given.owner, {
      endpointId: undefined,
      method: 'GET',
      path: '/api/admin/secrets?token=abc',
      code: 'insufficient_role',
    });
    expect(await given.newest()).toMatchObject({
      action: 'admin.refused',
      actor: { user_id: given.owner.userId },
      details: { address: 'GET /api/admin/secrets', error: 'insufficient_role' },
    });
  });
});
