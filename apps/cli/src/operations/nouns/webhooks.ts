import type { Noun, OperationWord } from '../operation.ts';
import { PROJECT } from '../words.ts';

const WEBHOOK: OperationWord = {
  name: 'WEBHOOK',
  help: "the webhook's name or id",
  into: 'params.webhook_id',
  resource: 'webhook',
};

export const webhooks: Noun = {
  name: 'webhooks',
  summary: 'URLs that are notified of runs and approvals of a project',
  actions: {
    list: {
      operation: 'listWebhooks',
      summary: 'list the webhooks of a project',
      words: [PROJECT],
      columns: ['name', 'url', 'format', 'enabled', 'events', 'id'],
      examples: [['rowloom webhooks list Shop', 'which URLs are notified?']],
    },
    create: {
      operation: 'createWebhook',
      summary: 'post events to a URL; the command prints the secret that signs them',
      words: [PROJECT, { name: 'NAME', help: 'what to call it', into: 'body.name' }],
      says: '{secret}',
      notes: [
        'The secret is shown only once. Deliveries are signed according to Standard Webhooks (webhook-id, webhook-timestamp,',
        'webhook-signature). docs/guide/webhooks.md shows how a receiver checks them.',
      ],
      examples: [
        [
          'rowloom webhooks create Shop deploys --url https://hooks.example.com/rowloom --events generation.failed',
          'failed runs',
        ],
        ['rowloom webhooks create Shop chat --format slack --url - < slack-url.txt', 'everything, into a channel'],
      ],
    },
    show: {
      operation: 'getWebhook',
      summary: 'show a webhook',
      words: [PROJECT, WEBHOOK],
      examples: [['rowloom webhooks show Shop deploys', 'which events does it receive?']],
    },
    edit: {
      operation: 'updateWebhook',
      summary: 'change a webhook',
      words: [PROJECT, WEBHOOK],
      says: 'Changed {name} ({id}).',
      examples: [['rowloom webhooks edit Shop deploys --enabled no', 'for a while']],
    },
    delete: {
      operation: 'deleteWebhook',
      summary: 'delete a webhook and its deliveries',
      words: [PROJECT, WEBHOOK],
      destroys: 'This deletes the webhook {webhook} of {project}.',
      says: 'Deleted {name}.',
      examples: [['rowloom webhooks delete Shop deploys', 'asks first']],
    },
    test: {
      operation: 'testWebhook',
      summary: 'send a test to a webhook',
      words: [PROJECT, WEBHOOK],
      says: '{id} is being sent: rowloom webhooks deliveries PROJECT WEBHOOK shows the result.',
      examples: [['rowloom webhooks test Shop deploys', 'does it arrive?']],
    },
    deliveries: {
      operation: 'listWebhookDeliveries',
      summary: 'list the deliveries to a webhook, with their results',
      words: [PROJECT, WEBHOOK],
      columns: ['id', 'event', 'state', 'attempts', 'status_code', 'created_at', 'error'],
      examples: [['rowloom webhooks deliveries Shop deploys --limit 5', 'the last five']],
    },
    redeliver: {
      operation: 'redeliverWebhook',
      summary: 'send a delivery again',
      words: [PROJECT, WEBHOOK, { name: 'ID', help: 'the id of the delivery', into: 'params.delivery_id' }],
      says: '{id} is being sent.',
      examples: [['rowloom webhooks redeliver Shop deploys dlv_01k…', 'once more']],
    },
  },
};
