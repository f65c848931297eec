import type { Generation, Schedule, Snapshot } from '@rowloom/contract';
import { describe, expect, test } from 'vitest';
import { GUARD_SECONDS, makeApi, makeProject, pause, signIn, until, untilOver } from './api.fixture.ts';
import { givenServer, POSTGRES_BIN } from './fault-stores.fixture.ts';
import { killProcess, runChildren, stopProcess } from './service-process.fixture.ts';
import { capture, expectChained, expectMetered, makeTarget, push } from './shop-target.fixture.ts';

const RUNS = 30;
const ROWS = { authors: 200, notes: 1800 };
const SCHEDULES = 10;

describe.skipIf(POSTGRES_BIN === undefined)('two services and three workers on one store', () => {
  const given = givenServer();

  test('execute each run once and fire each slot once, even when a worker is killed', async () => {
    const environment = given.newStore('postgresql');
    const [one, another] = [
      await given.start(['serve', '--no-worker'], environment),
      await given.start(['serve', '--no-worker'], environment),
    ];
    const workers = await Promise.all([1, 2, 3].map(() => given.start(['worker'], environment)));
    const api = await signIn(one.url);
    const apis = [api, makeApi(another.url, api.token)];
    const place = await makeProject(api);
    const target = await makeTarget(api, place, given.server, 'filled');
    await capture(api, place, target);

    const schedules = await Promise.all(
      Array.from({ length: SCHEDULES }, (_, index) =>
        api.post<Schedule>(`/api/projects/${place.projectId}/schedules`, {
          name: `schedule ${index}`,
          // Once a year: this test creates the slots itself.
          cron: '0 0 1 1 *',
          timezone: 'UTC',
          kind: 'snapshot',
          run: { connection_id: target.connectionId },
        }),
      ),
    );
    const runs = await Promise.all(
      Array.from({ length: RUNS }, (_, index) => push(apis[index % 2] ?? api, place, target, ROWS)),
    );
    const database = /@\/(\w+)\?/.exec(environment['ROWLOOM_STORE_URL'] ?? '')?.[1];
    given.server.run("update rowloom_store.schedule set next_fire_at = date_trunc('second', now())", database);
    const [victim] = workers;
    if (victim === undefined) throw new Error('There is no worker.');
    await until('a run of the worker that is killed', GUARD_SECONDS, () =>
      runChildren(victim).length > 0 ? true : undefined,
    );
    await killProcess(victim);

    const ended: readonly Generation[] = await Promise.all(runs.map(({ id }) => untilOver(api, id, 900)));
    expect(ended.map(({ status, error }) => ({ status, error }))).toEqual(
      runs.map(() => ({ status: 'succeeded', error: null })),
    );
    expect(target.count()).toEqual({ authors: RUNS * ROWS.authors + target.before, notes: RUNS * ROWS.notes });
    await expectMetered(api, place, RUNS * (ROWS.authors + ROWS.notes));

    const captured = async (): Promise<readonly string[]> => {
      const { items } = await api.get<{ items: readonly Snapshot[] }>(
        `/api/projects/${place.projectId}/snapshots?limit=200`,
      );
      return items.flatMap(({ schedule_id: schedule }) => (schedule === null ? [] : [schedule])).toSorted();
    };
    const wanted = schedules.map(({ id }) => id).toSorted();
    await until('a snapshot of each schedule', GUARD_SECONDS, async () =>
      (await captured()).length >= SCHEDULES ? true : undefined,
    );
    await pause(2000);
    expect(await captured()).toEqual(wanted);
    const fired = "select count(*) from rowloom_store.audit_event where action = 'schedule.fired'";
    expect(given.server.run(fired, database)).toBe(String(SCHEDULES));
    const living = [one, another, ...workers.slice(1)];
    expect(await Promise.all(living.map(stopProcess))).toEqual(living.map(() => 0));
    expectChained(environment);
  });
});
