import { type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import { appendEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Tx } from '../store/store.ts';
import { endInTransaction } from './end-generation.ts';
import { storeNow } from '../store/store-clock.ts';

/** A queued run ends immediately; a running one is asked to stop, and does so at its next chunk boundary. */
export async function cancelInTransaction(tx: Tx, caller: Caller, id: Id<'generation'>): Promise<void> {
  const asked = await tx
    .updateTable('generation')
    .set({ cancel_requested_at: storeNow(), cancel_requested_by: caller.userId, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .where('cancel_requested_at', 'is', null)
    .returning(['status', 'tables', 'organization_id', 'project_id'])
    .executeTakeFirst();
  if (asked === undefined) {
    const { status, cancel_requested_at } = await tx
      .selectFrom('generation')
      .select(['status', 'cancel_requested_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // A repeated request gets what it asked for.
    if (status === 'running' && cancel_requested_at !== null) return;
    throw refuse('invalid_state', `A generation that is ${status} cannot become cancelled.`);
  }
  await appendEvent(tx, caller, {
    organizationId: asked.organization_id,
    projectId: asked.project_id,
    action: 'generation.cancel_requested',
    subject: { type: 'generation', id },
  });
  if (asked.status === 'queued')
    await endInTransaction(tx, { id, unheld: true }, { status: 'cancelled', tables: asked.tables }, caller);
}
