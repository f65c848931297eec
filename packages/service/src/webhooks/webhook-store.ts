import { type Id, refuse } from '@rowloom/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isUniqueViolation } from '../store/sql-state.ts';
import type { Db, Tx } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { DeliveryRow, WebhookRow } from './webhook.ts';

/** A webhook of a project: an id of another one's is simply absent. */
export type WebhookKey = { readonly projectId: Id<'project'>; readonly id: string };

type Slice = { readonly before: string | undefined; readonly limit: number };

const ofKey = (db: Db, { projectId, id }: WebhookKey) =>
  db.selectFrom('webhook').selectAll().where('project_id', '=', projectId).where('id', '=', id);

export const findWebhook = (db: Db, key: WebhookKey): Promise<WebhookRow | undefined> =>
  ofKey(db, key).executeTakeFirst();

export async function lockWebhook(tx: Tx, key: WebhookKey): Promise<WebhookRow> {
  const row = await ofKey(tx, key).forUpdate().executeTakeFirst();
  if (row === undefined) throw refuse('not_found');
  return row;
}

/** Newest first. */
export const listWebhooks = (db: Db, projectId: Id<'project'>, { before, limit }: Slice): Promise<WebhookRow[]> =>
  db
    .selectFrom('webhook')
    .selectAll()
    .where('project_id', '=', projectId)
    .$if(before !== undefined, (query) => query.where('id', '<', (before ?? '') as Id<'webhook'>))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const insertWebhook = (tx: Tx, values: Insertable<Tables['webhook']>): Promise<WebhookRow> =>
  tx.insertInto('webhook').values(values).returningAll().executeTakeFirstOrThrow().catch(refuseTakenName);

export async function updateWebhook(
  tx: Tx,
  { projectId, id }: WebhookKey,
  values: Updateable<Tables['webhook']>,
): Promise<WebhookRow> {
  const row = await tx
    .updateTable('webhook')
    .set(values)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
    .catch(refuseTakenName);
  if (row === undefined) throw refuse('not_found');
  return row;
}

export const deleteWebhook = (tx: Tx, { projectId, id }: WebhookKey): Promise<WebhookRow | undefined> =>
  tx.deleteFrom('webhook').where('project_id', '=', projectId).where('id', '=', id).returningAll().executeTakeFirst();

export type DeliveryFilter = {
  readonly state?: DeliveryRow['state'];
  readonly created_after?: string;
  readonly created_before?: string;
};

/** Newest first; what was sent is not read. */
export const listDeliveries = (
  db: Db,
  webhookId: string,
  { state, created_after: after, created_before: until }: DeliveryFilter,
  { before, limit }: Slice,
): Promise<Omit<DeliveryRow, 'body'>[]> =>
  db
    .selectFrom('webhook_delivery')
    .select(['id', 'webhook_id', 'event', 'event_id', 'state', 'attempts', 'status_code', 'error'])
    .select(['created_at', 'next_attempt_at', 'finished_at'])
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'))
    .$if(after !== undefined, (query) => query.where('created_at', '>=', new Date(after ?? 0)))
    .$if(until !== undefined, (query) => query.where('created_at', '<', new Date(until ?? 0)))
    .$if(before !== undefined, (query) => query.where('id', '<', (before ?? '') as Id<'delivery'>))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** From the first attempt on, as if it had never been tried. */
export const sendAgain = (tx: Tx, webhookId: string, id: string): Promise<DeliveryRow | undefined> =>
  tx
    .updateTable('webhook_delivery')
    .set({ state: 'pending', attempts: 0, next_attempt_at: sql<Date>`now()`, finished_at: null })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

function refuseTakenName(error: unknown): never {
  if (isUniqueViolation(error, 'webhook_project_id_name_key'))
    throw refuse('already_exists', 'The project has a webhook of this name already. Choose another name.');
  throw error;
}
