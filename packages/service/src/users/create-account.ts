import type { Id } from '@rowloom/contract';
import { insertOrganization } from '../organizations/organization-store.ts';
import type { Tx } from '../store/store.ts';
import type { UserRow } from './user.ts';
import { insertUser, type NewUser } from './user-store.ts';

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
  const user = await insertUser(tx, account);
  const organization = await insertOrganization(tx, {
    name: account.organizationName ?? account.name,
    tier: account.tier,
    owner: user.id,
  });
  return { user, organizationId: organization.id, organizationName: organization.name };
}
