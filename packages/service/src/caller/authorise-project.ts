import { type Id, isAllowed, type Permission, refuse, ROLE_WITHOUT_ROSTER } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import type { ProjectAccess } from './access.ts';
import { admitMember } from './admit-member.ts';
import type { Caller } from './caller.ts';

/** Resources of a project that have an address of their own. */
export type ProjectThing = 'snapshot' | 'generation' | 'export' | 'run_approval';

/** Stands for the project or the resource itself, whichever the id names. */
type Place = { readonly project: string } | { readonly thing: ProjectThing; readonly id: string };

/**
 * The project in its relation to the caller, or a refusal: an invisible project is missing (404), then suspension, tier
 * and role. Called before a request is read, and again inside the transaction that changes something.
 */
export async function authoriseProject(
  db: Db,
  caller: Caller,
  place: Place,
  permission: Permission,
  options: { readonly lock?: boolean } = {},
): Promise<ProjectAccess> {
  const found = await findProject(db, caller, place, options.lock ?? false);
  const membership = found === undefined ? undefined : caller.memberships.get(found.organization_id);
  if (found === undefined || membership === undefined) throw refuse('not_found');
  const role = found.roster_since === null ? ROLE_WITHOUT_ROSTER[found.held] : found.role;
  if (role === null) throw refuse('not_found');
  admitMember(caller, membership);
  if (!isAllowed(role, permission)) throw refuse('insufficient_role');
  return {
    organizationId: found.organization_id,
    projectId: found.id,
    name: found.name,
    engine: found.engine,
    schemaName: found.schema_name,
    role,
    roleSource: found.roster_since === null ? 'organization' : 'roster',
    userId: caller.userId,
  };
}

async function findProject(db: Db, { userId }: Caller, place: Place, lock: boolean) {
  const query = db
    .selectFrom('project')
    .innerJoin('organization_member', (join) =>
      join
        .onRef('organization_member.organization_id', '=', 'project.organization_id')
        .on('organization_member.user_id', '=', userId),
    )
    .leftJoin('project_member', (join) =>
      join.onRef('project_member.project_id', '=', 'project.id').on('project_member.user_id', '=', userId),
    )
    .select([
      'project.id',
      'project.organization_id',
      'project.name',
      'project.engine',
      'project.schema_name',
      'project.roster_since',
      'organization_member.role as held',
      'project_member.role',
    ])
    // Waits for a concurrent deletion of the project, or removal of the caller from the organization; then both are
    // gone.
    .$if(lock, (locked) => locked.forKeyShare(['project', 'organization_member']));
  if ('project' in place) return query.where('project.id', '=', place.project as Id<'project'>).executeTakeFirst();
  return query
    .where('project.id', '=', (eb) => eb.selectFrom(place.thing).select('project_id').where('id', '=', place.id))
    .executeTakeFirst();
}
