import { createHmac } from 'node:crypto';
import { type Actor, appendEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Log } from '../log.ts';
import { deriveKey } from '../secrets/derive-key.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { Store } from '../store/store.ts';
import { findClaims } from '../users/user-store.ts';
import type { SignInOrigin } from './session.ts';

export type FailedSignIns = {
  /** A wrong password, or the address of nobody. */
  readonly record: (origin: SignInOrigin, email: string) => Promise<void>;
  /** A wrong current password, sent with a session to change it. */
  readonly recordChange: (caller: Caller) => Promise<void>;
};

export type FailedSignInDeps = {
  readonly store: Store;
  readonly ring: KeyRing;
  readonly log?: Pick<Log, 'warn'>;
  readonly now?: () => number;
};

/**
 * How many events may come at once, and per hour from then on: of one account, and of all addresses without one
 * together. So guessing neither fills the log, nor hides attempts at one account behind a flood elsewhere.
 */
const OF_ACCOUNT = { burst: 20, perHour: 60 };
const OF_NOBODY = { burst: 100, perHour: 360 };
const NOBODY = 'unknown';
const MAX_ACCOUNTS = 10_000;

/**
 * Writes an event of the platform for each failed sign-in, and for a flood only some, with the number of omitted ones.
 * The address is not recorded, because the log is permanent: only a keyed hash, which identifies attempts on the same
 * address.
 */
export function makeFailedSignIns({ store, ring, log, now = Date.now }: FailedSignInDeps): FailedSignIns {
  const { key } = deriveKey(ring, 'failed-sign-in');
  const budgets = new Map<string, Budget>();
  const budgetOf = (subject: string): Budget => {
    if (budgets.size >= MAX_ACCOUNTS) forgetSome(budgets);
    const known = budgets.get(subject) ?? { room: rateOf(subject).burst, at: now(), left: 0 };
    // The map's order is that of the last attempts.
    budgets.delete(subject);
    budgets.set(subject, known);
    return known;
  };
  const write = async (actor: Actor, subject: string, event: { readonly action: string; readonly details: object }) => {
    const budget = budgetOf(subject);
    refill(budget, rateOf(subject), now());
    if (budget.room < 1) {
      budget.left += 1;
      return;
    }
    budget.room -= 1;
    const unrecorded = budget.left;
    budget.left = 0;
    const details = { ...event.details, ...(unrecorded > 0 ? { failures_not_recorded: unrecorded } : {}) };
    const entry = { organizationId: null, action: event.action, subject: { type: 'user', id: subject }, details };
    try {
      await store.transaction((tx) => appendEvent(tx, actor, entry));
    } catch (error) {
      // The answer is a refusal in any case, without details.
      budget.left += unrecorded + 1;
      log?.warn({ code: (error as { readonly code?: unknown }).code }, 'a failed sign-in was not written down');
    }
  };
  return {
    async record(origin, email) {
      const account = createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex').slice(0, 16);
      const [known] = await findClaims(store.db, email.trim());
      const event = { action: 'session.refused', details: { account } };
      await write({ userId: null, via: 'session', origin }, known?.id ?? NOBODY, event);
    },
    recordChange: (caller) => write(caller, caller.userId, { action: 'password.refused', details: {} }),
  };
}

/** The remaining events of one account, and the omitted ones. */
type Budget = { room: number; at: number; left: number };

const rateOf = (subject: string): typeof OF_ACCOUNT => (subject === NOBODY ? OF_NOBODY : OF_ACCOUNT);

function refill(budget: Budget, { burst, perHour }: typeof OF_ACCOUNT, now: number): void {
  budget.room = Math.min(burst, budget.room + ((now - budget.at) / 3_600_000) * perHour);
  budget.at = now;
}

function forgetSome(budgets: Map<string, Budget>): void {
  for (const subject of budgets.keys()) {
    if (budgets.size < MAX_ACCOUNTS * 0.9) return;
    if (subject !== NOBODY) budgets.delete(subject);
  }
}
