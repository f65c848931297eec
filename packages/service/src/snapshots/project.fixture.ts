import type { Id } from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { makeId } from '../ids/make-id.ts';
import { addOrganization, addUser, callerOf } from '../members/people.fixture.ts';
import type { Store } from '../store/store.ts';
import type { Engine } from '../store/column-types.ts';

export type GivenProject = {
  readonly organizationId: Id<'organization'>;
  readonly projectId: Id<'project'>;
  /** The organization's owner. */
  readonly owner: Caller;
  readonly access: ProjectAccess;
};

/** A project in an organization of its own. */
export async function givenProject(
  store: Store,
  columns: { readonly engine?: Engine; readonly schema_name?: string } = {},
): Promise<GivenProject> {
  const userId = await addUser(store);
  const organizationId = await addOrganization(store, userId);
  return addProject(store, organizationId, await callerOf(store, userId), columns);
}

export async function addProject(
  store: Store,
  organizationId: Id<'organization'>,
  owner: Caller,
  columns: { readonly engine?: Engine; readonly schema_name?: string } = {},
): Promise<GivenProject> {
  const projectId = makeId('project');
  await store.db
    .insertInto('project')
    .values({
      id: projectId,
      organization_id: organizationId,
      name: projectId,
      engine: 'postgresql',
      schema_name: 'public',
      settings: '{}',
      created_by: owner.userId,
      ...columns,
    })
    .execute();
  const access = await authoriseProject(store.db, owner, { project: projectId }, 'project.read');
  return { organizationId, projectId, owner, access };
}

/** The actions of an organization's chain, in order. */
export async function actionsOf(store: Store, organizationId: Id<'organization'>): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom('audit_event')
    .select('action')
    .where('chain', '=', organizationId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ action }) => action);
}
