import { type Id, refuse } from '@rowloom/contract';
import { insertOrganization } from '../organizations/organization-store.ts';
import type { Tx } from '../store/store.ts';
import type { UserRow } from './user.ts';
import { takeAddress } from './prove-email.ts';
import { holdAddress, insertUser, type NewUser, sameEmail } from './user-store.ts';

export type NewAccount = NewUser & {
  readonly organizationName?: string | undefined;
  readonly tier: string;
};

export type Account = {
  readonly user: UserRow;
  readonly organizationId: Id<'organization'>;
  readonly organizationName: string;
};

/** A person and the organization that is theirs from the beginning. Events are the caller's business: they come last. */
export async function createAccount(tx: Tx, account: NewAccount): Promise<Account> {
  await settleAddress(tx, account);
  const user = await insertUser(tx, account);
  const organization = await insertOrganization(tx, {
    name: account.organizationName ?? account.name,
    tier: account.tier,
    owner: user.id,
  });
  return { user, organizationId: organization.id, organizationName: organization.name };
}

/**
 * Whoever proves an address takes it from those who only claim it. By registration and by invitation everybody claims: a
 * refusal would tell whoever asks that the address has an account. An identity provider that does not vouch for an address
 * is told: its people do not choose what it says.
 */
async function settleAddress(tx: Tx, { email, isProved, claimedBy }: NewAccount): Promise<void> {
  if (isProved) return takeAddress(tx, email, null, null);
  await holdAddress(tx, email);
  if (claimedBy === 'invitation' || claimedBy === 'registration') return;
  const taken = await tx
    .selectFrom('app_user')
    .select('id')
    .where('email_key', '=', sameEmail(email))
    .where((eb) => eb.or([eb('email_verified_at', 'is not', null), eb('claimed_by', '<>', 'invitation')]))
    .executeTakeFirst();
  if (taken !== undefined)
    throw refuse('already_exists', 'An account with this e-mail address already exists. Sign in instead.');
}
