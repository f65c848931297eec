import type { Webhook, WebhookDelivery } from '../resources/webhook.ts';
import { EXAMPLE_IDS } from './example-ids.ts';

export const webhook: Webhook = {
  id: EXAMPLE_IDS.webhook,
  project_id: EXAMPLE_IDS.project,
  name: 'deploys',
  url: 'https://hooks.example.com/…',
  events: ['generation.succeeded', 'generation.failed'],
  format: 'json',
  enabled: true,
  created_by: EXAMPLE_IDS.ada,
  created_at: '2026-11-15T09:30:00.000Z',
  updated_at: '2026-11-15T09:30:00.000Z',
};

export const webhookDelivery: WebhookDelivery = {
  id: EXAMPLE_IDS.delivery,
  webhook_id: EXAMPLE_IDS.webhook,
  event: 'generation.succeeded',
  event_id: EXAMPLE_IDS.event,
  state: 'pending',
  attempts: 1,
  status_code: 503,
  error: 'The receiver answered 503.',
  created_at: '2026-11-15T09:31:12.000Z',
  next_attempt_at: '2026-11-15T09:31:22.000Z',
  finished_at: null,
};
