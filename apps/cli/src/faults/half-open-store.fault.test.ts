import { type Link, type LinkState, startHeldClock, startLink } from '@rowloom/servers';
import { afterAll, describe, expect, test } from 'vitest';
import { GUARD_SECONDS, type Api, makeProject, pause, readRun, signIn, until, untilOver } from './api.fixture.ts';
import { givenServer, POSTGRES_BIN } from './fault-stores.fixture.ts';
import { stopProcess } from './service-process.fixture.ts';
import { capture, expectChained, expectExact, expectMetered, makeTarget, push } from './shop-target.fixture.ts';

const ROWS = { authors: 5000, notes: 145_000 };

const readiness = async (api: Api): Promise<number> => (await api.ask('GET', '/readyz')).status;

describe.skipIf(POSTGRES_BIN === undefined)('a service whose link to the store is half-open', () => {
  const given = givenServer();
  const links: Link[] = [];
  afterAll(() => {
    for (const link of links) link.close();
  });

  async function begin() {
    const direct = given.newStore('postgresql');
    const { server } = given;
    const link = await startLink({ host: '127.0.0.1', port: server.port });
    links.push(link);
    const database = /@\/(\w+)\?/.exec(direct['ROWLOOM_STORE_URL'] ?? '')?.[1] ?? '';
    const url = `postgresql://rowloom@127.0.0.1:${link.port}/${database}?sslmode=disable`;
    const service = await given.start(['serve'], { ...direct, ROWLOOM_STORE_URL: url });
    return { direct, link, service, api: await signIn(service.url) };
  }

  test.each<LinkState>(['silent', 'no_answers', 'no_questions'])(
    "answers meanwhile, is ready within 15 s of the network's return, and finishes its runs: %s",
    async (state) => {
      const { direct, link, service, api } = await begin();
      const place = await makeProject(api);
      const target = await makeTarget(api, place, given.server, 'filled');
      await capture(api, place, target);
      const run = await push(api, place, target, ROWS);
      await until('rows', GUARD_SECONDS, async () =>
        (await readRun(api, run.id)).rows_generated > 0 ? true : undefined,
      );
      link.become(state);
      const end = Date.now() + 60_000;
      for (let number = 0; Date.now() < end; number++) {
        const took = startHeldClock();
        const path = number % 2 === 0 ? '/readyz' : '/api/organizations';
        expect((await api.ask('GET', path)).status).toBe(503);
        expect(took()).toBeLessThan(30);
        await pause(500);
      }
      link.become('whole');
      const healed = Date.now();
      const took = startHeldClock();
      await until('readiness', GUARD_SECONDS, async () => ((await readiness(api)) === 200 ? true : undefined));
      expect(took()).toBeLessThan(15);
      console.info(`${state}: ready after ${((Date.now() - healed) / 1000).toFixed(1)} s`);
      expect((await api.ask('GET', '/api/organizations')).status).toBe(200);
      await untilOver(api, run.id, 120);
      console.info(`${state}: run over after ${((Date.now() - healed) / 1000).toFixed(1)} s`);
      await expectExact(api, place, target, run, ROWS);
      await expectMetered(api, place, ROWS.authors + ROWS.notes);
      expect(await stopProcess(service)).toBe(0);
      expectChained(direct);
    },
  );

  test('ends within 15 s of SIGTERM while the store is silent', async () => {
    const { link, service, api } = await begin();
    const place = await makeProject(api);
    const target = await makeTarget(api, place, given.server, 'filled');
    await capture(api, place, target);
    const run = await push(api, place, target, { authors: 20_000, notes: 980_000 });
    await until('rows', GUARD_SECONDS, async () =>
      (await readRun(api, run.id)).rows_generated > 0 ? true : undefined,
    );
    link.become('silent');
    const waiting = [1, 2, 3].map(() => api.ask('GET', '/api/organizations').catch(() => undefined));
    await pause(1000);
    const took = startHeldClock();
    await stopProcess(service);
    const seconds = took();
    await Promise.all(waiting);
    console.info(`ended after ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(15);
  });
});
