import type { Webhook, WebhookDelivery } from '@rowloom/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../store/tables.ts';

export type WebhookRow = Selectable<Tables['webhook']>;
export type DeliveryRow = Selectable<Tables['webhook_delivery']>;

export const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  project_id: row.project_id,
  name: row.name,
  url: row.shown_url,
  events: row.events,
  format: row.format,
  enabled: row.enabled,
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const toDelivery = (row: Omit<DeliveryRow, 'body'>): WebhookDelivery => ({
  id: row.id,
  webhook_id: row.webhook_id,
  event: row.event,
  event_id: row.event_id,
  state: row.state,
  attempts: row.attempts,
  status_code: row.status_code,
  error: row.error,
  created_at: row.created_at.toISOString(),
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  finished_at: row.finished_at?.toISOString() ?? null,
});

/** The path of many services is a secret: people see the origin. */
export const showUrl = (url: string): string => `${new URL(url).origin}/…`;
