import type { PostgresServer } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUARD_SECONDS, makeProject, pause, readRun, signIn, until, untilOver } from './api.fixture.ts';
import { givenServer, openFaultServer, POSTGRES_BIN } from './fault-stores.fixture.ts';
import { stopProcess } from './service-process.fixture.ts';
import { capture, expectChained, expectExact, expectMetered, makeTarget, push } from './shop-target.fixture.ts';

const ROWS = { authors: 20_000, notes: 580_000 };

describe.skipIf(POSTGRES_BIN === undefined)('PostgreSQL killed and started again in the middle of a run', () => {
  const given = givenServer();
  let holder: PostgresServer;
  beforeAll(async () => {
    holder = await openFaultServer();
  });
  afterAll(() => holder.stop());

  test('answers 503 as the store, never 500; as the target, it is waited for', async () => {
    const environment = given.newStore('postgresql', holder);
    const service = await given.start(['serve'], environment);
    const api = await signIn(service.url);
    const place = await makeProject(api);
    const target = await makeTarget(api, place, given.server, 'filled');
    await capture(api, place, target);
    const run = await push(api, place, target, ROWS);
    await until('rows in the target', GUARD_SECONDS, async () =>
      (await readRun(api, run.id)).rows_generated > 0 ? true : undefined,
    );

    const paths = [
      `/api/projects?org_id=${place.organizationId}`,
      `/api/generations/${run.id}`,
      `/api/usage?org_id=${place.organizationId}`,
      '/readyz',
    ];
    const seen = new Map<string, number>();
    let isAsking = true;
    const asking = Array.from({ length: 8 }, async (_, index) => {
      for (let turn = index; isAsking; turn++) {
        const isWrite = turn % 5 === 0;
        const { status, body } = isWrite
          ? await api.ask<{ detail?: { error: string } }>('PATCH', `/api/projects/${place.projectId}`, {
              name: `P${turn}`,
            })
          : await api.ask<{ detail?: { error: string } }>('GET', paths[turn % paths.length] ?? '');
        const key = `${status} ${body.detail?.error ?? ''}`.trim();
        seen.set(key, (seen.get(key) ?? 0) + 1);
        await pause(5);
      }
    });
    await pause(300);
    await holder.restart();
    await pause(500);
    await given.server.restart();
    await until('the service to be ready again', GUARD_SECONDS, async () =>
      (await api.ask('GET', '/readyz')).status === 200 ? true : undefined,
    );
    isAsking = false;
    await Promise.all(asking);
    expect([...seen.keys()].toSorted()).toEqual(['200', '503 unavailable']);

    await untilOver(api, run.id);
    await expectExact(api, place, target, run, ROWS);
    await expectMetered(api, place, ROWS.authors + ROWS.notes);
    expect(service.said()).not.toContain('"level":"fatal"');
    expect(await stopProcess(service)).toBe(0);
    expectChained(environment);
  });
});
