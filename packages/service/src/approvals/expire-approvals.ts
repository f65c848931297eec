import { sql } from 'kysely';
import { appendEvent } from '../audit/append-event.ts';
import type { Store, Tx } from '../store/store.ts';
import { moveApproval } from './approval-store.ts';

/** Records overdue requests as expired, each with its event. */
export async function expireApprovals(store: Store): Promise<number> {
  const over = await store.db
    .selectFrom('run_approval')
    .select(['id', 'project_id', 'organization_id'])
    .where('state', 'in', ['pending', 'approved'])
    .where('expires_at', '<=', sql<Date>`now()`)
    .limit(1000)
    .execute();
  for (const { id, project_id, organization_id } of over)
    await store.transaction(async (tx) => {
      const moved = await moveApproval(tx, project_id, id, 'expired', {});
      if (moved !== undefined)
        await appendEvent(tx, null, {
          organizationId: organization_id,
          projectId: project_id,
          action: 'approval.expired',
          subject: { type: 'approval', id },
        });
    });
  return over.length;
}

/** An approval for a connection does not apply to another address: its open approvals expire with the old one. */
export async function expireOfConnection(
  tx: Tx,
  actor: Parameters<typeof appendEvent>[1],
  connection: { readonly organizationId: string; readonly projectId: string; readonly connectionId: string },
): Promise<void> {
  const ended = await tx
    .updateTable('run_approval')
    .set({ state: 'expired' })
    .where('project_id', '=', connection.projectId)
    .where('connection_id', '=', connection.connectionId)
    .where('state', 'in', ['pending', 'approved'])
    .returning('id')
    .execute();
  for (const { id } of ended)
    await appendEvent(tx, actor, {
      organizationId: connection.organizationId,
      projectId: connection.projectId,
      action: 'approval.expired',
      subject: { type: 'approval', id },
      details: { because: 'connection_changed' },
    });
}
