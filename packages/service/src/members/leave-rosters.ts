import { type Id, type ProjectRole, refuse } from '@rowloom/contract';
import type { Tx } from '../store/store.ts';

export type LeftRoster = {
  readonly projectId: Id<'project'>;
  readonly name: string;
  readonly role: ProjectRole;
};

/**
 * Takes someone off every roster of an organization that they leave, or refuses where they are a last owner. The projects
 * are locked, always in the same sequence; end the membership itself before, so that nobody adds them again meanwhile.
 */
export async function leaveRosters(
  tx: Tx,
  organizationId: Id<'organization'>,
  userId: Id<'user'>,
): Promise<readonly LeftRoster[]> {
  const projects = await tx
    .selectFrom('project')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', (eb) => eb.selectFrom('project_member').select('project_id').where('user_id', '=', userId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (projects.length === 0) return [];
  const ids = projects.map(({ id }) => id);
  const orphans = await tx
    .selectFrom('project_member as mine')
    .select('project_id')
    .where('project_id', 'in', ids)
    .where('user_id', '=', userId)
    .where('role', '=', 'owner')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('project_member as other')
            .select('other.user_id')
            .whereRef('other.project_id', '=', 'mine.project_id')
            .where('other.role', '=', 'owner')
            .where('other.user_id', '<>', userId),
        ),
      ),
    )
    .execute();
  if (orphans.length > 0) throw refuse('last_owner', explainOrphans(orphans.length));
  const left = await tx
    .deleteFrom('project_member')
    .where('project_id', 'in', ids)
    .where('user_id', '=', userId)
    .returning(['project_id', 'role'])
    .execute();
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  return left.map(({ project_id, role }) => ({ projectId: project_id, name: names.get(project_id) ?? '', role }));
}

const explainOrphans = (count: number): string =>
  `They are the last owner of ${count === 1 ? 'a project' : `${count} projects`}. Make someone else owner there first.`;
