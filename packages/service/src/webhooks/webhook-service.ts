import {
  type CreatedWebhook,
  type CreateWebhook,
  type Id,
  type Page,
  refuse,
  type UpdateWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@rowloom/contract';
import type { Caller } from '../caller/caller.ts';
import { openPage, type PageQuery } from '../lists/page.ts';
import { changeWebhooks, type WebhooksNeed } from './change-webhooks.ts';
import { createWebhook, editWebhook } from './edit-webhook.ts';
import { pingWebhook } from './ping-webhook.ts';
import { toDelivery, toWebhook, type WebhookRow } from './webhook.ts';
import {
  deleteWebhook,
  type DeliveryFilter,
  findWebhook,
  listDeliveries,
  listWebhooks,
  lockWebhook,
  sendAgain,
  type WebhookKey,
} from './webhook-store.ts';

type ProjectId = Id<'project'>;
type DeliveryQuery = PageQuery & DeliveryFilter;

export type Webhooks = {
  readonly list: (projectId: ProjectId, query: PageQuery) => Promise<Page<Webhook>>;
  readonly get: (key: WebhookKey) => Promise<Webhook>;
  readonly create: (caller: Caller, projectId: ProjectId, body: CreateWebhook) => Promise<CreatedWebhook>;
  readonly update: (caller: Caller, key: WebhookKey, body: UpdateWebhook) => Promise<Webhook>;
  readonly remove: (caller: Caller, key: WebhookKey) => Promise<void>;
  readonly test: (caller: Caller, key: WebhookKey) => Promise<WebhookDelivery>;
  readonly deliveries: (key: WebhookKey, query: DeliveryQuery) => Promise<Page<WebhookDelivery>>;
  readonly redeliver: (caller: Caller, key: WebhookKey, deliveryId: string) => Promise<WebhookDelivery>;
};

export function makeWebhooks(needs: WebhooksNeed): Webhooks {
  const { db } = needs.store;
  const find = async (key: WebhookKey): Promise<WebhookRow> => {
    const row = await findWebhook(db, key);
    if (row === undefined) throw refuse('not_found');
    return row;
  };
  return {
    async list(projectId, query) {
      const page = openPage(query, ['webhooks', projectId]);
      return page.close(await listWebhooks(db, projectId, page), ({ id }) => id, toWebhook);
    },
    get: async (key) => toWebhook(await find(key)),
    create: (caller, projectId, body) => createWebhook(needs, caller, projectId, body),
    async update(caller, key, body) {
      await find(key);
      return editWebhook(needs, caller, key, body);
    },
    remove: (caller, key) =>
      changeWebhooks(needs, caller, key.projectId, async (tx, log) => {
        const row = await deleteWebhook(tx, key);
        if (row === undefined) throw refuse('not_found');
        await log('webhook.deleted', row);
      }),
    test: (caller, key) => pingWebhook(needs, caller, key),
    async deliveries(key, query) {
      await find(key);
      const { state, created_after: after, created_before: until } = query;
      const page = openPage(query, ['deliveries', key.id, state, after, until]);
      return page.close(await listDeliveries(db, key.id, query, page), ({ id }) => id, toDelivery);
    },
    redeliver: (caller, key, deliveryId) =>
      changeWebhooks(needs, caller, key.projectId, async (tx, log) => {
        const hook = await lockWebhook(tx, key);
        const row = await sendAgain(tx, hook.id, deliveryId);
        if (row === undefined) throw refuse('not_found');
        await log('webhook.redelivered', hook, { delivery_id: row.id, event: row.event });
        return toDelivery(row);
      }),
  };
}
