import { setTimeout as sleep } from 'node:timers/promises';
import type { Id, OrganizationRole, Project } from '@rowloom/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { makeMembers } from '../members/member-service.ts';
import { addCaller, addOrganization, addUser, callerOf } from '../members/people.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { makeProjects, type Projects } from './project-service.ts';
import { addConsumedApproval, addRun, addSnapshot } from './runs.fixture.ts';

describeSomeStore('projects', (given) => {
  let projects: Projects;
  let organizationId: Id<'organization'>;
  let owner: Caller;
  beforeAll(async () => {
    projects = makeProjects(given);
    const id = await addUser(given.store, 'Olga');
    organizationId = await addOrganization(given.store, id);
    owner = await callerOf(given.store, id);
  });

  const create = (caller: Caller, name = 'Shop') =>
    projects.create(caller, { organization_id: organizationId, name, engine: 'postgres', schema_name: 'public' });
  const access = (caller: Caller, { id }: Project) =>
    authoriseProject(given.store.db, caller, { project: id }, 'project.read');
  const eventsOf = (id: string) =>
    given.store.db.selectFrom('audit_event').selectAll().where('project_id', '=', id).orderBy('sequence').execute();
  const place = (project: Project) => ({ organizationId, projectId: project.id, createdBy: owner.userId });

  test.each<[OrganizationRole, string]>([
    ['member', 'editor'],
    ['admin', 'admin'],
    ['owner', 'owner'],
  ])('an organization %s starts a project and is its %s', async (role, expected) => {
    const caller = await addCaller(given.store, organizationId, role);
    const project = await create(caller);
    expect(project).toMatchObject({
      organization_id: organizationId,
      name: 'Shop',
      engine: 'postgresql',
      schema_name: 'public',
      settings: {},
      visibility: 'organization',
      my_role: expected,
      created_by: caller.userId,
      last_generation_at: null,
      snapshots_count: 0,
      latest_snapshot_at: null,
    });
    expect(project.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Math.abs(Date.parse(project.created_at) - Date.now())).toBeLessThan(60_000);
    expect(await projects.get(caller, await access(caller, project))).toEqual(project);
    expect(await eventsOf(project.id)).toMatchObject([
      { action: 'project.created', actor_user_id: caller.userId, subject_id: project.id, subject_name: 'Shop' },
    ]);
  });

  test('nobody starts a project in an organization that they have left', async () => {
    const caller = await addCaller(given.store, organizationId);
    await given.store.db.deleteFrom('organization_member').where('user_id', '=', caller.userId).execute();
    await expect(create(caller)).rejects.toMatchObject({ code: 'insufficient_role' });
  });

  test('a project has the number of its snapshots and its newest run', async () => {
    const project = await create(owner);
    await addSnapshot(given.store, place(project));
    await addSnapshot(given.store, place(project));
    await addRun(given.store, place(project), 'failed');
    const id = await addRun(given.store, place(project), 'succeeded');
    const run = await given.store.db
      .selectFrom('generation')
      .select('created_at')
      .where('id', '=', id)
      .executeTakeFirst();
    const newest = await given.store.db
      .selectFrom('snapshot')
      .select('captured_at')
      .where('project_id', '=', project.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(await projects.get(owner, await access(owner, project))).toMatchObject({
      snapshots_count: 2,
      latest_snapshot_at: newest?.captured_at.toISOString(),
      last_generation_at: run?.created_at.toISOString(),
    });
  });

  test('pages are newest first, and contain no project that the caller cannot see', async () => {
    const stranger = await addUser(given.store, 'Sven');
    const own = await addOrganization(given.store, stranger);
    const caller = await callerOf(given.store, stranger);
    const made: Project[] = [];
    for (let index = 0; index < 5; index++)
      made.push(
        await projects.create(caller, {
          organization_id: own,
          name: `P${index}`,
          engine: 'sqlite',
          schema_name: 'main',
        }),
      );
    const hidden = made[2];
    if (hidden === undefined) throw new Error('Five were made.');
    const member = await addCaller(given.store, own);
    const onRoster = await addCaller(given.store, own);
    await makeMembers(given).add(caller, await access(caller, hidden), { user_id: onRoster.userId, role: 'viewer' });

    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await projects.list(member, own, { limit: 2, ...(cursor === null ? {} : { cursor }) });
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(['P4', 'P3', 'P1', 'P0']);
    const forRoster = await projects.list(onRoster, own, {});
    expect(forRoster.items.map(({ name, my_role, visibility }) => [name, my_role, visibility])).toContainEqual([
      'P2',
      'viewer',
      'roster',
    ]);
  });

  test('a cursor of one organization is refused for another', async () => {
    const id = await addUser(given.store);
    const [first, second] = [await addOrganization(given.store, id), await addOrganization(given.store, id)];
    const caller = await callerOf(given.store, id);
    for (const name of ['A', 'B'])
      await projects.create(caller, { organization_id: first, name, engine: 'sqlite', schema_name: 'main' });
    const { next_cursor } = await projects.list(caller, first, { limit: 1 });
    await expect(projects.list(caller, second, { cursor: next_cursor ?? '' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  describe('changing', () => {
    test('a missing default locale is refused', async () => {
      const project = await create(owner);
      const change = projects.update(owner, await access(owner, project), { settings: { default_locale: 'de_LU' } });
      await expect(change).rejects.toMatchObject({ code: 'validation_failed' });
    });

    test('a change is recorded, with the previous value', async () => {
      const project = await create(owner);
      const after = await projects.update(owner, await access(owner, project), {
        name: 'Store',
        settings: { default_locale: 'de' },
      });
      expect(after).toMatchObject({ name: 'Store', schema_name: 'public', settings: { default_locale: 'de' } });
      expect(Date.parse(after.updated_at)).toBeGreaterThanOrEqual(Date.parse(project.updated_at));
      const events = await eventsOf(project.id);
      expect(events.at(-1)).toMatchObject({
        action: 'project.updated',
        details: {
          changed: { name: { from: 'Shop', to: 'Store' }, settings: { from: {}, to: { default_locale: 'de' } } },
        },
      });
    });

    test('a change without effect is not an event', async () => {
      const project = await create(owner);
      expect(await projects.update(owner, await access(owner, project), { name: 'Shop', settings: {} })).toEqual(
        project,
      );
      expect(await eventsOf(project.id)).toHaveLength(1);
    });

    test('rights revoked after the request arrived no longer apply', async () => {
      const project = await create(owner);
      const editor = await addCaller(given.store, organizationId);
      const held = await access(editor, project);
      const viewer = await addCaller(given.store, organizationId);
      await makeMembers(given).add(owner, await access(owner, project), { user_id: viewer.userId, role: 'viewer' });
      await expect(projects.update(editor, held, { name: 'Mine' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(projects.update(viewer, held, { name: 'Mine' })).rejects.toMatchObject({
        code: 'insufficient_role',
      });
    });
  });

  describe('deleting', () => {
    test.each(['queued', 'running'] as const)('is refused while a run is %s', async (status) => {
      const project = await create(owner);
      await addRun(given.store, place(project), status);
      await expect(projects.remove(owner, await access(owner, project))).rejects.toMatchObject({
        code: 'invalid_state',
      });
      expect((await eventsOf(project.id)).map(({ action }) => action)).toEqual(['project.created']);
    });

    test('waits for a run that is just being started, and is refused because of it', async () => {
      const project = await create(owner);
      const held = await access(owner, project);
      let removal: Promise<unknown> = Promise.resolve();
      await given.store.transaction(async (tx) => {
        await authoriseProject(tx, owner, { project: project.id }, 'generations.start', { lock: true });
        removal = projects.remove(owner, held).catch((error: unknown) => error);
        await sleep(50);
        await addRun({ ...given.store, db: tx }, place(project), 'queued');
      });
      expect(await removal).toMatchObject({ code: 'invalid_state' });
    });

    test('removes everything of the project except its events', async () => {
      const project = await create(owner);
      const other = await addCaller(given.store, organizationId);
      await addSnapshot(given.store, place(project));
      const approval = await addConsumedApproval(given.store, place(project), other.userId);
      await addRun(given.store, place(project), 'succeeded', approval);
      await makeMembers(given).add(owner, await access(owner, project), { user_id: other.userId, role: 'viewer' });
      await projects.remove(owner, await access(owner, project));
      for (const table of ['snapshot', 'run_approval', 'generation', 'project_member'] as const)
        expect(
          await given.store.db.selectFrom(table).select('project_id').where('project_id', '=', project.id).execute(),
        ).toEqual([]);
      const events = await eventsOf(project.id);
      expect(events.map(({ action }) => action).slice(-1)).toEqual(['project.deleted']);
      await expect(access(owner, project)).rejects.toMatchObject({ code: 'not_found' });
    });

    test('is for owners', async () => {
      const project = await create(owner);
      const admin = await addCaller(given.store, organizationId, 'admin');
      await expect(projects.remove(admin, await access(admin, project))).rejects.toMatchObject({
        code: 'insufficient_role',
      });
    });

    test('twice at once works for one, and the other finds nothing', async () => {
      const project = await create(owner);
      const held = await access(owner, project);
      const outcomes = await Promise.allSettled([projects.remove(owner, held), projects.remove(owner, held)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({ code: 'not_found' });
    });
  });

  test("a person's role says where it comes from and what it allows", async () => {
    const project = await create(owner);
    expect(projects.myRole(await access(owner, project))).toMatchObject({
      role: 'owner',
      source: 'organization',
      permissions: expect.arrayContaining(['project.delete']) as unknown,
    });
  });
});
