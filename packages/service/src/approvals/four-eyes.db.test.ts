import type { Id } from '@rowloom/contract';
import { beforeEach, expect, test } from 'vitest';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { makeConnections } from '../connections/connection-service.ts';
import { givenTargets } from '../connections/connections.fixture.ts';
import { makeRunConnections } from '../connections/run-connections.ts';
import { addCaller, callerOf } from '../members/people.fixture.ts';
import { makeOrganizations } from '../organizations/organization-service.ts';
import { makeProjects } from '../projects/project-service.ts';
import { makeProjectRules } from '../projects/project-rules-service.ts';
import { runSchedule } from '../schedules/run-schedule.ts';
import { makeSchedules } from '../schedules/schedule-service.ts';
import { type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { readSnapshot } from '../snapshots/read-snapshot.ts';
import { makeSnapshots } from '../snapshots/snapshot-service.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { readTemplate } from '../templates/read-template.ts';
import { makeTemplates } from '../templates/template-service.ts';
import { makeApprovals } from './approval-service.ts';

const targets = givenTargets();
const RUN = { source: { template_id: 'blog' }, rows: 20, seed: 1 } as const;
const DDL = { ddl: 'create table t (id int primary key)', dialect: 'postgresql' } as const;

describeSomeStore('four eyes', (given) => {
  let project: GivenProject;
  let [editor, admin, other]: Caller[] = [];
  beforeEach(async () => {
    project = await givenProject(given.store);
    [editor, admin, other] = [
      await addCaller(given.store, project.organizationId),
      await addCaller(given.store, project.organizationId, 'admin'),
      await addCaller(given.store, project.organizationId, 'admin'),
    ];
  });

  const open = () => {
    const { store } = given;
    const sources = { ...makeRunConnections(targets), readTemplate, readSnapshot };
    return {
      approvals: makeApprovals({
        store,
        resolve: { db: store.db, loom: targets.loom, sources },
        queue: { send: () => Promise.resolve() },
      }),
      connections: makeConnections({ ...targets, loom: targets.loom, store }),
      schedules: makeSchedules({ store, loom: targets.loom }),
      templates: makeTemplates({ store, loom: targets.loom }),
      snapshots: makeSnapshots({ ...targets, store }),
    };
  };
  const as = (caller: Caller | undefined) => {
    if (caller === undefined) throw new Error('They are there from beforeEach on.');
    const access = () => authoriseProject(given.store.db, caller, { project: project.projectId }, 'project.read');
    const { approvals, connections, schedules, templates, snapshots } = open();
    return {
      caller,
      request: async (run: Parameters<typeof approvals.request>[2]['run'] = RUN) =>
        (await approvals.request(caller, await access(), { run })).id,
      approve: async (id: Id<'approval'>) => {
        try {
          return (await approvals.approve(caller, await access(), id)).state;
        } catch (error) {
          return `${(error as { code: string }).code}: ${(error as Error).message}`;
        }
      },
      cancel: async (id: Id<'approval'>) => approvals.cancel(caller, await access(), id),
      consume: async (id: Id<'approval'>) => (await approvals.consume(caller, await access(), id, {})).state,
      read: async (id: Id<'approval'>) => approvals.get(caller, await access(), id),
      connect: (url: string) =>
        connections.create(caller, project.projectId, {
          name: 'Folder',
          kind: 'directory',
          url,
          options: { format: 'csv' },
        }),
      move: (id: string, body: Parameters<typeof connections.update>[2]) =>
        connections.update(caller, { projectId: project.projectId, id }, body),
      schedule: async (run: object) =>
        schedules.create(caller, await access(), { name: 'nightly', cron: '0 2 * * *', kind: 'generation', run }),
      reschedule: async (id: string, body: Parameters<typeof schedules.update>[3]) =>
        schedules.update(caller, await access(), id, body),
      template: () => templates.create(caller, { organization_id: project.organizationId, name: 'own', ...DDL }),
      retemplate: (id: string, body: object) =>
        templates.update(caller, { organizationId: project.organizationId, id }, body),
      capture: async (body: object) => snapshots.capture(caller, await access(), body),
      rule: async (rules: object) =>
        makeProjectRules({ store: given.store, loom: targets.loom }).replace(caller, await access(), {
          rules,
        } as never),
      patch: async (body: object) => makeProjects(given).update(caller, await access(), body),
    };
  };
  /** Fires a schedule where sign-off is required, and returns the request that it files. */
  const fire = async (scheduleId: string): Promise<Id<'approval'>> => {
    const { approvals, snapshots } = open();
    let filed: Id<'approval'> | undefined;
    await runSchedule(
      {
        store: given.store,
        snapshots,
        startRun: async () => {
          const { refuse } = await import('@rowloom/contract');
          throw refuse('approval_required');
        },
        requestApproval: async (...args) => {
          filed = (await approvals.request(...args)).id;
        },
      },
      { data: { schedule_id: scheduleId, slot: new Date().toISOString() } },
    );
    if (filed === undefined) throw new Error('Nothing was filed.');
    return filed;
  };

  test('a user who changed the connection of a schedule does not approve what it requests', async () => {
    const { id: connection } = await as(editor).connect('one');
    const run = { ...RUN, target: { connection_id: connection, mode: 'create' } };
    const { id } = await as(editor).schedule(run);
    await as(admin).move(connection, { url: 'two' });
    const filed = await fire(id);
    expect(await as(admin).approve(filed)).toMatch(
      /^self_approval: You changed url of its connection: .*somebody else/,
    );
    const events = await given.store.db
      .selectFrom('audit_event')
      .select('details')
      .where('subject_id', '=', filed)
      .where('action', '=', 'approval.refused')
      .execute();
    expect(events).toMatchObject([{ details: { error: 'self_approval' } }]);
    // A later change of the same part by another person removes nobody from the request.
    expect(await as(other).approve(filed)).toBe('approved');
  });

  test('the approver is told where the rows go, whatever the connection is now called', async () => {
    const { id: connection } = await as(editor).connect('here');
    const filed = await as(editor).request({ ...RUN, target: { connection_id: connection, mode: 'create' } });
    await as(editor).move(connection, { name: 'Other name' });
    expect((await as(admin).read(filed)).resolved.target).toEqual({
      connection_id: connection,
      name: 'Other name',
      kind: 'directory',
      mode: 'create',
      host: null,
      port: null,
      database: 'here',
      schema: null,
    });
  });

  test('creating a connection, renaming it or saving it unchanged makes nobody a requester', async () => {
    const { id: connection } = await as(admin).connect('one');
    await as(admin).move(connection, { name: 'Other name' });
    await as(admin).move(connection, { url: 'one' });
    const filed = await as(editor).request({ ...RUN, target: { connection_id: connection, mode: 'create' } });
    expect(await as(admin).approve(filed)).toBe('approved');
  });

  test('the last user who changed when a schedule fires counts as a requester, earlier ones do not', async () => {
    const { id } = await as(editor).schedule(RUN);
    await as(admin).reschedule(id, { cron: '0 3 * * *' });
    const filed = await fire(id);
    await as(other).reschedule(id, { cron: '0 4 * * *' });
    expect(await as(admin).approve(filed)).toMatch(/^self_approval: You changed cron of its schedule/);
    expect(await as(other).approve(filed)).toMatch(/^self_approval: You changed cron of its schedule/);
    expect(await as(project.owner).approve(filed)).toBe('approved');
  });

  test('a user who changed the template, the schema of the project or its locale counts as a requester', async () => {
    const { id: template } = await as(project.owner).template();
    const run = { source: { template_id: template }, rows: 20 };
    expect(await as(project.owner).approve(await as(editor).request(run))).toBe('approved');
    await as(admin).retemplate(template, { ddl: 'create table u (id int primary key)', dialect: 'postgresql' });
    await as(project.owner).retemplate(template, { description: 'no other schema' });
    await as(other).patch({ settings: { default_locale: 'de' } });
    const filed = await as(editor).request(run);
    expect(await as(admin).approve(filed)).toMatch(/^self_approval: You changed schema of its template/);
    expect(await as(other).approve(filed)).toMatch(/^self_approval: You changed default_locale of the project/);
    expect(await as(project.owner).approve(filed)).toBe('approved');
  });

  test('the last user who changed the rules of the project counts as a requester', async () => {
    await as(admin).rule({ posts: { rows: 5 } });
    await as(other).rule({ posts: { rows: 6 } });
    const filed = await as(editor).request();
    expect(await as(other).approve(filed)).toMatch(/^self_approval: You changed rules of the project/);
    expect(await as(admin).approve(filed)).toBe('approved');
  });

  test('a snapshot newer than a schedule counts, unless the schedule names its own', async () => {
    const { id: own } = await as(editor).capture(DDL);
    const { id } = await as(editor).schedule({ rows: 20 });
    await as(admin).capture({ ddl: 'create table u (id int primary key)', dialect: 'postgresql' });
    expect(await as(admin).approve(await fire(id))).toMatch(/^self_approval: You captured the snapshot/);
    await as(editor).reschedule(id, { run: { rows: 20, source: { snapshot_id: own } } });
    expect(await as(admin).approve(await fire(id))).toBe('approved');
  });

  test('a snapshot that changed the schema counts if the request names none; the first of a project does not', async () => {
    const { id: first } = await as(admin).capture(DDL);
    expect(await as(admin).approve(await as(editor).request({ rows: 20 }))).toBe('approved');
    await as(other).capture(DDL);
    expect(await as(other).approve(await as(editor).request({ rows: 20 }))).toBe('approved');
    await as(other).capture({ ddl: 'create table u (id int primary key)', dialect: 'postgresql' });
    const filed = await as(editor).request({ rows: 20 });
    await as(admin).capture(DDL);
    expect(await as(other).approve(filed)).toMatch(/^self_approval: You captured the snapshot/);
    expect(await as(admin).approve(filed)).toBe('approved');
    const named = await as(editor).request({ rows: 20, source: { snapshot_id: first } });
    expect(await as(other).approve(named)).toBe('approved');
  });

  test('capturing the same schema again removes no requester', async () => {
    await as(admin).capture(DDL);
    const changed = { ddl: 'create table u (id int primary key)', dialect: 'postgresql' };
    await as(other).capture(changed);
    await as(other).capture(changed);
    await as(project.owner).capture(changed);
    const filed = await as(editor).request({ rows: 20 });
    expect(await as(other).approve(filed)).toMatch(/^self_approval: You captured the snapshot/);
    expect(await as(project.owner).approve(filed)).toBe('approved');
  });

  test('a user who changed the template or connection of a snapshot counts as a requester', async () => {
    const { id } = await as(project.owner).template();
    await as(admin).capture({ template_id: id });
    await as(other).retemplate(id, { ddl: 'create table u (id int primary key)', dialect: 'postgresql' });
    await as(admin).capture({ template_id: id });
    // The source of a capture may change again: the snapshot stays as it is.
    await as(project.owner).retemplate(id, { ddl: 'create table v (id int primary key)', dialect: 'postgresql' });
    const filed = await as(editor).request({ rows: 20 });
    expect(await as(other).approve(filed)).toMatch(/^self_approval: You changed schema of what the snapshot/);
    expect(await as(admin).approve(filed)).toMatch(/^self_approval: You captured the snapshot/);
    expect(await as(project.owner).approve(filed)).toBe('approved');
  });

  const invite = async (by: Caller | undefined, isProved: boolean): Promise<Caller> => {
    const made = await addCaller(given.store, project.organizationId, 'admin');
    await given.store.db
      .updateTable('organization_member')
      .set({ invited_by: by?.userId ?? null })
      .where('user_id', '=', made.userId)
      .execute();
    if (isProved)
      await given.store.db
        .updateTable('app_user')
        .set({ email_verified_at: new Date() })
        .where('id', '=', made.userId)
        .execute();
    return callerOf(given.store, made.userId);
  };

  test('a user invited by the requester does not approve before proving their address, nor do their own invitees', async () => {
    const filed = await as(admin).request();
    const second = await invite(admin, false);
    const third = await invite(second, false);
    for (const puppet of [second, third])
      expect(await as(puppet).approve(filed)).toMatch(/^self_approval: The person who requested this run invited you/);
    expect(await as(await invite(other, false)).approve(filed)).toBe('approved');
    expect(await as(await invite(admin, true)).approve(await as(admin).request())).toBe('approved');
    expect(await as(await invite(second, true)).approve(await as(admin).request())).toBe('approved');
  });

  test('users see the requests that they may decide, and a request tells each reader why not', async () => {
    const filed = await as(editor).request();
    const waitsFor = async (who: Caller | undefined) => {
      if (who === undefined) throw new Error('They are there from beforeEach on.');
      const query = { state: 'pending', waiting_for: 'me' } as const;
      const { items } = await open().approvals.list(who, project.organizationId, query);
      const isListed = items.some(({ id }) => id === filed);
      const { may_decide: mayDecide, why_not: whyNot } = await as(who).read(filed);
      expect(mayDecide).toBe(isListed);
      expect(whyNot === null).toBe(isListed);
      return isListed;
    };
    expect([await waitsFor(editor), await waitsFor(admin), await waitsFor(other)]).toEqual([false, true, true]);
    await makeOrganizations(given).update(project.owner, project.organizationId, { required_approvals: 2 });
    expect(await as(admin).approve(filed)).toBe('pending');
    expect([await waitsFor(admin), await waitsFor(other)]).toEqual([false, true]);
    expect((await as(editor).read(filed)).why_not).toMatch(/cannot be approved by the person who requested it/);
    expect((await as(admin).read(filed)).why_not).toMatch(/^You have approved this run already/);
    await makeOrganizations(given).update(project.owner, project.organizationId, { separate_approvers: true });
    expect(await waitsFor(other)).toBe(false);
    expect((await as(other).read(filed)).why_not).toMatch(/^This organization requires approvers/);
    await as(editor).cancel(filed);
    expect(await as(other).read(filed)).toMatchObject({ state: 'cancelled', may_decide: false, why_not: null });
  });

  test('the organization decides how many must approve, each once, and only approvals that are still valid count', async () => {
    const organizations = makeOrganizations(given);
    await organizations.update(project.owner, project.organizationId, { required_approvals: 2 });
    const filed = await as(editor).request();
    expect(await as(admin).approve(filed)).toBe('pending');
    expect(await as(admin).approve(filed)).toMatch(/^invalid_state: You have approved this run already/);
    expect(await as(other).approve(filed)).toBe('approved');
    await organizations.update(project.owner, project.organizationId, { required_approvals: 3 });
    await expect(as(editor).consume(filed)).rejects.toMatchObject({ code: 'approval_required' });
    await organizations.update(project.owner, project.organizationId, { required_approvals: 1 });
    const setRole = (role: 'member' | 'admin') =>
      given.store.db
        .updateTable('organization_member')
        .set({ role })
        .where('user_id', '=', other?.userId ?? '')
        .execute();
    await setRole('member');
    await expect(as(editor).consume(filed)).rejects.toThrow(
      'Of those who approved this run 1 still may, and 2 are needed',
    );
    await setRole('admin');
    expect(await as(editor).consume(filed)).toBe('consumed');
  });

  test('where approvers are separate, a user who may edit members does not approve', async () => {
    await makeOrganizations(given).update(project.owner, project.organizationId, { separate_approvers: true });
    const filed = await as(editor).request();
    // The requirements at the time of filing apply to it, whatever is required later.
    await makeOrganizations(given).update(project.owner, project.organizationId, { separate_approvers: false });
    for (const who of [admin, project.owner])
      expect(await as(who).approve(filed)).toMatch(/^insufficient_role: This organization requires approvers/);
    const approver = await addCaller(given.store, project.organizationId);
    await given.store.db
      .insertInto('project_member')
      .values(
        [approver, editor].map((who, at) => ({
          project_id: project.projectId,
          user_id: who?.userId ?? '',
          role: at === 0 ? ('approver' as const) : ('editor' as const),
          added_by: project.owner.userId,
        })),
      )
      .execute();
    await given.store.db
      .updateTable('project')
      .set({ roster_since: new Date() })
      .where('id', '=', project.projectId)
      .execute();
    expect(await as(approver).approve(filed)).toBe('approved');
    expect(await as(editor).consume(filed)).toBe('consumed');
  });

  test('where approvers are separate, nobody creates a requester and an approver by inviting both', async () => {
    const [asker, puppet, proved] = [await invite(admin, false), await invite(admin, false), await invite(admin, true)];
    await given.store.db
      .insertInto('project_member')
      .values(
        [asker, puppet, proved].map((who, at) => ({
          project_id: project.projectId,
          user_id: who.userId,
          role: at === 0 ? ('editor' as const) : ('approver' as const),
          added_by: project.owner.userId,
        })),
      )
      .execute();
    await given.store.db
      .updateTable('project')
      .set({ roster_since: new Date() })
      .where('id', '=', project.projectId)
      .execute();
    await given.store.db
      .updateTable('organization_member')
      .set({ role: 'member' })
      .where(
        'user_id',
        'in',
        [puppet, proved].map(({ userId }) => userId),
      )
      .execute();
    await makeOrganizations(given).update(project.owner, project.organizationId, { separate_approvers: true });
    const filed = await as(asker).request();
    expect(await as(puppet).approve(filed)).toMatch(/^insufficient_role: .* your e-mail address is not verified/);
    expect((await as(puppet).read(filed)).why_not).toMatch(/your e-mail address is not verified/);
    expect(await as(proved).approve(filed)).toBe('approved');
    expect(await as(asker).consume(filed)).toBe('consumed');
  });
});
