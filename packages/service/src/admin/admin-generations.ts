import { type Generation, type Id, refuse } from '@rowloom/contract';
import type { Caller } from '../caller/caller.ts';
import { cancelInTransaction } from '../generations/cancel-generation.ts';
import { toGeneration } from '../generations/generation.ts';
import { type GenerationQuery, openList } from '../generations/generation-service.ts';
import { listAllGenerations } from '../generations/generation-store.ts';
import type { Page } from '../lists/page.ts';
import type { Db, Tx } from '../store/store.ts';
import { appendPlatformEvent } from './append-operator-event.ts';
import { authoriseOperator } from './authorise-operator.ts';

export type AdminGenerationQuery = GenerationQuery & { readonly organization_id?: string };

/** Runs of every organization, newest first. */
export async function listGenerations(db: Db, query: AdminGenerationQuery): Promise<Page<Generation>> {
  const { organization_id: organizationId } = query;
  const { page, filter } = openList(query, `every ${organizationId ?? ''}`);
  const rows = await listAllGenerations(db, { ...filter, ...(organizationId === undefined ? {} : { organizationId }) });
  return page.close(
    rows,
    ({ id }) => id,
    (row) => toGeneration(row),
  );
}

/** As the organization's own people would, whatever role the operator has there. */
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
