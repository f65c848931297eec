import type { WebhookEvent, WebhookFormat } from '@rowloom/contract';
import { ALL_EVENTS } from './event-words.ts';

export type WebhookForm = { name: string; url: string; format: WebhookFormat; events: WebhookEvent[] };

export const EMPTY_WEBHOOK: WebhookForm = { name: '', url: '', format: 'json', events: [...ALL_EVENTS] };
