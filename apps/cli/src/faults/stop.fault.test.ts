import { describe, expect, test } from 'vitest';
import { makeApi, makeProject, readRun, signIn, until, untilOver } from './api.fixture.ts';
import { givenServer, POSTGRES_BIN } from './fault-stores.fixture.ts';
import { isAlive, runChildren, stopProcess } from './service-process.fixture.ts';
import { capture, expectChained, expectExact, expectMetered, makeTarget, push } from './shop-target.fixture.ts';

const ROWS = { authors: 20_000, notes: 380_000 };
const IDLE_STOP = 3000;

describe.skipIf(POSTGRES_BIN === undefined).each(['embedded', 'postgresql'] as const)('SIGTERM, %s', (kind) => {
  const given = givenServer();

  test('lets requests and chunks finish, and the run goes on at the next start', { timeout: 200_000 }, async () => {
    const environment = given.newStore(kind);
    const first = await given.start(['serve'], environment);
    const api = await signIn(first.url);
    const place = await makeProject(api);
    const target = await makeTarget(api, place, given.server, 'filled');
    await capture(api, place, target);
    const run = await push(api, place, target, ROWS);
    const children = await until('rows in the target', 60, async () =>
      (await readRun(api, run.id)).rows_generated > 0 ? runChildren(first) : undefined,
    );
    // Planning takes a while: these are underway when the signal comes.
    const plans = Array.from({ length: 4 }, () =>
      api.ask('POST', `/api/projects/${place.projectId}/plan`, { source: { template_id: 'saas' } }),
    );
    const refused = until('the service to refuse', 60, async () => {
      const { status } = await makeApi(first.url, '')
        .ask('GET', '/readyz')
        .catch(() => ({ status: 0 }));
      return status === 200 ? undefined : status;
    });
    await until('the requests to arrive', 10, () => (first.said().length > 0 ? true : undefined));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await stopProcess(first)).toBe(0);
    expect([0, 503]).toContain(await refused);
    expect((await Promise.all(plans)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(children.filter(isAlive)).toEqual([]);
    const left = target.count();
    expect(left.notes).toBeLessThan(ROWS.notes);

    const second = await given.start(['serve'], environment);
    const next = await signIn(second.url);
    // Let go of, not left behind: nobody waits for a lease.
    await untilOver(next, run.id, 40);
    await expectExact(next, place, target, run, ROWS);
    await expectMetered(next, place, ROWS.authors + ROWS.notes);
    const started = performance.now();
    expect(await stopProcess(second)).toBe(0);
    expect(performance.now() - started).toBeLessThan(IDLE_STOP);
    expectChained(environment);
  });
});
