import { created, noContent, ok } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const webhookHandlers: Handlers<
  | 'listWebhooks'
  | 'createWebhook'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'redeliverWebhook'
> = {
  listWebhooks: async ({ access, query }, { webhooks }) => ok(await webhooks.list(access.projectId, query)),
  createWebhook: async ({ caller, access, body }, { webhooks }) => {
    const webhook = await webhooks.create(caller, access.projectId, body);
    return created(webhook, `/api/projects/${access.projectId}/webhooks/${webhook.id}`);
  },
  getWebhook: async ({ access, params }, { webhooks }) =>
    ok(await webhooks.get({ projectId: access.projectId, id: params.webhook_id })),
  updateWebhook: async ({ caller, access, params, body }, { webhooks }) =>
    ok(await webhooks.update(caller, { projectId: access.projectId, id: params.webhook_id }, body)),
  deleteWebhook: async ({ caller, access, params }, { webhooks }) => {
    await webhooks.remove(caller, { projectId: access.projectId, id: params.webhook_id });
    return noContent();
  },
  testWebhook: async ({ caller, access, params }, { webhooks }) =>
    ok(await webhooks.test(caller, { projectId: access.projectId, id: params.webhook_id })),
  listWebhookDeliveries: async ({ access, params, query }, { webhooks }) =>
    ok(await webhooks.deliveries({ projectId: access.projectId, id: params.webhook_id }, query)),
  redeliverWebhook: async ({ caller, access, params }, { webhooks }) =>
    ok(await webhooks.redeliver(caller, { projectId: access.projectId, id: params.webhook_id }, params.delivery_id)),
};
