import {
  type CreateProject,
  type Id,
  type MyRole,
  permissionsOf,
  type Project,
  refuse,
  refuseField,
  ROLE_WITHOUT_ROSTER,
  type UpdateProject,
} from '@rowloom/contract';
import { LOCALE_CODES, parseLocaleWish } from '@rowloom/engine';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseOrganization } from '../caller/authorise-organization.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { noteInputChange } from '../generations/run-input.ts';
import { makeId } from '../ids/make-id.ts';
import { openPage, type Page, type PageQuery } from '../lists/page.ts';
import { lockMembership } from '../members/lock-membership.ts';
import { allowLong } from '../store/allow-long.ts';
import type { Db, Store, Tx } from '../store/store.ts';
import { changesOf, engineOf } from './project.ts';
import { findProject, hasOpenRuns, lockProject, selectProjects, type Viewer } from './project-store.ts';
import { storeNow } from '../store/store-clock.ts';

export type Projects = {
  readonly list: (caller: Caller, organizationId: string, query: PageQuery) => Promise<Page<Project>>;
  readonly create: (caller: Caller, body: CreateProject) => Promise<Project>;
  readonly get: (caller: Caller, access: ProjectAccess) => Promise<Project>;
  readonly update: (caller: Caller, access: ProjectAccess, patch: UpdateProject) => Promise<Project>;
  readonly remove: (caller: Caller, access: ProjectAccess) => Promise<void>;
  readonly myRole: (access: ProjectAccess) => MyRole;
};

export function makeProjects({ store }: { readonly store: Store }): Projects {
  return {
    list: (caller, organizationId, query) => listProjects(store.db, caller, organizationId, query),
    create: (caller, body) => store.transaction((tx) => createProject(tx, caller, body)),
    get: (caller, access) => readProject(store.db, caller, access),
    update: (caller, { projectId }, patch) => store.transaction((tx) => updateProject(tx, caller, projectId, patch)),
    remove: (caller, { projectId }) =>
      store.transaction(async (tx) => {
        // With everything that was ever run in it.
        await allowLong(store, tx);
        await deleteProject(tx, caller, projectId);
      }),
    myRole: ({ role, roleSource }) => ({ role, source: roleSource, permissions: permissionsOf(role) }),
  };
}

async function listProjects(db: Db, caller: Caller, organizationId: string, query: PageQuery): Promise<Page<Project>> {
  const page = openPage(query, ['projects', organizationId]);
  const rows = await selectProjects(db, viewerOf(caller, organizationId), page);
  return page.close(
    rows,
    (row) => row.id,
    (row) => row,
  );
}

/** Refused here rather than at the first run, which nobody may be watching. */
function checkLocale(settings: CreateProject['settings']): void {
  const locale = settings?.default_locale;
  if (locale !== undefined && parseLocaleWish(locale) === undefined)
    throw refuseField(
      'settings.default_locale',
      `The locale "${locale}" does not exist; known: ${LOCALE_CODES.join(', ')}, or several by weight: de=3,fr=1.`,
    );
}

/** Any member of the organization creates a project; without a roster they are at least its editor. */
async function createProject(tx: Tx, caller: Caller, body: CreateProject): Promise<Project> {
  checkLocale(body.settings);
  const organizationId = authoriseOrganization(caller, body.organization_id, 'member');
  if (!(await lockMembership(tx, organizationId, caller.userId)))
    throw refuse('insufficient_role', 'You are not a member of this organization.');
  const id = makeId('project');
  const engine = engineOf(body.engine);
  await tx
    .insertInto('project')
    .values({
      id,
      organization_id: organizationId,
      name: body.name,
      engine,
      schema_name: body.schema_name,
      settings: JSON.stringify(body.settings ?? {}),
      created_by: caller.userId,
    })
    .execute();
  const project = await readProject(tx, caller, { organizationId, projectId: id });
  await appendEvent(tx, caller, {
    organizationId,
    projectId: id,
    action: 'project.created',
    subject: { type: 'project', id, name: body.name },
    details: { engine, schema_name: body.schema_name },
  });
  return project;
}

async function updateProject(tx: Tx, caller: Caller, id: Id<'project'>, patch: UpdateProject): Promise<Project> {
  checkLocale(patch.settings);
  await lockProject(tx, id, 'change');
  const access = await authoriseProject(tx, caller, { project: id }, 'project.edit');
  const before = await readProject(tx, caller, access);
  const changed = changesOf(before, patch);
  if (Object.keys(changed).length === 0) return before;
  await tx
    .updateTable('project')
    .set({
      ...(patch.name === undefined ? {} : { name: patch.name }),
      ...(patch.schema_name === undefined ? {} : { schema_name: patch.schema_name }),
      ...(patch.settings === undefined ? {} : { settings: JSON.stringify(patch.settings) }),
      updated_at: storeNow(),
    })
    .where('organization_id', '=', access.organizationId)
    .where('id', '=', id)
    .execute();
  const after = await readProject(tx, caller, access);
  await noteInputChange(tx, id, caller.userId, [
    ...(before.schema_name === after.schema_name ? [] : ['schema_name']),
    ...(before.settings.default_locale === after.settings.default_locale ? [] : ['default_locale']),
  ]);
  await appendEvent(tx, caller, {
    organizationId: access.organizationId,
    projectId: id,
    action: 'project.updated',
    subject: { type: 'project', id, name: after.name },
    details: { changed },
  });
  return after;
}

async function deleteProject(tx: Tx, caller: Caller, id: Id<'project'>): Promise<void> {
  await lockProject(tx, id, 'delete');
  const { organizationId, name } = await authoriseProject(tx, caller, { project: id }, 'project.delete');
  if (await hasOpenRuns(tx, id))
    throw refuse(
      'invalid_state',
      'The project has a queued or running run and can be deleted only when none is. Cancel it, or wait for its end.',
    );
  await tx.deleteFrom('project').where('organization_id', '=', organizationId).where('id', '=', id).execute();
  await appendEvent(tx, caller, {
    organizationId,
    projectId: id,
    action: 'project.deleted',
    subject: { type: 'project', id, name },
  });
}

async function readProject(
  db: Db,
  caller: Caller,
  { organizationId, projectId }: Pick<ProjectAccess, 'organizationId' | 'projectId'>,
): Promise<Project> {
  const found = await findProject(db, viewerOf(caller, organizationId), projectId);
  // It may have been deleted since the caller was admitted.
  if (found === undefined) throw refuse('not_found');
  return found;
}

function viewerOf({ userId, memberships }: Caller, organizationId: string): Viewer {
  const membership = memberships.get(organizationId);
  if (membership === undefined) throw refuse('insufficient_role');
  return { organizationId, userId, roleWithoutRoster: ROLE_WITHOUT_ROSTER[membership.role] };
}
