import { type Static, Type } from 'typebox';
import { choice, count, flag, idOf, list, named, nameText, nullable, text, time } from './field.ts';

/** The events of webhooks: actions of the audit log about runs, approvals and schedules. */
export const WEBHOOK_EVENTS = [
  'generation.started',
  'generation.begun',
  'generation.succeeded',
  'generation.failed',
  'generation.cancelled',
  'generation.undone',
  'generation.undo_failed',
  'approval.requested',
  'approval.signed',
  'approval.approved',
  'approval.rejected',
  'approval.cancelled',
  'approval.expired',
  'approval.consumed',
  'schedule.failed',
  'schedule.disabled',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_FORMATS = ['json', 'slack'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const url = Type.String({
  minLength: 8,
  maxLength: 2000,
  pattern: '^https?://[^\\s@\\u0000-\\u0020\\u007f-\\u009f\\ud800-\\udfff]+$',
  description:
    'Where events are posted. Use `https`, and an address that this service may connect to, as for connections; `http` is allowed only within a network that the operator has allowed.',
});
const events = list(choice(WEBHOOK_EVENTS, 'An event.'), {
  minItems: 1,
  maxItems: WEBHOOK_EVENTS.length,
  description: 'Which events are sent.',
});
const format = choice(
  WEBHOOK_FORMATS,
  '`json`: the event as a document. `slack`: a message that Slack, Mattermost and others accept.',
);

const FIELDS = {
  id: idOf('webhook', 'Identifier of the webhook.'),
  project_id: idOf('project', 'The project.'),
  name: text('Name, unique in the project.'),
  url: text('Where events go: only the origin, because the path is often a secret.'),
  events,
  format,
  enabled: flag('Whether events are sent.'),
  created_by: idOf('user', 'Who created it.'),
  created_at: time('When.'),
  updated_at: time('When it was last changed.'),
};

export const Webhook = Type.Object(FIELDS, named('Webhook', 'A URL that is notified of runs and approvals.'));
export type Webhook = Static<typeof Webhook>;

export const CreatedWebhook = Type.Object(
  {
    ...FIELDS,
    secret: text(
      'Signs every delivery: HMAC-SHA256 over `webhook-id.webhook-timestamp.body`, in `webhook-signature`. It is shown only once.',
    ),
  },
  named('CreatedWebhook', 'A new webhook, with its secret.'),
);
export type CreatedWebhook = Static<typeof CreatedWebhook>;

export const CreateWebhook = Type.Object(
  {
    name: nameText('Name, unique in the project.'),
    url,
    events: Type.Optional(events),
    format: Type.Optional(format),
    enabled: Type.Optional(flag('Whether events are sent; true by default.')),
  },
  named('CreateWebhook', 'A new webhook; without `events` it receives all events.'),
);
export type CreateWebhook = Static<typeof CreateWebhook>;

export const UpdateWebhook = Type.Object(
  {
    name: Type.Optional(nameText('New name.')),
    url: Type.Optional(url),
    events: Type.Optional(events),
    format: Type.Optional(format),
    enabled: Type.Optional(flag('Whether events are sent.')),
  },
  named('UpdateWebhook', 'The changes.'),
);
export type UpdateWebhook = Static<typeof UpdateWebhook>;

export const WebhookDelivery = Type.Object(
  {
    id: idOf('delivery', 'Identifier of the delivery; `webhook-id` of the request.'),
    webhook_id: idOf('webhook', 'The webhook.'),
    event: text('The event: `generation.succeeded`, …; `ping` for a test.'),
    event_id: nullable(idOf('event', 'The event of the audit log; null for a test.')),
    state: choice(DELIVERY_STATES, '`pending` while it is tried; `failed` after the last attempt.'),
    attempts: count('How often it was sent.'),
    status_code: nullable(count('Last status code of the receiver; null if there was no response.')),
    error: nullable(text('Why the last attempt failed.')),
    created_at: time('When the event happened.'),
    next_attempt_at: nullable(time('When it is sent next; null once it is finished.')),
    finished_at: nullable(time('When it was delivered or given up.')),
  },
  named('WebhookDelivery', 'The delivery of one event to one webhook.'),
);
export type WebhookDelivery = Static<typeof WebhookDelivery>;
