import { createHmac, randomBytes } from 'node:crypto';
import type { KeyRing } from '../secrets/key-ring.ts';
import { seal, unseal } from '../secrets/seal.ts';

/** What is sealed of a webhook. */
export type WebhookSecret = { readonly url: string; readonly signing: string };

const PREFIX = 'whsec_';

export const makeSigningSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

export const sealWebhook = (ring: KeyRing, id: string, secret: WebhookSecret): string =>
  seal(ring, JSON.stringify(secret), { table: 'webhook', id });

export const openWebhook = (ring: KeyRing, id: string, sealed: string): WebhookSecret =>
  JSON.parse(unseal(ring, sealed, { table: 'webhook', id })) as WebhookSecret;

/** As Standard Webhooks has it: whoever knows the secret can tell that the body is ours, and that it is not an old one. */
export function signBody(
  signing: string,
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string {
  const key = Buffer.from(signing.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
