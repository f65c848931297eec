import { createHash } from 'node:crypto';
import { canonicalJson } from '@rowloom/engine';
import type { Via } from '../store/column-types.ts';

/** What an event's hash covers: everything but the hash itself and the actor's name, which must be erasable. */
export type SealedEvent = {
  readonly id: string;
  readonly sequence: number;
  readonly at: string;
  readonly organization_id: string | null;
  readonly project_id: string | null;
  readonly actor: { readonly user_id: string | null; readonly via: Via; readonly key_prefix: string | null };
  readonly action: string;
  readonly subject: { readonly type: string; readonly id: string; readonly name: string | null };
  readonly ip: string | null;
  readonly request_id: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly previous_hash: string;
};

/** The predecessor hash of the first event of a chain. */
export const NO_HASH = '0'.repeat(64);

export const hashEvent = (event: SealedEvent): string =>
  createHash('sha256').update(canonicalJson(event)).digest('hex');
