import type { Id } from '@rowloom/contract';
import type { Queue } from '../queue/queue.ts';
import type { Tx } from '../store/store.ts';

/** Queues the runs again that waited while their organization was suspended, in order. */
export async function sendWaiting(
  tx: Tx,
  queue: Pick<Queue, 'send'>,
  organizationId: Id<'organization'>,
): Promise<void> {
  const waiting = await tx
    .selectFrom('generation')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'queued')
    .orderBy('id')
    .execute();
  for (const { id } of waiting)
    await queue.send(tx, 'generation', { generation_id: id }, { singletonKey: id, group: organizationId });
}
