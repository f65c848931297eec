import { type CreateSchedule, type Id, refuse, type Schedule } from '@rowloom/contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenTargets } from '../connections/connections.fixture.ts';
import { addCaller } from '../members/people.fixture.ts';
import { openQueue } from '../queue/open-queue.ts';
import type { Queue } from '../queue/queue.ts';
import { actionsOf, type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { makeSnapshots } from '../snapshots/snapshot-service.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { fireDue } from './fire-due.ts';
import { realignSchedules } from './realign-schedules.ts';
import { runSchedule, type RunScheduleNeeds } from './run-schedule.ts';
import { makeSchedules, type Schedules } from './schedule-service.ts';

const targets = givenTargets();

const NIGHTLY: CreateSchedule = { name: 'nightly', cron: '0 2 * * *', timezone: 'Europe/Berlin', kind: 'snapshot' };

describeSomeStore('schedules', (given) => {
  let schedules: Schedules;
  let project: GivenProject;
  let jobs: { readonly data: Readonly<Record<string, unknown>> }[];

  beforeAll(() => {
    schedules = makeSchedules({ store: given.store, loom: targets.loom });
  });
  beforeEach(async () => {
    project = await givenProject(given.store);
    jobs = [];
  });
  // Those of one test are not due in the next.
  afterEach(() => given.store.db.deleteFrom('schedule').execute());

  const queue: Pick<Queue, 'send'> = {
    send: async (_tx, _name, data) => {
      jobs.push({ data: data as Readonly<Record<string, unknown>> });
      return Promise.resolve();
    },
  };
  const create = (body: Partial<CreateSchedule> = {}, { owner, access } = project) =>
    schedules.create(owner, access, { ...NIGHTLY, ...body });
  const update = (id: string, body: Parameters<Schedules['update']>[3], by = project.owner) =>
    schedules.update(by, project.access, id, body);
  const get = (id: string): Promise<Schedule> => schedules.get({ projectId: project.projectId, id });
  /** As if its slot had come, some days ago by the store's clock. */
  const makeDue = async (id: string, days = 5): Promise<Date> => {
    const { rows } = await sql<{ slot: Date }>`update schedule
      set next_fire_at = date_trunc('hour', now()) - make_interval(days => ${days}) where id = ${id}
      returning next_fire_at as slot`.execute(given.store.db);
    return rows[0]?.slot ?? new Date(0);
  };

  test('a schedule knows its next firing, and a disabled one has none', async () => {
    const made = await create();
    expect(made).toMatchObject({ enabled: true, timezone: 'Europe/Berlin', run: {}, last_fired_at: null });
    expect(Date.parse(made.next_fire_at ?? '')).toBeGreaterThan(Date.now());
    expect((await create({ name: 'off', enabled: false })).next_fire_at).toBeNull();
    expect((await update(made.id, { enabled: false })).next_fire_at).toBeNull();
    expect((await update(made.id, { enabled: true })).next_fire_at).toBe(made.next_fire_at);
    expect((await update(made.id, { cron: '0 3 * * *' })).next_fire_at).not.toBe(made.next_fire_at);
    expect((await update(made.id, { name: 'other' })).cron).toBe('0 3 * * *');
    await schedules.remove(project.owner, { projectId: project.projectId, id: made.id });
    await expect(get(made.id)).rejects.toMatchObject({ code: 'not_found' });
    const actions = await actionsOf(given.store, project.organizationId);
    expect(actions.at(0)).toBe('schedule.created');
    expect(actions.at(-1)).toBe('schedule.deleted');
  });

  test('a list shows some of the tables that a run names, and no rules; the record shows all', async () => {
    const named = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`t${at + 10}`, at]));
    const run = { rows: { ...named, '*': 7 }, seed: 1, rules: { posts: { rows: 5 } } };
    const { id } = await create({ kind: 'generation', run });
    const { items } = await schedules.list(project.projectId, {});
    expect(items[0]?.run).toEqual({
      seed: 1,
      rows: { '*': 7, ...Object.fromEntries(Object.entries(named).slice(0, 19)) },
    });
    expect((await get(id)).run).toEqual(run);
  });

  test.each<[Partial<CreateSchedule>, string]>([
    [{ kind: 'generation', run: { rows: { ['x'.repeat(300)]: 1 } } }, 'run.rows'],
    [{ cron: '0 0 2 * * *' }, 'cron'],
    [{ timezone: 'Nowhere' }, 'timezone'],
    [{ run: { seed: 7 } }, 'run.seed'],
    [{ run: { connection_id: 'con_01kabcdefghjkmnpqrstvwxyz0' } }, 'run.connection_id'],
    [{ kind: 'generation', run: { connection_id: 'con_01kabcdefghjkmnpqrstvwxyz0' } }, 'run.connection_id'],
    [
      { kind: 'generation', run: { target: { connection_id: 'con_01kabcdefghjkmnpqrstvwxyz0' } } },
      'run.target.connection_id',
    ],
    [
      { kind: 'generation', run: { source: { template_id: 'tpl_01kabcdefghjkmnpqrstvwxyz0' } } },
      'run.source.template_id',
    ],
    [
      { kind: 'generation', run: { source: { snapshot_id: 'snp_01kabcdefghjkmnpqrstvwxyz0' } } },
      'run.source.snapshot_id',
    ],
    [{ kind: 'generation', run: { rules: { 'a.b': { one_of: 3 } } as never } }, 'run.rules.a.b.one_of'],
    [{ kind: 'generation', run: { locale: 'xx' } }, 'run.locale'],
  ])('%j is refused at %s', async (body, path) => {
    await expect(create(body)).rejects.toMatchObject({ fields: [expect.objectContaining({ path })] });
  });

  test('a name is unique within a project', async () => {
    await create();
    await expect(create()).rejects.toMatchObject({ code: 'already_exists' });
    const other = await create({ name: 'other' });
    await expect(update(other.id, { name: NIGHTLY.name })).rejects.toMatchObject({ code: 'already_exists' });
  });

  test('a slot fires once, however many processes look, and missed slots count as one', async () => {
    const { id } = await create();
    expect(await fireDue({ store: given.store, queue })).toBe(0);
    const slot = await makeDue(id);
    const fired = await Promise.all([1, 2, 3, 4].map(() => fireDue({ store: given.store, queue })));
    expect(fired.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.data).toMatchObject({ schedule_id: id, slot: slot.toISOString() });
    const after = await get(id);
    expect(Date.parse(after.next_fire_at ?? '')).toBeGreaterThan(Date.now());
    expect(Math.abs(Date.parse(after.last_fired_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(
      (await actionsOf(given.store, project.organizationId)).filter((action) => action === 'schedule.fired'),
    ).toHaveLength(1);
  });

  test('a slot that has fired does not fire again, however the schedule is moved', async () => {
    const { id } = await create();
    const slot = await makeDue(id);
    expect(await fireDue({ store: given.store, queue })).toBe(1);
    await given.store.db.updateTable('schedule').set({ next_fire_at: slot }).where('id', '=', id).execute();
    expect(await fireDue({ store: given.store, queue })).toBe(0);
    expect(jobs).toHaveLength(1);
    expect(Date.parse((await get(id)).next_fire_at ?? '')).toBeGreaterThan(Date.now());
  });

  test('a next firing later than the next slot is recomputed, and no other changes', async () => {
    const [ahead, fine] = [await create({ cron: '* * * * *' }), await create({ name: 'fine' })];
    const nextYear = new Date(Date.now() + 365 * 86_400_000);
    await given.store.db.updateTable('schedule').set({ next_fire_at: nextYear }).where('id', '=', ahead.id).execute();
    expect(await realignSchedules(given.store)).toBe(1);
    expect(Date.parse((await get(ahead.id)).next_fire_at ?? '') - Date.now()).toBeLessThan(61_000);
    expect((await get(fine.id)).next_fire_at).toBe(fine.next_fire_at);
  });

  test('exactly one of two processes with their workers makes the snapshot of a slot', async () => {
    const { id } = await create();
    const log = { warn: () => undefined, error: () => undefined };
    const queues = await Promise.all([openQueue(given.store, { log }), openQueue(given.store, { log })]);
    const done = Promise.withResolvers<void>();
    const capturing = makeSnapshots({ ...targets, loom: targets.loom, store: given.store });
    const snapshots: RunScheduleNeeds['snapshots'] = {
      capture: (caller, access, _body, scheduled) =>
        capturing.capture(caller, access, { template_id: 'saas' }, scheduled),
    };
    try {
      for (const each of queues)
        await each.work('schedule', { concurrency: 2 }, (job) =>
          runSchedule(needs({ snapshots }), job).then(done.resolve, done.reject),
        );
      await makeDue(id);
      await Promise.all(queues.map((each) => fireDue({ store: given.store, queue: each })));
      await done.promise;
    } finally {
      await Promise.all(queues.map((each) => each.stop({ graceful: true, timeout: 5000 })));
    }
    const rows = await given.store.db.selectFrom('snapshot').select('id').where('schedule_id', '=', id).execute();
    expect(rows).toHaveLength(1);
  });

  test('a firing whose job cannot be sent does not count', async () => {
    const { id } = await create();
    const slot = await makeDue(id);
    const broken: typeof queue = { send: () => Promise.reject(new Error('No queue.')) };
    await expect(fireDue({ store: given.store, queue: broken })).rejects.toThrow('No queue.');
    expect((await get(id)).next_fire_at).toBe(slot.toISOString());
  });

  const needs = (more: Partial<RunScheduleNeeds> = {}): RunScheduleNeeds => ({
    store: given.store,
    snapshots: makeSnapshots({ ...targets, loom: targets.loom, store: given.store }),
    startRun: () => Promise.reject(new Error('No run was asked for.')),
    requestApproval: () => Promise.reject(new Error('No approval was asked for.')),
    ...more,
  });
  let slots = 0;
  const jobOf = (id: string, slot = new Date(Date.UTC(2026, 0, 1, 0, slots++))) => ({
    data: { schedule_id: id, slot: slot.toISOString() },
  });

  test('a scheduled capture is a snapshot labelled after its schedule, once per firing', async () => {
    const { id } = await create();
    const captured: unknown[] = [];
    const snapshots = {
      capture: async (...[caller, access, , scheduled]: Parameters<RunScheduleNeeds['snapshots']['capture']>) => {
        captured.push(caller.via);
        return makeSnapshots({ ...targets, loom: targets.loom, store: given.store }).capture(
          caller,
          access,
          { template_id: 'blog' },
          scheduled,
        );
      },
    };
    const job = jobOf(id);
    await runSchedule(needs({ snapshots }), job);
    await runSchedule(needs({ snapshots }), job);
    expect(captured).toEqual(['system']);
    const rows = await given.store.db.selectFrom('snapshot').selectAll().where('schedule_id', '=', id).execute();
    expect(rows).toMatchObject([
      { label: 'Scheduled · nightly', source: 'schedule', captured_by: project.owner.userId },
    ]);
  });

  test('a capture that fails is an event, and the schedule continues', async () => {
    const { id } = await create();
    await runSchedule(needs(), jobOf(id));
    expect(await get(id)).toMatchObject({ enabled: true });
    expect((await actionsOf(given.store, project.organizationId)).at(-1)).toBe('schedule.failed');
  });

  test('a run is started as its creator, and where sign-off is required an approval is requested', async () => {
    const { id } = await create({ kind: 'generation', run: { source: { template_id: 'blog' }, rows: 10 } });
    const started: unknown[] = [];
    const startRun: RunScheduleNeeds['startRun'] = (caller, access, run, of) => {
      started.push([caller.userId, access.projectId, run, of]);
      return Promise.resolve();
    };
    await runSchedule(needs({ startRun }), jobOf(id));
    const run = { source: { template_id: 'blog' }, rows: 10 };
    const firing = { scheduleId: id, slot: expect.any(Date) as Date };
    expect(started).toEqual([[project.owner.userId, project.projectId, run, firing]]);
    const filed: unknown[] = [];
    await runSchedule(
      needs({
        startRun: () => Promise.reject(refuse('approval_required')),
        requestApproval: (_caller, _access, request, of) => Promise.resolve(void filed.push([request.run, of])),
      }),
      jobOf(id),
    );
    expect(filed).toEqual([[run, firing]]);
  });

  test('it disables itself when its creator is gone or lost the permission, until someone takes it over', async () => {
    const member = await addCaller(given.store, project.organizationId);
    const { id } = await create({ name: 'theirs' }, { ...project, owner: member });
    await given.store.db.deleteFrom('organization_member').where('user_id', '=', member.userId).execute();
    await runSchedule(needs(), jobOf(id));
    expect(await get(id)).toMatchObject({
      enabled: false,
      next_fire_at: null,
      disabled_because: expect.any(String) as string,
    });
    expect((await actionsOf(given.store, project.organizationId)).at(-1)).toBe('schedule.disabled');
    const taken = await update(id, { enabled: true });
    expect(taken).toMatchObject({ enabled: true, disabled_because: null, created_by: project.owner.userId });
    await setDeleted(project.owner.userId);
    await runSchedule(needs(), jobOf(id));
    expect(await get(id)).toMatchObject({ enabled: false });
  });

  const setDeleted = (id: Id<'user'>) =>
    given.store.db.updateTable('app_user').set({ disabled_at: new Date() }).where('id', '=', id).execute();

  test('it acts as the last user who changed what it does; a new time does not change that', async () => {
    const { id } = await create();
    const other = await addCaller(given.store, project.organizationId);
    expect((await update(id, { cron: '0 4 * * *' }, other)).created_by).toBe(project.owner.userId);
    expect((await update(id, { run: {} }, other)).created_by).toBe(other.userId);
  });

  test('a firing that the service could not complete is left to the queue', async () => {
    const { id } = await create({ kind: 'generation' });
    const startRun = () => Promise.reject(refuse('unavailable'));
    await expect(runSchedule(needs({ startRun }), jobOf(id))).rejects.toMatchObject({ code: 'unavailable' });
    await given.store.db
      .updateTable('organization')
      .set({ suspended_at: new Date() })
      .where('id', '=', project.organizationId)
      .execute();
    await runSchedule(needs({ startRun }), jobOf(id));
    expect(await get(id)).toMatchObject({ enabled: true });
  });
});
