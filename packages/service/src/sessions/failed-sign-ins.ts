import { createHmac } from 'node:crypto';
import { appendEvent } from '../audit/append-event.ts';
import type { Log } from '../log.ts';
import { deriveKey } from '../secrets/derive-key.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { Store } from '../store/store.ts';
import { findClaims } from '../users/user-store.ts';
import type { SignInOrigin } from './session.ts';

export type FailedSignIns = {
  /** Someone sent a wrong password, or the address of nobody. */
  readonly record: (origin: SignInOrigin, email: string) => Promise<void>;
};

export type FailedSignInDeps = {
  readonly store: Store;
  readonly ring: KeyRing;
  readonly log?: Pick<Log, 'warn'>;
  readonly now?: () => number;
};

/** So many events may come at once, and so many an hour from then on: whoever guesses does not fill the log. */
const BURST = 100;
const PER_HOUR = 360;

/**
 * Writes an event of the platform for each failed sign-in, and of a flood only some, which say how many were left out. The
 * address is not written down, since the log is for ever: only a keyed hash, by which attempts on the same one are known.
 */
export function makeFailedSignIns({ store, ring, log, now = Date.now }: FailedSignInDeps): FailedSignIns {
  const { key } = deriveKey(ring, 'failed-sign-in');
  let [room, at, left] = [BURST, now(), 0];
  const hasRoom = (): boolean => {
    room = Math.min(BURST, room + ((now() - at) / 3_600_000) * PER_HOUR);
    at = now();
    if (room < 1) return false;
    room -= 1;
    return true;
  };
  return {
    async record(origin, email) {
      if (!hasRoom()) {
        left += 1;
        return;
      }
      const unrecorded = left;
      left = 0;
      const name = createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex').slice(0, 16);
      const [known] = await findClaims(store.db, email.trim());
      const details = { account: name, ...(unrecorded > 0 ? { failures_not_recorded: unrecorded } : {}) };
      try {
        await store.transaction((tx) =>
          appendEvent(
            tx,
            { userId: null, via: 'session', origin },
            {
              organizationId: null,
              action: 'session.refused',
              subject: { type: 'user', id: known?.id ?? 'unknown' },
              details,
            },
          ),
        );
      } catch (error) {
        // The answer is no in any case, and says nothing more than that.
        left += unrecorded + 1;
        log?.warn({ code: (error as { readonly code?: unknown }).code }, 'a failed sign-in was not written down');
      }
    },
  };
}
