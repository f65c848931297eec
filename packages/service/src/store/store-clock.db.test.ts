import { afterEach, expect, test, vi } from 'vitest';
import { openQueue } from '../queue/open-queue.ts';
import { fireDue } from '../schedules/fire-due.ts';
import { makeSchedules } from '../schedules/schedule-service.ts';
import { givenProject } from '../snapshots/project.fixture.ts';
import { describeStores } from './stores.fixture.ts';
import { describeDifference } from './clock-difference.ts';
import { storeNow } from './store-clock.ts';

const MINUTELY = { name: 'minutely', cron: '* * * * *', kind: 'snapshot' } as const;
const YEAR = 365 * 86_400_000;

test('only differences of more than two seconds between clocks are reported', () => {
  expect(describeDifference({ seconds: 2.5, uncertainty: 0.1 })).toMatch(/^This machine's clock is 2\.5 s behind the/);
  expect(describeDifference({ seconds: -90, uncertainty: 0.1 })).toMatch(
    /^This machine's clock is 90\.0 s ahead of the/,
  );
  expect(describeDifference({ seconds: -1.9, uncertainty: 0.1 })).toBeUndefined();
  // A slow answer proves nothing.
  expect(describeDifference({ seconds: 3, uncertainty: 2 })).toBeUndefined();
});

describeStores('the clock of the store', (given) => {
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Only the clock of this process is set, as `date -s` would do. */
  const setClock = (by: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });

  test('is unaffected when the clock of this machine is set', async () => {
    const real = Date.now();
    setClock(YEAR);
    expect(Math.abs(storeNow().getTime() - real)).toBeLessThan(5000);
    const said = describeDifference(given.store.clock.difference() ?? { seconds: 0, uncertainty: 0 });
    expect(said).toMatch(/ahead of the store's/);
  });

  // The embedded store has no clock other than that of its process.
  test.runIf(given.kind === 'postgresql').each([
    ['90 s behind', -90_000],
    ['a year ahead', YEAR],
  ])('decides when schedules fire: %s', async (_, by) => {
    const { owner, access } = await givenProject(given.store);
    const queue = await openQueue(given.store, { log: { warn: () => undefined, error: () => undefined } });
    const real = Date.now();
    try {
      setClock(by);
      const schedules = makeSchedules({ store: given.store, loom: { parseRules: () => Promise.reject(new Error()) } });
      const { id } = await schedules.create(owner, access, { ...MINUTELY, name: `minutely ${by}` });
      const next = async (): Promise<number> =>
        Date.parse((await schedules.get({ projectId: access.projectId, id })).next_fire_at ?? '') - real;
      expect(await next()).toBeGreaterThan(0);
      expect(await next()).toBeLessThan(75_000);
      await given.store.db
        .updateTable('schedule')
        .set({ next_fire_at: new Date(Math.floor(real / 60_000) * 60_000) })
        .where('id', '=', id)
        .execute();
      const fired = [];
      for (let turn = 0; turn < 5; turn++) fired.push(await fireDue({ store: given.store, queue }));
      // A minute may begin meanwhile.
      expect([1, 2]).toContain(fired.reduce((sum, count) => sum + count, 0));
      expect(await next()).toBeGreaterThan(0);
      expect(await next()).toBeLessThan(75_000);
    } finally {
      vi.useRealTimers();
      await queue.stop({ graceful: false, timeout: 100 });
    }
  });
});
