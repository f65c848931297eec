import type { WebhookDelivery } from '@rowloom/contract';
import type { Tone } from '../../ui/status-badge.tsx';

/** How a delivery stands, in words. */
export const DELIVERY_STATES: Readonly<Record<WebhookDelivery['state'], readonly [Tone, string]>> = {
  pending: ['busy', 'on its way'],
  delivered: ['good', 'delivered'],
  failed: ['bad', 'given up'],
};
