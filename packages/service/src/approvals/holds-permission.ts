import {
  type Id,
  isAllowed,
  type OrganizationRole,
  type Permission,
  type ProjectRole,
  ROLE_WITHOUT_ROSTER,
} from '@rowloom/contract';
import type { Db } from '../store/store.ts';

/** Whether a person other than the caller has this permission now: disabled and removed people have none. */
export async function holdsPermission(
  db: Db,
  userId: Id<'user'>,
  projectId: Id<'project'>,
  permission: Permission,
): Promise<boolean> {
  const roles = await readRoles(db, userId, projectId);
  return roles !== undefined && isAllowed(roles.project, permission);
}

/** A person's current roles in a project and in its organization; undefined if they do not see it. */
export async function readRoles(
  db: Db,
  userId: Id<'user'>,
  projectId: Id<'project'>,
): Promise<{ readonly project: ProjectRole; readonly organization: OrganizationRole } | undefined> {
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
  if (row === undefined) return undefined;
  const project = row.roster_since === null ? ROLE_WITHOUT_ROSTER[row.held] : row.listed;
  return project === null ? undefined : { project, organization: row.held };
}
