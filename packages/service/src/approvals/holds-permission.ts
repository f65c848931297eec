import { type Id, isAllowed, type Permission, ROLE_WITHOUT_ROSTER } from '@rowloom/contract';
import type { Db } from '../store/store.ts';

/** Whether someone who is not the caller may do this now: disabled and removed people may nothing. */
export async function holdsPermission(
  db: Db,
  userId: Id<'user'>,
  projectId: Id<'project'>,
  permission: Permission,
): Promise<boolean> {
  const row = await db
    .selectFrom('project')
    .innerJoin('organization_member', (join) =>
      join
        .onRef('organization_member.organization_id', '=', 'project.organization_id')
        .on('organization_member.user_id', '=', userId),
    )
    .innerJoin('app_user', 'app_user.id', 'organization_member.user_id')
    .leftJoin('project_member', (join) =>
      join.onRef('project_member.project_id', '=', 'project.id').on('project_member.user_id', '=', userId),
    )
    .select(['organization_member.role as held', 'project_member.role as listed', 'project.roster_since'])
    .where('project.id', '=', projectId)
    .where('app_user.disabled_at', 'is', null)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return false;
  const role = row.roster_since === null ? ROLE_WITHOUT_ROSTER[row.held] : row.listed;
  return role !== null && isAllowed(role, permission);
}
