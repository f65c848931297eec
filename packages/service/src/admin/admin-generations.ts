import { type Generation, type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { cancelInTransaction } from '../generations/cancel-generation.ts';
import { type GenerationRow, toGeneration } from '../generations/generation.ts';
import type { GenerationQuery } from '../generations/generation-service.ts';
import { openPage, type Page } from '../lists/page.ts';
import type { Db, Tx } from '../store/store.ts';
import { appendPlatformEvent } from './append-operator-event.ts';
import { authoriseOperator } from './authorise-operator.ts';

export type AdminGenerationQuery = GenerationQuery & { readonly organization_id?: string };

/** Runs of every organization, newest first. */
export async function listGenerations(db: Db, query: AdminGenerationQuery): Promise<Page<Generation>> {
  const { organization_id, project_id, status, created_after, created_before } = query;
  const filters = [organization_id, project_id, status, created_after, created_before].map((value) => value ?? null);
  const page = openPage(query, ['admin-generations', ...filters]);
  const conditions = [
    sql`true`,
    ...(organization_id === undefined ? [] : [sql`g.organization_id = ${organization_id}`]),
    ...(project_id === undefined ? [] : [sql`g.project_id = ${project_id}`]),
    ...(status === undefined ? [] : [sql`g.status = ${status}`]),
    ...(created_after === undefined ? [] : [sql`g.created_at >= ${new Date(created_after)}`]),
    ...(created_before === undefined ? [] : [sql`g.created_at < ${new Date(created_before)}`]),
    ...(page.before === undefined ? [] : [sql`g.id < ${page.before}`]),
  ];
  const { rows } = await sql<GenerationRow>`
    select g.*, e.id as export_id, case when g.certificate is null then null else
      json_build_object('violations', g.certificate::json -> 'violations',
        'unexamined', g.certificate::json -> 'unexamined') end as certificate_summary
    from generation g left join export e on e.generation_id = g.id
    where ${sql.join(conditions, sql` and `)}
    order by g.id desc limit ${page.limit}`.execute(db);
  return page.close(
    rows,
    ({ id }) => id,
    (row) => toGeneration(row),
  );
}

/** As the organization's own people would, whatever the operator is there. */
export async function cancelGeneration(tx: Tx, caller: Caller, id: Id<'generation'>): Promise<void> {
  await authoriseOperator(tx, caller);
  const run = await tx
    .selectFrom('generation')
    .select(['organization_id', 'project_id', 'cancel_requested_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (run === undefined) throw refuse('not_found');
  await cancelInTransaction(tx, caller, id);
  if (run.cancel_requested_at === null)
    await appendPlatformEvent(tx, caller, [run.organization_id], {
      projectId: run.project_id,
      action: 'generation.cancel_requested',
      subject: { type: 'generation', id },
    });
}
