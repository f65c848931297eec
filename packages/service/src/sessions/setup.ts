import { timingSafeEqual } from 'node:crypto';
import type { Db, Store } from '../store/store.ts';
import { hasFirstAccount, readSetupTokenHash, writeSetupTokenHash } from '../users/first-account.ts';
import { createUser } from '../users/provision-user.ts';
import { hashToken, makeSecretToken } from './secret-token.ts';

export type SetupConfig = {
  /** `ROWLOOM_ADMIN_EMAIL` and `ROWLOOM_ADMIN_PASSWORD`: the first account, created at start if there is none. */
  readonly admin?: { readonly email: string; readonly password: string } | undefined;
};

/** At each start: the token of the link for the first account, or undefined if that account exists. */
export async function prepareSetup(store: Store, { admin }: SetupConfig = {}): Promise<string | undefined> {
  if (await hasFirstAccount(store.db)) return undefined;
  if (admin !== undefined) {
    const [name = ''] = admin.email.trim().split('@');
    await createUser(store, { ...admin, name, only: 'first' });
    return undefined;
  }
  const token = makeSecretToken();
  await writeSetupTokenHash(store.db, hashToken(token));
  return token;
}

/** The page of the link: after `#`, so that the token is in no server's log. */
export const setupLink = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/#/setup?token=${encodeURIComponent(token)}`;

export async function isSetupToken(db: Db, token: string): Promise<boolean> {
  const hash = await readSetupTokenHash(db);
  return hash !== undefined && timingSafeEqual(Buffer.from(hash), Buffer.from(hashToken(token)));
}
