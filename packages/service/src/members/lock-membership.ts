import type { Id, OrganizationRole } from '@rowloom/contract';
import type { Tx } from '../store/store.ts';

/** A person's role in the organization, held until the transaction ends: they cannot leave it meanwhile. */
export async function lockMembership(
  tx: Tx,
  organizationId: Id<'organization'>,
  userId: Id<'user'>,
): Promise<OrganizationRole | undefined> {
  const found = await tx
    .selectFrom('organization_member')
    .select('role')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return found?.role;
}
