import {
  type CreatedWebhook,
  type CreateWebhook,
  type Id,
  type UpdateWebhook,
  type Webhook,
  WEBHOOK_EVENTS,
} from '@rowloom/contract';
import type { Caller } from '../caller/caller.ts';
import { makeId } from '../ids/make-id.ts';
import { storeNow } from '../store/store-clock.ts';
import { changeWebhooks, type WebhooksNeed } from './change-webhooks.ts';
import { checkNewUrl } from './check-webhook-url.ts';
import { showUrl, toWebhook } from './webhook.ts';
import { makeSigningSecret, openWebhook, sealWebhook } from './webhook-secret.ts';
import { insertWebhook, lockWebhook, updateWebhook, type WebhookKey } from './webhook-store.ts';

export async function createWebhook(
  needs: WebhooksNeed,
  caller: Caller,
  projectId: Id<'project'>,
  { name, url, events = WEBHOOK_EVENTS, format = 'json', enabled = true }: CreateWebhook,
): Promise<CreatedWebhook> {
  await checkNewUrl(needs.policy, url, needs.resolve);
  const id = makeId('webhook');
  const signing = makeSigningSecret();
  return changeWebhooks(needs, caller, projectId, async (tx, log) => {
    const row = await insertWebhook(tx, {
      id,
      project_id: projectId,
      name,
      shown_url: showUrl(url),
      secret: sealWebhook(needs.ring, id, { url, signing }),
      events: JSON.stringify([...new Set(events)]),
      format,
      enabled,
      created_by: caller.userId,
    });
    await log('webhook.created', row, { events: row.events, format, url: row.shown_url });
    return { ...toWebhook(row), secret: signing };
  });
}

export async function editWebhook(
  needs: WebhooksNeed,
  caller: Caller,
  key: WebhookKey,
  { url, events, ...changes }: UpdateWebhook,
): Promise<Webhook> {
  // Looked at before the transaction begins, since names take their time to be resolved.
  if (url !== undefined) await checkNewUrl(needs.policy, url, needs.resolve);
  return changeWebhooks(needs, caller, key.projectId, async (tx, log) => {
    const before = await lockWebhook(tx, key);
    const { signing } = openWebhook(needs.ring, before.id, before.secret);
    const row = await updateWebhook(tx, key, {
      ...changes,
      ...(events === undefined ? {} : { events: JSON.stringify([...new Set(events)]) }),
      ...(url === undefined
        ? {}
        : { shown_url: showUrl(url), secret: sealWebhook(needs.ring, before.id, { url, signing }) }),
      updated_at: storeNow(),
    });
    const changed = Object.keys({ ...changes, ...(events && { events }), ...(url && { url }) }).toSorted();
    await log('webhook.updated', row, { changed, enabled: row.enabled, url: row.shown_url });
    return toWebhook(row);
  });
}
