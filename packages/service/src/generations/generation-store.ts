import type { Id } from '@rowloom/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { isVisibleTo } from '../caller/visible-projects.ts';
import type { Db } from '../store/store.ts';
import type { GenerationStatus } from '../store/column-types.ts';
import type { Tables } from '../store/tables.ts';
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
  'generation.phases',
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

/** Tables of a record in a list: a page of runs of a large schema would be tens of megabytes. */
const LISTED_TABLES = 100;

type TablesShown = 'all' | 'first';

const tablesShown = (shown: TablesShown) =>
  shown === 'all'
    ? sql<GenerationRow['tables']>`generation.tables`
    : sql<GenerationRow['tables']>`case when generation.tables_count > ${LISTED_TABLES}
        then jsonb_path_query_array(generation.tables, ${`$[0 to ${LISTED_TABLES - 1}]`}::jsonpath)
        else generation.tables end`;

const selectGenerations = (db: Db, shown: TablesShown) =>
  db
    .selectFrom('generation')
    .leftJoin('export', 'export.generation_id', 'generation.id')
    .select(COLUMNS)
    .select([
      'export.id as export_id',
      tablesShown(shown).as('tables'),
      // Rules may be megabytes, and no record shows them.
      sql<GenerationRow['resolved']>`generation.resolved - 'rules' - 'rows'`.as('resolved'),
    ]);

export const findGeneration = (db: Db, id: Id<'generation'>): Promise<GenerationRow | undefined> =>
  selectGenerations(db, 'all').where('generation.id', '=', id).executeTakeFirst();

/** Of all projects of the organization that the caller sees. */
export const listOrganizationGenerations = (
  db: Db,
  caller: Caller,
  organizationId: Id<'organization'>,
  filter: GenerationFilter,
): Promise<readonly GenerationRow[]> =>
  narrow(selectGenerations(db, 'first'), filter)
    .innerJoin('project', 'project.id', 'generation.project_id')
    .where('generation.organization_id', '=', organizationId)
    .where(isVisibleTo(caller))
    .execute();

export const listProjectGenerations = (
  db: Db,
  projectId: Id<'project'>,
  filter: GenerationFilter,
): Promise<readonly GenerationRow[]> =>
  narrow(selectGenerations(db, 'first'), filter).where('generation.project_id', '=', projectId).execute();

/** Of every organization: for operators. */
export const listAllGenerations = (db: Db, filter: GenerationFilter): Promise<readonly GenerationRow[]> =>
  narrow(selectGenerations(db, 'first'), filter).execute();

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
