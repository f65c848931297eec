import { sql } from 'kysely';
import type { ClockDifference, StoreClock } from './clock-difference.ts';
import type { Db } from './store.ts';

/** Milliseconds between comparisons. */
const PAUSE = 10_000;

/** What the store's clock said, and when by a monotonic clock: a process works on one store. */
let seen: { readonly store: number; readonly watch: number } | undefined;

/**
 * The time by which everything shared between processes is decided: the store's. It continues from the last query with
 * the monotonic clock of this process, so that setting this machine's clock changes nothing.
 */
export const storeNow = (): Date =>
  new Date(Math.round(seen === undefined ? Date.now() : seen.store + performance.now() - seen.watch));

/** Keeps {@link storeNow} accurate until it is stopped. */
export async function startClock(db: Db): Promise<StoreClock> {
  let last: ClockDifference | undefined;
  const measure = async (): Promise<ClockDifference> => {
    const [began, here] = [performance.now(), Date.now()];
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
    const took = performance.now() - began;
    const store = rows[0]?.now ?? here;
    seen = { store, watch: began + took / 2 };
    last = { seconds: (store - here - took / 2) / 1000, uncertainty: took / 2000 };
    return last;
  };
  await measure();
  const timer = setInterval(() => void measure().catch(() => undefined), PAUSE).unref();
  // By our monotonic clock since then: a clock that was just set is noticed at once.
  const difference = (): ClockDifference | undefined =>
    last === undefined ? undefined : { ...last, seconds: (storeNow().getTime() - Date.now()) / 1000 };
  return { difference, measure, stop: () => clearInterval(timer) };
}
