import { type Static, Type } from 'typebox';
import { choice, count, flag, idOf, list, named, nameText, nullable, text, time } from './field.ts';

/** What a webhook can be told of: actions of the audit log about runs, approvals and schedules. */
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
    'Where events are posted to. `https`, and an address that this service may connect to, as for connections; `http` only within a network that the operator has allowed.',
});
const events = list(choice(WEBHOOK_EVENTS, 'An event.'), {
  minItems: 1,
  maxItems: WEBHOOK_EVENTS.length,
  description: 'Which events are told.',
});
const format = choice(
  WEBHOOK_FORMATS,
  '`json`: the event as a document. `slack`: a message as Slack, Mattermost and others take it.',
);

const FIELDS = {
  id: idOf('webhook', 'Identifier of the webhook.'),
  project_id: idOf('project', 'The project.'),
  name: text('Name, unique in the project.'),
  url: text('Where events go: the origin alone, since the path of many services is a secret.'),
  events,
  format,
  enabled: flag('Whether events are told.'),
  created_by: idOf('user', 'Who made it.'),
  created_at: time('When.'),
  updated_at: time('When it was last changed.'),
};

export const Webhook = Type.Object(FIELDS, named('Webhook', 'An address that is told of runs and approvals.'));
export type Webhook = Static<typeof Webhook>;

export const CreatedWebhook = Type.Object(
  {
    ...FIELDS,
    secret: text(
      'Signs every delivery: HMAC-SHA256 over `webhook-id.webhook-timestamp.body`, in `webhook-signature`. It is answered once.',
    ),
  },
  named('CreatedWebhook', 'A webhook that was just made, with its secret.'),
);
export type CreatedWebhook = Static<typeof CreatedWebhook>;

export const CreateWebhook = Type.Object(
  {
    name: nameText('Name, unique in the project.'),
    url,
    events: Type.Optional(events),
    format: Type.Optional(format),
    enabled: Type.Optional(flag('Whether events are told; true unless told.')),
  },
  named('CreateWebhook', 'A webhook to be made; without `events` it is told of all.'),
);
export type CreateWebhook = Static<typeof CreateWebhook>;

export const UpdateWebhook = Type.Object(
  {
    name: Type.Optional(nameText('New name.')),
    url: Type.Optional(url),
    events: Type.Optional(events),
    format: Type.Optional(format),
    enabled: Type.Optional(flag('Whether events are told.')),
  },
  named('UpdateWebhook', 'What is to change.'),
);
export type UpdateWebhook = Static<typeof UpdateWebhook>;

export const WebhookDelivery = Type.Object(
  {
    id: idOf('delivery', 'Identifier of the delivery; `webhook-id` of the request.'),
    webhook_id: idOf('webhook', 'The webhook.'),
    event: text('What is told: `generation.succeeded`, …; `ping` for a test.'),
    event_id: nullable(idOf('event', 'The event of the audit log; null for a test.')),
    state: choice(DELIVERY_STATES, '`pending` while it is tried; `failed` after the last attempt.'),
    attempts: count('How often it was sent.'),
    status_code: nullable(count('What the receiver answered last; null where it did not.')),
    error: nullable(text('Why the last attempt came to nothing.')),
    created_at: time('When the event happened.'),
    next_attempt_at: nullable(time('When it is sent next; null once it is over.')),
    finished_at: nullable(time('When it was delivered or given up.')),
  },
  named('WebhookDelivery', 'One event on its way to one webhook.'),
);
export type WebhookDelivery = Static<typeof WebhookDelivery>;
