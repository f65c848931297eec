import type { Id } from '@rowloom/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { isVisibleTo } from '../caller/visible-projects.ts';
import type { Db } from '../store/store.ts';
import type { GenerationStatus, Tables } from '../store/tables.ts';
import type { GenerationRow } from './generation.ts';

const COLUMNS = [
  'generation.id',
  'generation.project_id',
  'generation.organization_id',
  'generation.version',
  'generation.status',
  'generation.plan_digest',
  'generation.rows_requested',
  'generation.rows_generated',
  'generation.tables_count',
  'generation.tables',
  'generation.target',
  'generation.mode',
  'generation.approval_id',
  'generation.schedule_id',
  'generation.created_by',
  'generation.created_at',
  'generation.queued_at',
  'generation.started_at',
  'generation.finished_at',
  'generation.cancel_requested_at',
  'generation.undo_requested_at',
  'generation.undone_at',
  'generation.undo_error',
  'generation.error',
  'generation.certificate_summary',
] as const;

export type GenerationFilter = {
  readonly organizationId?: string;
  readonly status?: GenerationStatus;
  readonly projectId?: string;
  readonly createdAfter?: Date;
  readonly createdBefore?: Date;
  readonly before?: string;
  readonly limit: number;
};

const selectGenerations = (db: Db) =>
  db
    .selectFrom('generation')
    .leftJoin('export', 'export.generation_id', 'generation.id')
    .select(COLUMNS)
    .select([
      'export.id as export_id',
      // Rules may be megabytes, and no record shows them.
      sql<GenerationRow['resolved']>`generation.resolved - 'rules' - 'rows'`.as('resolved'),
    ]);

export const findGeneration = (db: Db, id: Id<'generation'>): Promise<GenerationRow | undefined> =>
  selectGenerations(db).where('generation.id', '=', id).executeTakeFirst();

/** Of all projects of the organization that the caller sees. */
export const listOrganizationGenerations = (
  db: Db,
  caller: Caller,
  organizationId: Id<'organization'>,
  filter: GenerationFilter,
): Promise<readonly GenerationRow[]> =>
  narrow(selectGenerations(db), filter)
    .innerJoin('project', 'project.id', 'generation.project_id')
    .where('generation.organization_id', '=', organizationId)
    .where(isVisibleTo(caller))
    .execute();

export const listProjectGenerations = (
  db: Db,
  projectId: Id<'project'>,
  filter: GenerationFilter,
): Promise<readonly GenerationRow[]> =>
  narrow(selectGenerations(db), filter).where('generation.project_id', '=', projectId).execute();

/** Of every organization: for operators. */
export const listAllGenerations = (db: Db, filter: GenerationFilter): Promise<readonly GenerationRow[]> =>
  narrow(selectGenerations(db), filter).execute();

function narrow<Row>(
  query: SelectQueryBuilder<Tables, 'generation' | 'export', Row>,
  { organizationId, status, projectId, createdAfter, createdBefore, before, limit }: GenerationFilter,
) {
  let narrowed = query;
  if (organizationId !== undefined) narrowed = narrowed.where('generation.organization_id', '=', organizationId);
  if (status !== undefined) narrowed = narrowed.where('generation.status', '=', status);
  if (projectId !== undefined) narrowed = narrowed.where('generation.project_id', '=', projectId);
  if (createdAfter !== undefined) narrowed = narrowed.where('generation.created_at', '>=', createdAfter);
  if (createdBefore !== undefined) narrowed = narrowed.where('generation.created_at', '<', createdBefore);
  if (before !== undefined) narrowed = narrowed.where('generation.id', '<', before);
  return narrowed.orderBy('generation.id', 'desc').limit(limit);
}
