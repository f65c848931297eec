import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { deriveKeys } from '../secrets/derive-key.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { hashToken } from '../sessions/secret-token.ts';

/**
 * The secrets of links in mails. They are derived from data of the store by a key that the store lacks: jobs contain
 * only ids, and a resent mail has the same link.
 */
export type MailTokens = {
  readonly invitation: (id: string) => string;
  /** The one whose hash was stored, by whichever key of the ring it was made. */
  readonly keptInvitation: (id: string, hash: string) => string | undefined;
  /** Proves that its bearer has read a mail to the address; and for which account it was sent. */
  readonly proof: (account: Account, now: Date) => string;
  readonly readProof: (token: string) => GivenProof | undefined;
};

export type Account = { readonly id: string; readonly email: string };

export type GivenProof = { readonly userId: string; readonly email: string; readonly expiresAt: Date };

export const PROOF_DAYS = 3;

export function makeMailTokens(ring: KeyRing): MailTokens {
  const invitations = deriveKeys(ring, 'mail-invitation').map(({ key }) => key);
  const proofs = deriveKeys(ring, 'mail-proof').map(({ key }) => key);
  const sign = (key: KeyObject, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const first = ([key]: readonly KeyObject[]): KeyObject => {
    if (key === undefined) throw new Error('A key ring holds at least one key.');
    return key;
  };
  return {
    invitation: (id) => sign(first(invitations), id),
    keptInvitation: (id, hash) => invitations.map((key) => sign(key, id)).find((token) => hashToken(token) === hash),
    proof({ id, email }, now) {
      const end = Math.floor(now.getTime() / 1000) + PROOF_DAYS * 86_400;
      const address = email.toLowerCase();
      const mac = sign(first(proofs), textOf(id, end, address));
      // The address itself, because the account may be gone when its owner comes, perhaps with another one.
      return `${id}.${end}.${Buffer.from(address).toString('base64url')}.${mac}`;
    },
    readProof(token) {
      const [, userId, end, address, mac] =
        /^(usr_[a-z\d]{1,40})\.(\d{1,12})\.([\w-]{1,1400})\.([\w-]{43})$/.exec(token) ?? [];
      if (userId === undefined || end === undefined || address === undefined || mac === undefined) return undefined;
      const email = Buffer.from(address, 'base64url').toString();
      const isOurs = proofs.some((key) => isSame(mac, sign(key, textOf(userId, Number(end), email))));
      return isOurs ? { userId, email, expiresAt: new Date(Number(end) * 1000) } : undefined;
    },
  };
}

const textOf = (id: string, end: number, email: string): string => `${id} ${end} ${email}`;

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
