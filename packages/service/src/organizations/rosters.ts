import type { Id } from '@rowloom/contract';
import type { Tx } from '../store/store.ts';

/**
 * The projects of an organization whose roster would have no owner without this user. Their rows are locked, so that no
 * other owner leaves meanwhile.
 */
export async function countOwnedAlone(tx: Tx, organizationId: Id<'organization'>, userId: Id<'user'>): Promise<number> {
  const projects = await tx
    .selectFrom('project')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', (query) => query.selectFrom('project_member').select('project_id').where('user_id', '=', userId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (projects.length === 0) return 0;
  const alone = await tx
    .selectFrom('project_member')
    .select('project_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'owner')
    .where(
      'project_id',
      'in',
      projects.map(({ id }) => id),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('project_member as other')
            .select('other.user_id')
            .whereRef('other.project_id', '=', 'project_member.project_id')
            .where('other.role', '=', 'owner')
            .where('other.user_id', '<>', userId),
        ),
      ),
    )
    .execute();
  return alone.length;
}

/** Leaving an organization leaves its rosters. */
export async function leaveRosters(tx: Tx, organizationId: Id<'organization'>, userId: Id<'user'>): Promise<void> {
  await tx
    .deleteFrom('project_member')
    .where('user_id', '=', userId)
    .where('project_id', 'in', (query) =>
      query.selectFrom('project').select('id').where('organization_id', '=', organizationId),
    )
    .execute();
}
