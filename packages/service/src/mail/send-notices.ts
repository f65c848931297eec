import type { Queue } from '../queue/queue.ts';
import type { Store } from '../store/store.ts';
import { findRecipients } from './find-recipients.ts';

const AT_ONCE = 20;

/** Creates a mail job for each recipient of each notice. A notice is taken once over all processes. */
export function sendNotices({ store, queue }: { readonly store: Store; readonly queue: Pick<Queue, 'send'> }) {
  return store.transaction(async (tx): Promise<void> => {
    const taken = await tx
      .deleteFrom('notice')
      .where('event_id', 'in', (query) =>
        query.selectFrom('notice').select('event_id').orderBy('created_at').limit(AT_ONCE).forUpdate().skipLocked(),
      )
      .returning(['event_id', 'action', 'subject_id'])
      .execute();
    for (const { event_id, action, subject_id: id } of taken)
      for (const userId of await findRecipients(tx, action, id))
        await queue.send(tx, 'mail', { kind: 'notice', action, id, user_id: userId, event_id });
  });
}
