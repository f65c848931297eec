import {
  type Generation,
  type GenerationStatus,
  type Id,
  refuse,
  type RunRequest,
  type StartRun,
} from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import type { JoinedJson } from '../documents/joined-json.ts';
import { openPage, type Page, type PageQuery } from '../lists/page.ts';
import { cancelInTransaction } from './cancel-generation.ts';
import { type GenerationRow, toGeneration } from './generation.ts';
import {
  findGeneration,
  type GenerationFilter,
  listOrganizationGenerations,
  listProjectGenerations,
} from './generation-store.ts';
import { openCertificate } from './open-certificate.ts';
import { planRun } from './plan-run.ts';
import { startGeneration, type StartDeps, type StartOptions } from './start-generation.ts';
import { requestUndo } from './undo-generation.ts';
import { watchGeneration } from './watch-generation.ts';

export type GenerationQuery = PageQuery & {
  readonly status?: GenerationStatus;
  readonly project_id?: string;
  readonly created_after?: string;
  readonly created_before?: string;
};

export function makeGenerations(deps: StartDeps) {
  const { store } = deps;

  const get = async (id: Id<'generation'>): Promise<Generation> =>
    toGeneration(found(await findGeneration(store.db, id)));

  const listOrganization = async (
    caller: Caller,
    organizationId: Id<'organization'>,
    query: GenerationQuery,
  ): Promise<Page<Generation>> => {
    const { page, filter } = openList(query, organizationId);
    const rows = await listOrganizationGenerations(store.db, caller, organizationId, filter);
    return page.close(
      rows,
      ({ id }) => id,
      (row) => toGeneration(row),
    );
  };

  const listProject = async ({ projectId }: ProjectAccess, query: GenerationQuery): Promise<Page<Generation>> => {
    const { page, filter } = openList(query, projectId);
    const rows = await listProjectGenerations(store.db, projectId, filter);
    return page.close(
      rows,
      ({ id }) => id,
      (row) => toGeneration(row),
    );
  };

  return {
    get,
    listOrganization,
    listProject,
    start: (caller: Caller, access: ProjectAccess, body: StartRun, options?: StartOptions): Promise<Generation> =>
      startGeneration(deps, caller, access, body, options),
    plan: (access: ProjectAccess, body: RunRequest): Promise<JoinedJson> => planRun(deps.resolve, access, body),

    certificate: (id: Id<'generation'>): Promise<JoinedJson> => openCertificate(store.db, id),

    cancel: async (caller: Caller, access: ProjectAccess, id: Id<'generation'>): Promise<Generation> => {
      await store.transaction(async (tx) => {
        await authoriseProject(tx, caller, { project: access.projectId }, 'generations.cancel', { lock: true });
        await cancelInTransaction(tx, caller, id);
      });
      return get(id);
    },

    undo: async (caller: Caller, access: ProjectAccess, id: Id<'generation'>): Promise<Generation> => {
      await requestUndo(deps, caller, access, id);
      return get(id);
    },

    watch: (id: Id<'generation'>, options: Parameters<typeof watchGeneration>[2]) =>
      watchGeneration(store.db, id, options),
  };
}

export function openList(query: GenerationQuery, scope: string) {
  const { status, project_id, created_after, created_before } = query;
  const page = openPage(query, ['generations', scope, status, project_id, created_after, created_before]);
  const filter: GenerationFilter = {
    limit: page.limit,
    ...(page.before === undefined ? {} : { before: page.before }),
    ...(status === undefined ? {} : { status }),
    ...(project_id === undefined ? {} : { projectId: project_id }),
    ...(created_after === undefined ? {} : { createdAfter: new Date(created_after) }),
    ...(created_before === undefined ? {} : { createdBefore: new Date(created_before) }),
  };
  return { page, filter };
}

function found(row: GenerationRow | undefined): GenerationRow {
  if (row === undefined) throw refuse('not_found');
  return row;
}
