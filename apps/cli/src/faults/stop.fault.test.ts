import { request } from 'node:http';
import { startHeldClock } from '@rowloom/servers';
import { describe, expect, test } from 'vitest';
import { GUARD_SECONDS, type Api, makeApi, makeProject, readRun, signIn, until, untilOver } from './api.fixture.ts';
import { givenServer, POSTGRES_BIN } from './fault-stores.fixture.ts';
import { isAlive, runChildren, stopProcess } from './service-process.fixture.ts';
import { capture, expectChained, expectExact, expectMetered, makeTarget, push } from './shop-target.fixture.ts';

const ROWS = { authors: 20_000, notes: 380_000 };
/** Seconds. */
const IDLE_STOP = 3;

/** A request that the service has begun to read; `finish` sends the rest, and returns the status. */
function beginRequest({ url, token }: Api, method: string, path: string, index: number) {
  const body = JSON.stringify({ name: `Name ${index}` });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  return new Promise<{ readonly finish: () => Promise<number | undefined> }>((resolve, reject) => {
    const sent = request(url + path, { method, headers });
    const answered = new Promise<number | undefined>((settle) =>
      sent.once('response', (response) => {
        response.resume();
        settle(response.statusCode);
      }),
    );
    sent.once('error', reject);
    sent.once('continue', () => resolve({ finish: () => (sent.end(body), answered) }));
    sent.flushHeaders();
  });
}

describe.skipIf(POSTGRES_BIN === undefined).each(['embedded', 'postgresql'] as const)('SIGTERM, %s', (kind) => {
  const given = givenServer();

  test('lets requests and chunks finish, and the run resumes at the next start', async () => {
    const environment = given.newStore(kind);
    const first = await given.start(['serve'], environment);
    const api = await signIn(first.url);
    const place = await makeProject(api);
    const target = await makeTarget(api, place, given.server, 'filled');
    await capture(api, place, target);
    const run = await push(api, place, target, ROWS);
    const children = await until('rows in the target', GUARD_SECONDS, async () =>
      (await readRun(api, run.id)).rows_generated > 0 ? runChildren(first) : undefined,
    );
    const requests = await Promise.all(
      Array.from({ length: 4 }, (_, index) => beginRequest(api, 'PATCH', `/api/projects/${place.projectId}`, index)),
    );
    const refused = until('the service to refuse', GUARD_SECONDS, async () => {
      const { status } = await makeApi(first.url, '')
        .ask('GET', '/readyz')
        .catch(() => ({ status: 0 }));
      return status === 200 ? undefined : status;
    });
    const stopped = stopProcess(first);
    expect([0, 503]).toContain(await refused);
    expect(await Promise.all(requests.map(({ finish }) => finish()))).toEqual([200, 200, 200, 200]);
    expect(await stopped).toBe(0);
    expect(children.filter(isAlive)).toEqual([]);
    const left = target.count();
    expect(left.notes).toBeLessThan(ROWS.notes);

    const second = await given.start(['serve'], environment);
    const next = await signIn(second.url);
    // Released, not left behind: nobody waits for a lease.
    await untilOver(next, run.id, 150);
    await expectExact(next, place, target, run, ROWS);
    await expectMetered(next, place, ROWS.authors + ROWS.notes);
    const took = startHeldClock();
    expect(await stopProcess(second)).toBe(0);
    expect(took()).toBeLessThan(IDLE_STOP);
    expectChained(environment);
  });
});
