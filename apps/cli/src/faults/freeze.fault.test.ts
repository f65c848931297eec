import { describe, expect, test } from 'vitest';
import { GUARD_SECONDS, makeProject, readRun, signIn, until, untilOver } from './api.fixture.ts';
import { givenServer, POSTGRES_BIN } from './fault-stores.fixture.ts';
import { runChildren, stopProcess } from './service-process.fixture.ts';
import { capture, expectChained, expectExact, expectMetered, makeTarget, push } from './shop-target.fixture.ts';

const ROWS = { authors: 20_000, notes: 580_000 };

describe.skipIf(POSTGRES_BIN === undefined)('a worker that freezes past its lease', () => {
  const given = givenServer();

  test('is replaced by another worker, and changes nothing when it wakes', async () => {
    const environment = { ...given.newStore('postgresql'), ROWLOOM_RUNS_AT_ONCE: '1' };
    const service = await given.start(['serve', '--no-worker'], environment);
    const api = await signIn(service.url);
    const place = await makeProject(api);
    const target = await makeTarget(api, place, given.server, 'filled');
    await capture(api, place, target);
    const frozen = await given.start(['worker'], environment);
    const run = await push(api, place, target, ROWS);
    const [child] = await until('rows in the target', GUARD_SECONDS, async () =>
      (await readRun(api, run.id)).rows_generated > 0 ? runChildren(frozen) : undefined,
    );
    // The worker and its child: as on a suspended machine.
    frozen.signal('SIGSTOP');
    if (child !== undefined) process.kill(child, 'SIGSTOP');
    const successor = await given.start(['worker'], environment);
    await until('the successor to take the run', GUARD_SECONDS, () =>
      runChildren(successor).length > 0 ? true : undefined,
    );
    if (child !== undefined) process.kill(child, 'SIGCONT');
    frozen.signal('SIGCONT');
    await untilOver(api, run.id);
    await expectExact(api, place, target, run, ROWS);
    await until('the late process to be gone', GUARD_SECONDS, () =>
      runChildren(frozen).length === 0 ? true : undefined,
    );
    await expectExact(api, place, target, run, ROWS);
    await expectMetered(api, place, ROWS.authors + ROWS.notes);
    expect(await Promise.all([frozen, successor, service].map(stopProcess))).toEqual([0, 0, 0]);
    expectChained(environment);
  });
});
