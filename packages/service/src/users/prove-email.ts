import { type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import { appendEvent, type Actor } from '../audit/append-event.ts';
import { endSessions } from '../sessions/session-store.ts';
import type { Tx } from '../store/store.ts';
import type { UserRow } from './user.ts';
import { holdAddress, organizationsOf, sameEmail } from './user-store.ts';

/**
 * The address of an account is proved from now on, and belongs to it. Others that claimed it lose it, with everything
 * opened under it, because their owners are unknown.
 */
export async function proveEmail(tx: Tx, user: Pick<UserRow, 'id' | 'email'>, actor: Actor | null): Promise<void> {
  if (user.email === null) throw refuse('not_found');
  await takeAddress(tx, user.email, user.id, actor);
  await tx.updateTable('app_user').set({ email_verified_at: sql<Date>`now()` }).where('id', '=', user.id).execute();
}

/** Removes an address from all who claim it, for a person who proves it. Refuses if somebody else has proved it. */
export async function takeAddress(
  tx: Tx,
  email: string,
  keeper: Id<'user'> | null,
  actor: Actor | null,
): Promise<void> {
  await holdAddress(tx, email);
  const others = await tx
    .selectFrom('app_user')
    .select(['id', 'email_verified_at'])
    .where('email_key', '=', sameEmail(email))
    .$if(keeper !== null, (query) => query.where('id', '<>', keeper ?? ''))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (others.some(({ email_verified_at }) => email_verified_at !== null))
    throw refuse('already_exists', 'Another account has already verified this e-mail address. Sign in with that one.');
  for (const { id } of others) await loseAddress(tx, id, actor);
}

async function loseAddress(tx: Tx, id: Id<'user'>, actor: Actor | null): Promise<void> {
  await tx
    .updateTable('app_user')
    // Nobody receives mail there, by RFC 2606.
    .set({ email: `${id}@unproved.invalid` })
    .where('id', '=', id)
    .execute();
  await endSessions(tx, { userId: id }, 'address_released');
  await tx
    .updateTable('api_key')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  for (const organizationId of await organizationsOf(tx, id))
    await appendEvent(tx, actor, { organizationId, action: 'user.address_released', subject: { type: 'user', id } });
}
