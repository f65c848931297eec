import { type ProveEmail, refuse, type User } from '@rowloom/contract';
import { appendUserEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Mails } from '../mail/mail-service.ts';
import type { GivenProof } from '../mail/mail-token.ts';
import type { Store } from '../store/store.ts';
import { storeNow } from '../store/store-clock.ts';
import { evenTime } from '../users/even-time.ts';
import { isPassword } from '../users/hash-password.ts';
import { lockCaller } from '../users/lock-caller.ts';
import { proveEmail } from '../users/prove-email.ts';
import { toUser, type UserRow } from '../users/user.ts';
import { findMailClaims, holdUser, organizationsOf } from '../users/user-store.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import type { SignInOrigin } from './session.ts';

export type EmailProofs = {
  /** Sends a link to the caller's address. */
  readonly ask: (caller: Caller) => Promise<void>;
  /** `count` receives the account before its password is compared; throws if there were too many attempts. */
  readonly prove: (origin: SignInOrigin, input: ProveEmail, count: (email: string) => Promise<void>) => Promise<User>;
};

export type EmailProofDeps = {
  readonly store: Store;
  readonly failedSignIns: FailedSignIns;
  readonly mails: Mails | undefined;
};

/**
 * The bearer of the link has read the mail, and the bearer of the password has the account: only both together prove
 * that the address is the account's. With the link alone, the owner of an address would prove it for anyone who claims
 * it.
 */
export function makeEmailProofs({ store, failedSignIns, mails }: EmailProofDeps): EmailProofs {
  return {
    ask: (caller) =>
      store.transaction(async (tx) => {
        if (mails === undefined)
          throw refuse('invalid_state', 'This service sends no mail. Its operator can confirm your address.');
        const user = await lockCaller(tx, caller);
        if (user.email_verified_at === null) await mails.askForProof(tx, user);
      }),

    async prove(origin, { token, password }, count) {
      const begun = performance.now();
      const read = mails?.tokens.readProof(token);
      const proof = read !== undefined && read.expiresAt > storeNow() ? read : undefined;
      if (proof !== undefined) await count(proof.email);
      const owner = await findOwner(proof, password, origin);
      if (owner === undefined) {
        if (proof !== undefined) await failedSignIns.record(origin, proof.email);
        await evenTime(begun);
        throw refuse('invalid_credentials', 'This link has expired, or the password does not belong to its account.');
      }
      return store.transaction(async (tx) => toUser(await prove(tx, owner, origin)));
    },
  };

  /**
   * The account with this password among those with the mailed address: the one for which it was sent first. Others may
   * claim the address as well, and it gets only a few mails: a link that they caused proves the account of its reader,
   * even when theirs is gone, and never theirs.
   */
  async function findOwner(
    proof: GivenProof | undefined,
    password: string,
    { ip }: SignInOrigin,
  ): Promise<UserRow | undefined> {
    const claims = proof === undefined ? [] : await findMailClaims(store.db, proof.email, ip);
    const candidates = [
      ...claims.filter(({ id }) => id === proof?.userId),
      ...claims.filter(({ id }) => id !== proof?.userId),
    ];
    // Compared in any case, so that timing does not reveal whether a link is valid.
    if (candidates.length === 0) await isPassword(password, undefined);
    for (const user of candidates) if (await isPassword(password, user.password_hash)) return user;
    return undefined;
  }

  async function prove(tx: Parameters<typeof holdUser>[0], seen: UserRow, origin: SignInOrigin): Promise<UserRow> {
    const user = await holdUser(tx, seen);
    if (user === undefined) throw refuse('invalid_credentials');
    if (user.email_verified_at !== null) return user;
    const actor = { userId: user.id, via: 'session', origin } as const;
    await proveEmail(tx, user, actor);
    await appendUserEvent(tx, actor, await organizationsOf(tx, user.id), {
      action: 'user.email_verified',
      subject: { type: 'user', id: user.id },
    });
    return { ...user, email_verified_at: storeNow() };
  }
}
