import type { AuditEvent } from '@rowloom/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { SealedEvent } from './audit-event.ts';

export type EventRow = Selectable<Tables['audit_event']>;

/** An event with its actor's current name, or null once the account is removed. */
export type ListedEventRow = EventRow & {
  readonly actor_name: string | null;
  /** Whether the reader may see its source, its details and its place in the chain. */
  readonly privileged: boolean;
  /** Its number for the reader: that of the chain would reveal activity in projects that they do not see. */
  readonly shown: number;
};

/** The input of the event's hash, from the store. */
export const toSealedEvent = (row: EventRow): SealedEvent => ({
  id: row.id,
  sequence: row.sequence,
  at: row.at.toISOString(),
  organization_id: row.organization_id,
  project_id: row.project_id,
  actor: { user_id: row.actor_user_id, via: row.via, key_prefix: row.key_prefix },
  action: row.action,
  subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
  ip: row.ip,
  request_id: row.request_id,
  details: row.details,
  previous_hash: row.previous_hash,
});

export function toAuditEvent(row: ListedEventRow): AuditEvent {
  const { previous_hash, ip, details, actor, ...open } = toSealedEvent(row);
  const { key_prefix, ...who } = actor;
  const shown = {
    ...open,
    sequence: row.shown,
    organization_id: row.organization_id,
    project_id: row.project_id,
    id: row.id,
  };
  if (!row.privileged) return { ...shown, actor: { ...who, name: row.actor_name } };
  return {
    ...shown,
    actor: { ...who, name: row.actor_name, key_prefix },
    ip,
    details,
    previous_hash,
    hash: row.hash,
  };
}
