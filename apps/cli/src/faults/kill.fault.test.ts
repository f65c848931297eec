import { describe, expect, test } from 'vitest';
import { GUARD_SECONDS, makeProject, pause, readRun, signIn, until, untilOver } from './api.fixture.ts';
import { givenServer, POSTGRES_BIN } from './fault-stores.fixture.ts';
import { isAlive, killProcess, runChildren, stopProcess } from './service-process.fixture.ts';
import { capture, expectChained, expectExact, expectMetered, makeTarget, push } from './shop-target.fixture.ts';

const ROWS = { authors: 20_000, notes: 180_000 };
const TOTAL = ROWS.authors + ROWS.notes;

/** On PostgreSQL another process waits for the lease of the killed one: fewer kills, to save time. */
const KILLS = { embedded: 5, postgresql: 2 } as const;

describe.skipIf(POSTGRES_BIN === undefined)('kill -9', () => {
  const given = givenServer();

  test.each(['embedded', 'postgresql'] as const)(
    'of the service at random moments of two runs, %s: both resume by themselves and are exact',
    async (kind) => {
      const environment = given.newStore(kind);
      let service = await given.start(['serve'], environment);
      let api = await signIn(service.url);
      const place = await makeProject(api);
      const targets = [
        await makeTarget(api, place, given.server, 'empty'),
        await makeTarget(api, place, given.server, 'filled'),
      ];
      const [first] = targets;
      if (first !== undefined) await capture(api, place, first);
      const runs = await Promise.all(targets.map((target) => push(api, place, target, ROWS)));
      const moments: number[] = [];
      const areOver = async (): Promise<readonly number[] | undefined> => {
        const states = await Promise.all(runs.map(({ id }) => readRun(api, id)));
        return states.every(({ status }) => status === 'succeeded') ? [] : undefined;
      };
      for (let kill = 0; kill < KILLS[kind]; kill++) {
        // The first hits the start of the runs; later ones their middle and their end.
        const children = await until(
          'a process of a run',
          GUARD_SECONDS,
          async () => nonEmpty(runChildren(service)) ?? (await areOver()),
        );
        const moment = Math.round(Math.random() * (kill === 0 ? 300 : 3000));
        moments.push(moment);
        await pause(moment);
        await killProcess(service);
        await until('the end of children without a parent', GUARD_SECONDS, () =>
          children.some(isAlive) ? undefined : true,
        );
        service = await given.start(['serve'], environment);
        api = await signIn(service.url);
      }
      for (const [index, run] of runs.entries()) {
        const target = targets[index];
        const { status, error } = await untilOver(api, run.id);
        expect({ status, error, moments }).toMatchObject({ status: 'succeeded' });
        if (target !== undefined) await expectExact(api, place, target, run, ROWS);
      }
      await expectMetered(api, place, 2 * TOTAL);
      expect(await stopProcess(service)).toBe(0);
      expectChained(environment);
    },
  );

  test("of a run's process alone: another process resumes the run", async () => {
    const environment = given.newStore('embedded');
    const service = await given.start(['serve'], environment);
    const api = await signIn(service.url);
    const place = await makeProject(api);
    const target = await makeTarget(api, place, given.server, 'filled');
    await capture(api, place, target);
    const run = await push(api, place, target, ROWS);
    for (let kill = 0; kill < 3; kill++) {
      const [child] = await until('a process of the run', GUARD_SECONDS, () => nonEmpty(runChildren(service)));
      await pause(kill * 400);
      if (child !== undefined && isAlive(child)) process.kill(child, 'SIGKILL');
      await until('its end', GUARD_SECONDS, () => (child !== undefined && isAlive(child) ? undefined : true));
    }
    await untilOver(api, run.id);
    await expectExact(api, place, target, run, ROWS);
    await expectMetered(api, place, TOTAL);
    expect(await stopProcess(service)).toBe(0);
    expectChained(environment);
  });
});

const nonEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);
