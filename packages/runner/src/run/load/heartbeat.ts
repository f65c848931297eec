import type { Session } from '@rowloom/databases';
import { beat } from '../../ledger/attempts.ts';
import type { LedgerPlace } from '../../ledger/ledger-place.ts';
import type { Control } from '../../target/control.ts';
import type { Target } from '../../target/target.ts';
import { isAlone } from './attempt.ts';

export type Heartbeat = { readonly stop: () => Promise<void> };

export type Living = {
  readonly target: Target;
  readonly ledger: LedgerPlace;
  readonly runId: string;
  readonly epoch: number;
};

/**
 * Sends heartbeats for the attempt. Three per lease: one or two may be late. They use a separate connection: on a busy
 * one they would wait for its answer, which may take longer than a lease. If there can be no other, they use that of
 * `control`, if there is one.
 */
export function keepBeating(living: Living, lease: number, control?: Control): Heartbeat {
  const { target, ledger } = living;
  const pause = (lease * 1000) / 3;
  const own = isAlone(living) ? undefined : openHeart(target, pause);
  const use = own?.use ?? control?.use;
  let beating: Promise<void> | undefined;
  const timer = setInterval(() => {
    beating ??= use?.((session) => beat(session, ledger, living))
      // Silence means a lost server; the loading connections notice it themselves.
      .catch(() => undefined)
      .finally(() => (beating = undefined));
  }, pause);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await own?.close();
    },
  };
}

type Heart = {
  readonly use: <Answer>(work: (session: Session) => Promise<Answer>) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

/** A connection that is opened with the first heartbeat, and again after a failed one. */
function openHeart(target: Target, pause: number): Heart {
  const options = {
    applicationName: 'rowloom heartbeat',
    timeout: Math.max(1000, pause),
    lockTimeout: Math.ceil(pause),
  };
  let opening: Promise<Session> | undefined;
  const giveUp = (given: Promise<Session>): void => {
    if (opening === given) opening = undefined;
    void given.then((session) => session.destroy()).catch(() => undefined);
  };
  return {
    async use(work) {
      const mine = (opening ??= target.connect(options));
      try {
        return await work(await mine);
      } catch (error) {
        giveUp(mine);
        throw error;
      }
    },
    async close() {
      const last = opening;
      opening = undefined;
      await last?.then((session) => session.close()).catch(() => undefined);
    },
  };
}
