import type { Db } from '../store/store.ts';
import { isPassword } from './hash-password.ts';
import type { UserRow } from './user.ts';
import { findClaims } from './user-store.ts';

/**
 * Whoever may sign in with this address and password: the account that proved the address, or one of those that claim it.
 * Without any it takes as long as with one.
 */
export async function findByPassword(
  db: Db,
  { email, from }: { readonly email: string; readonly from: string | null },
  password: string,
): Promise<UserRow | undefined> {
  const claims = await findClaims(db, email, from);
  if (claims.length === 0) await isPassword(password, undefined);
  for (const user of claims) if (await isPassword(password, user.password_hash)) return user;
  return undefined;
}
