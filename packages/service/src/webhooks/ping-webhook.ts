import type { WebhookDelivery } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { makeId } from '../ids/make-id.ts';
import { storeNow } from '../store/store-clock.ts';
import { changeWebhooks, type WebhooksNeed } from './change-webhooks.ts';
import { toDelivery } from './webhook.ts';
import { lockWebhook, type WebhookKey } from './webhook-store.ts';

/** Queues a delivery that tells of nothing, for whoever wants to see one arrive. */
export const pingWebhook = (needs: WebhooksNeed, caller: Caller, key: WebhookKey): Promise<WebhookDelivery> =>
  changeWebhooks(needs, caller, key.projectId, async (tx, log) => {
    const hook = await lockWebhook(tx, key);
    const now = storeNow();
    const row = await tx
      .insertInto('webhook_delivery')
      .values({
        id: makeId('delivery'),
        webhook_id: hook.id,
        event: 'ping',
        event_id: null,
        body: JSON.stringify({ type: 'ping', timestamp: now.toISOString(), data: { project_id: key.projectId } }),
        next_attempt_at: sql<Date>`now()`,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await log('webhook.tested', hook);
    return toDelivery(row);
  });
