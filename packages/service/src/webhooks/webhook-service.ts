import {
  type CreatedWebhook,
  type CreateWebhook,
  type Id,
  type Page,
  refuse,
  type UpdateWebhook,
  type Webhook,
  WEBHOOK_EVENTS,
  type WebhookDelivery,
} from '@rowloom/contract';
import { sql } from 'kysely';
import { appendEvent } from '../audit/append-event.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import type { Resolve } from '../connections/resolve-target.ts';
import type { TargetPolicy } from '../connections/target-policy.ts';
import { makeId } from '../ids/make-id.ts';
import { openPage, type PageQuery } from '../lists/page.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { storeNow } from '../store/store-clock.ts';
import type { Store, Tx } from '../store/store.ts';
import { checkNewUrl } from './check-webhook-url.ts';
import { showUrl, toDelivery, toWebhook, type WebhookRow } from './webhook.ts';
import { makeSigningSecret, openWebhook, sealWebhook } from './webhook-secret.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  lockWebhook,
  sendAgain,
  updateWebhook,
  type WebhookKey,
} from './webhook-store.ts';

type ProjectId = Id<'project'>;

export type Webhooks = {
  readonly list: (projectId: ProjectId, query: PageQuery) => Promise<Page<Webhook>>;
  readonly get: (key: WebhookKey) => Promise<Webhook>;
  readonly create: (caller: Caller, projectId: ProjectId, body: CreateWebhook) => Promise<CreatedWebhook>;
  readonly update: (caller: Caller, key: WebhookKey, body: UpdateWebhook) => Promise<Webhook>;
  readonly remove: (caller: Caller, key: WebhookKey) => Promise<void>;
  readonly test: (caller: Caller, key: WebhookKey) => Promise<WebhookDelivery>;
  readonly deliveries: (key: WebhookKey, query: PageQuery) => Promise<Page<WebhookDelivery>>;
  readonly redeliver: (caller: Caller, key: WebhookKey, deliveryId: string) => Promise<WebhookDelivery>;
};

export type WebhooksNeed = {
  readonly store: Store;
  readonly ring: KeyRing;
  readonly policy: TargetPolicy;
  readonly resolve?: Resolve;
};

export function makeWebhooks({ store, ring, policy, resolve }: WebhooksNeed): Webhooks {
  const find = async (key: WebhookKey): Promise<WebhookRow> => {
    const row = await findWebhook(store.db, key);
    if (row === undefined) throw refuse('not_found');
    return row;
  };
  const write = <T>(caller: Caller, projectId: ProjectId, work: (tx: Tx, log: Log) => Promise<T>): Promise<T> =>
    store.transaction(async (tx) => {
      const place = { project: projectId };
      const { organizationId } = await authoriseProject(tx, caller, place, 'webhooks.manage', { lock: true });
      return work(tx, (action, { id, name }, details = {}) =>
        appendEvent(tx, caller, { organizationId, projectId, action, subject: { type: 'webhook', id, name }, details }),
      );
    });
  return {
    async list(projectId, query) {
      const page = openPage(query, ['webhooks', projectId]);
      return page.close(await listWebhooks(store.db, projectId, page), ({ id }) => id, toWebhook);
    },
    get: async (key) => toWebhook(await find(key)),
    async create(caller, projectId, { name, url, events = WEBHOOK_EVENTS, format = 'json', enabled = true }) {
      await checkNewUrl(policy, url, resolve);
      const id = makeId('webhook');
      const signing = makeSigningSecret();
      return write(caller, projectId, async (tx, log) => {
        const row = await insertWebhook(tx, {
          id,
          project_id: projectId,
          name,
          shown_url: showUrl(url),
          secret: sealWebhook(ring, id, { url, signing }),
          events: JSON.stringify([...new Set(events)]),
          format,
          enabled,
          created_by: caller.userId,
        });
        await log('webhook.created', row, { events: row.events, format, url: row.shown_url });
        return { ...toWebhook(row), secret: signing };
      });
    },
    async update(caller, key, { url, events, ...changes }) {
      await find(key);
      // Looked at before the transaction begins, since names take their time to be resolved.
      if (url !== undefined) await checkNewUrl(policy, url, resolve);
      return write(caller, key.projectId, async (tx, log) => {
        const before = await lockWebhook(tx, key);
        const { signing } = openWebhook(ring, before.id, before.secret);
        const row = await updateWebhook(tx, key, {
          ...changes,
          ...(events === undefined ? {} : { events: JSON.stringify([...new Set(events)]) }),
          ...(url === undefined
            ? {}
            : { shown_url: showUrl(url), secret: sealWebhook(ring, before.id, { url, signing }) }),
          updated_at: storeNow(),
        });
        const changed = Object.keys({ ...changes, ...(events && { events }), ...(url && { url }) }).toSorted();
        await log('webhook.updated', row, { changed, enabled: row.enabled, url: row.shown_url });
        return toWebhook(row);
      });
    },
    remove: (caller, key) =>
      write(caller, key.projectId, async (tx, log) => {
        const row = await deleteWebhook(tx, key);
        if (row === undefined) throw refuse('not_found');
        await log('webhook.deleted', row);
      }),
    test: (caller, key) =>
      write(caller, key.projectId, async (tx, log) => {
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
      }),
    async deliveries(key, query) {
      await find(key);
      const page = openPage(query, ['deliveries', key.id]);
      return page.close(await listDeliveries(store.db, key.id, page), ({ id }) => id, toDelivery);
    },
    redeliver: (caller, key, deliveryId) =>
      write(caller, key.projectId, async (tx, log) => {
        const hook = await lockWebhook(tx, key);
        const row = await sendAgain(tx, hook.id, deliveryId);
        if (row === undefined) throw refuse('not_found');
        await log('webhook.redelivered', hook, { delivery_id: row.id, event: row.event });
        return toDelivery(row);
      }),
  };
}

type Log = (
  action: string,
  subject: { readonly id: string; readonly name: string },
  details?: Readonly<Record<string, unknown>>,
) => Promise<void>;
