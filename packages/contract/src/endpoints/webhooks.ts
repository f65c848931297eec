import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { pageExample } from '../examples/page-example.ts';
import { webhook, webhookDelivery } from '../examples/webhook-examples.ts';
import type { Id } from '../identifier.ts';
import { idOf } from '../resources/field.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { CreatedWebhook, CreateWebhook, UpdateWebhook, Webhook, WebhookDelivery } from '../resources/webhook.ts';
import { DELIVERY_FILTERS } from './filters.ts';
import { CREATED, idParam, nestedParams, ofProject } from './parts.ts';

const tag = 'Webhooks';
const scope = ofProject('webhooks.manage');
const params = nestedParams('project', 'webhook_id', 'webhook');

const listWebhooks = endpoint({
  id: 'listWebhooks',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/webhooks',
  summary: 'List webhooks of a project',
  credential: 'any',
  scope,
  params: idParam('project'),
  query: listQuery({}),
  answer: { status: 200, description: 'A page of webhooks.', schema: pageOf(Webhook), example: pageExample(webhook) },
  errors: [],
});

const createWebhook = endpoint({
  id: 'createWebhook',
  tag,
  method: 'POST',
  path: '/api/projects/{id}/webhooks',
  summary: 'Create a webhook',
  description:
    'Events of runs, approvals and schedules of the project are posted to `url`, signed as [Standard Webhooks](https://www.standardwebhooks.com) says: `webhook-signature` is `v1,` and the base64 of HMAC-SHA256 over `webhook-id.webhook-timestamp.body`, with the bytes after `whsec_` in the secret. A response other than 2xx within ten seconds is tried again with growing pauses, eight times over a day. No row and no secret is in an event.',
  credential: 'any',
  scope,
  params: idParam('project'),
  body: CreateWebhook,
  bodyExample: {
    name: 'deploys',
    url: 'https://hooks.example.com/rowloom',
    events: ['generation.succeeded', 'generation.failed'],
  },
  answer: {
    status: 201,
    description: CREATED,
    schema: CreatedWebhook,
    example: { ...webhook, secret: 'whsec_…' },
  },
  errors: ['already_exists'],
});

const getWebhook = endpoint({
  id: 'getWebhook',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/webhooks/{webhook_id}',
  summary: 'Get a webhook',
  credential: 'any',
  scope,
  params,
  answer: { status: 200, description: 'The webhook.', schema: Webhook, example: webhook },
  errors: [],
});

const updateWebhook = endpoint({
  id: 'updateWebhook',
  tag,
  method: 'PATCH',
  path: '/api/projects/{id}/webhooks/{webhook_id}',
  summary: 'Update a webhook',
  credential: 'any',
  scope,
  params,
  body: UpdateWebhook,
  bodyExample: { enabled: false },
  answer: {
    status: 200,
    description: 'The updated webhook.',
    schema: Webhook,
    example: { ...webhook, enabled: false },
  },
  errors: ['already_exists'],
});

const deleteWebhook = endpoint({
  id: 'deleteWebhook',
  tag,
  method: 'DELETE',
  path: '/api/projects/{id}/webhooks/{webhook_id}',
  summary: 'Delete a webhook',
  description: 'Its deliveries are deleted too; pending ones are not sent.',
  credential: 'any',
  scope,
  params,
  answer: { status: 204, description: 'Deleted.' },
  errors: [],
});

const testWebhook = endpoint({
  id: 'testWebhook',
  tag,
  method: 'POST',
  path: '/api/projects/{id}/webhooks/{webhook_id}/test',
  summary: 'Send a test to a webhook',
  description: 'Sends the event `ping`; the list of deliveries shows the result.',
  credential: 'any',
  scope,
  params,
  answer: {
    status: 200,
    description: 'The pending delivery.',
    schema: WebhookDelivery,
    example: { ...webhookDelivery, event: 'ping', event_id: null },
  },
  errors: [],
});

const listWebhookDeliveries = endpoint({
  id: 'listWebhookDeliveries',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/webhooks/{webhook_id}/deliveries',
  summary: 'List deliveries of a webhook',
  description: 'Those of the last thirty days.',
  credential: 'any',
  scope,
  params,
  query: listQuery(DELIVERY_FILTERS),
  answer: {
    status: 200,
    description: 'A page of deliveries.',
    schema: pageOf(WebhookDelivery),
    example: pageExample(webhookDelivery),
  },
  errors: [],
});

const redeliverWebhook = endpoint({
  id: 'redeliverWebhook',
  tag,
  method: 'POST',
  path: '/api/projects/{id}/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver',
  summary: 'Send a delivery again',
  description: 'It is sent now, whether it was delivered or not; `webhook-id` stays the same.',
  credential: 'any',
  scope,
  params: Type.Unsafe<{ id: Id<'project'>; webhook_id: Id<'webhook'>; delivery_id: Id<'delivery'> }>(
    Type.Object({
      id: idOf('project', 'Identifier of the project.'),
      webhook_id: idOf('webhook', 'Identifier of the webhook.'),
      delivery_id: idOf('delivery', 'Identifier of the delivery.'),
    }),
  ),
  answer: { status: 200, description: 'The pending delivery.', schema: WebhookDelivery, example: webhookDelivery },
  errors: [],
});

export const webhookEndpoints = {
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  testWebhook,
  listWebhookDeliveries,
  redeliverWebhook,
};
