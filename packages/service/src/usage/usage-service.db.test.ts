import type { Id } from '@rowloom/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { makeId } from '../ids/make-id.ts';
import { makeMembers } from '../members/member-service.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import { addCaller, addOrganization, addUser, callerOf } from '../members/people.fixture.ts';
import { makeProjects, type Projects } from '../projects/project-service.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { reserveRows, settleRows } from './usage-meter.ts';
import { periodOf } from './usage-period.ts';
import { makeUsage, type Usage } from './usage-service.ts';

describeSomeStore('usage', (given) => {
  let usage: Usage;
  let projects: Projects;
  let organizationId: Id<'organization'>;
  let owner: Caller;
  let member: Caller;
  beforeAll(async () => {
    usage = makeUsage(given);
    projects = makeProjects(given);
    const id = await addUser(given.store, 'Olga');
    organizationId = await addOrganization(given.store, id, 'free');
    owner = await callerOf(given.store, id);
    member = await addCaller(given.store, organizationId);
  });

  const create = async (name: string): Promise<Id<'project'>> =>
    (await projects.create(owner, { organization_id: organizationId, name, engine: 'sqlite', schema_name: 'main' })).id;
  const meter = async (projectId: Id<'project'>, reserved: number, settled?: number) => {
    const generationId = makeId('generation');
    await given.store.transaction((tx) => reserveRows(tx, { organizationId, projectId, generationId, rows: reserved }));
    if (settled !== undefined) await given.store.transaction((tx) => settleRows(tx, generationId, settled));
  };
  const { start, from, to } = periodOf(new Date());

  test('a period without metered rows shows the tier', async () => {
    expect(await usage.summary(owner, organizationId)).toEqual({
      organization_id: organizationId,
      tier: 'free',
      api_access: false,
      period_start: from.toISOString(),
      period_end: to.toISOString(),
      rows_consumed: 0,
      rows_reserved: 0,
      rows_included: 100_000,
      rows_remaining: 100_000,
      per_request_cap: 10_000,
      bonus_rows: 0,
      active_keys: 0,
    });
    expect(await usage.byProject(owner, organizationId)).toMatchObject({ items: [] });
  });

  test('used rows are shown, by project as far as the caller sees it', async () => {
    const [open, hidden, gone] = [await create('Open'), await create('Hidden'), await create('Gone')];
    await meter(open, 100, 70);
    await meter(open, 30);
    await meter(hidden, 500, 500);
    await meter(gone, 20, 20);
    const see = (caller: Caller, id: string) =>
      authoriseProject(given.store.db, caller, { project: id }, 'project.read');
    await makeMembers(given).add(owner, await see(owner, hidden), { user_id: owner.userId, role: 'owner' });
    await projects.remove(owner, await see(owner, gone));

    expect(await usage.summary(member, organizationId)).toMatchObject({
      rows_consumed: 590,
      rows_reserved: 30,
      rows_remaining: 99_380,
    });
    expect((await usage.byProject(owner, organizationId)).items).toEqual([
      { project_id: hidden, name: 'Hidden', rows: 500, runs: 1 },
      { project_id: open, name: 'Open', rows: 70, runs: 2 },
      { project_id: null, name: null, rows: 20, runs: 1 },
    ]);
    expect((await usage.byProject(member, organizationId)).items).toEqual([
      { project_id: open, name: 'Open', rows: 70, runs: 2 },
      { project_id: null, name: null, rows: 520, runs: 2 },
    ]);
    const { points } = await usage.series(organizationId, {});
    expect(points).toHaveLength(31);
    expect(points.at(-1)).toMatchObject({ rows: 590, runs: 4 });
    expect(points.slice(0, -1).every(({ rows, runs }) => rows === 0 && runs === 0)).toBe(true);
  });

  test('rows paid from the bonus balance use none of the included ones', async () => {
    const id = await addUser(given.store, 'Bea');
    const organization = await addOrganization(given.store, id, 'free');
    await given.store.db
      .insertInto('usage_period')
      .values({
        organization_id: organization,
        period_start: start,
        tier: 'free',
        rows_included: 100,
        rows_consumed: 130,
        bonus_spent: 40,
      })
      .execute();
    expect(await usage.summary(await callerOf(given.store, id), organization)).toMatchObject({
      rows_consumed: 130,
      rows_included: 100,
      rows_remaining: 10,
    });
  });

  test("only the caller's own active keys are counted, not revoked or expired ones", async () => {
    const key = (columns: { revoked_at?: Date; expires_at?: Date }) => ({
      id: makeId('key'),
      user_id: member.userId,
      name: 'x',
      prefix: 'sk_live_rl_x',
      hash: makeId('key'),
      ...columns,
    });
    const past = new Date(0);
    await given.store.db
      .insertInto('api_key')
      .values([
        key({}),
        key({ expires_at: new Date(Date.now() + 60_000) }),
        key({ expires_at: past }),
        key({ revoked_at: past }),
      ])
      .execute();
    expect((await usage.summary(member, organizationId)).active_keys).toBe(2);
    expect((await usage.summary(owner, organizationId)).active_keys).toBe(0);
  });

  test('previous periods are listed newest first, without the current one', async () => {
    const id = await addUser(given.store);
    const organization = await addOrganization(given.store, id, 'enterprise');
    const period = (period_start: string, rows_consumed: number) => ({
      organization_id: organization,
      period_start,
      tier: 'enterprise',
      rows_included: null,
      rows_consumed,
      bonus_spent: 1,
    });
    await given.store.db
      .insertInto('usage_period')
      .values([period('2025-11-01', 1), period('2025-12-01', 2), period('2026-01-01', 3), period(start, 4)])
      .execute();
    const first = await usage.history(organization, { limit: 2 });
    expect(first.items).toEqual([
      {
        period_start: '2026-01-01T00:00:00.000Z',
        period_end: '2026-02-01T00:00:00.000Z',
        tier: 'enterprise',
        rows_consumed: 3,
        rows_included: null,
        bonus_rows_spent: 1,
      },
      expect.objectContaining({ period_start: '2025-12-01T00:00:00.000Z', period_end: '2026-01-01T00:00:00.000Z' }),
    ]);
    const second = await usage.history(organization, { limit: 2, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({ items: [{ rows_consumed: 1 }], next_cursor: null });
    expect((await usage.summary(await callerOf(given.store, id), organization)).rows_remaining).toBeNull();
  });

  test.each(['hour', 'day', 'week', 'month'] as const)(
    'a run belongs to the %s in which it was accepted',
    async (interval) => {
      const id = await addUser(given.store);
      const organization = await addOrganization(given.store, id);
      await given.store.db
        .insertInto('usage_period')
        .values({ organization_id: organization, period_start: '2026-03-01', tier: 'pro', rows_included: 1 })
        .execute();
      const run = (at: string) => ({
        generation_id: makeId('generation'),
        organization_id: organization,
        project_id: makeId('project'),
        period_start: '2026-03-01',
        accepted_at: new Date(at),
        rows_reserved: 10,
        rows_settled: 7,
        settled_at: new Date(at),
      });
      await given.store.db
        .insertInto('usage_entry')
        .values([run('2026-03-09T00:00:00Z'), run('2026-03-09T00:59:59.999Z'), run('2026-03-16T00:00:00Z')])
        .execute();
      const { points } = await usage.series(organization, {
        from: '2026-03-09T00:00:00Z',
        to: '2026-03-17T00:00:00Z',
        interval,
      });
      const found = points.filter(({ runs }) => runs > 0);
      expect(found).toEqual(
        interval === 'month'
          ? [{ at: '2026-03-01T00:00:00.000Z', rows: 21, runs: 3 }]
          : [
              { at: '2026-03-09T00:00:00.000Z', rows: 14, runs: 2 },
              { at: '2026-03-16T00:00:00.000Z', rows: 7, runs: 1 },
            ],
      );
    },
  );
});
