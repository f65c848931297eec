import { type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { makeId } from '../ids/make-id.ts';
import type { Tx } from '../store/store.ts';
import { announceEvent } from '../webhooks/announce-event.ts';
import { hashEvent, NO_HASH, type SealedEvent } from './audit-event.ts';

/** The chain of events without an organization, and of operators' actions. */
export const PLATFORM_CHAIN = 'platform';

export type AuditEntry = {
  /** Null: the platform's chain. */
  readonly organizationId: Id<'organization'> | null;
  readonly projectId?: Id<'project'> | null;
  /** `project.created`, `key.revoked`, … */
  readonly action: string;
  readonly subject: { readonly type: string; readonly id: string; readonly name?: string | null };
  /** Facts that explain the event: never a secret, never a row. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** The recorded actor; null for the service itself. */
export type Actor = Pick<Caller, 'origin' | 'via'> & {
  /** Null if it is unknown. */
  readonly userId: Caller['userId'] | null;
  readonly keyPrefix?: string;
};

/**
 * Appends one event to its chain, in the transaction of its change. The chain's head is locked until that transaction
 * ends, so that sequences have no gap: append as late in a transaction as possible.
 */
export async function appendEvent(tx: Tx, actor: Actor | null, entry: AuditEntry): Promise<void> {
  // Every change ends with its event: a change that has lapsed meanwhile is not committed.
  if (actor?.origin.lapsed?.aborted === true)
    throw refuse('unavailable', 'The store was unavailable for too long. Send the request again, with the same key.');
  const chain = entry.organizationId ?? PLATFORM_CHAIN;
  const head = await tx
    .insertInto('audit_head')
    .values({ chain, sequence: 1, hash: NO_HASH })
    .onConflict((conflict) => conflict.column('chain').doUpdateSet({ sequence: sql`audit_head.sequence + 1` }))
    .returning(['sequence', 'hash', sql<Date>`clock_timestamp()`.as('at')])
    .executeTakeFirstOrThrow();
  const event: SealedEvent = {
    id: makeId('event'),
    sequence: head.sequence,
    at: head.at.toISOString(),
    organization_id: entry.organizationId,
    project_id: entry.projectId ?? null,
    actor: {
      user_id: actor?.userId ?? null,
      via: actor?.via ?? 'system',
      key_prefix: actor?.keyPrefix ?? null,
    },
    action: entry.action,
    subject: { type: entry.subject.type, id: entry.subject.id, name: entry.subject.name ?? null },
    ip: actor?.origin.ip ?? null,
    request_id: actor?.origin.requestId ?? null,
    details: entry.details ?? {},
    previous_hash: head.hash,
  };
  const hash = hashEvent(event);
  await tx
    .with('event', (query) =>
      query.insertInto('audit_event').values({
        chain,
        sequence: event.sequence,
        id: event.id,
        at: new Date(event.at),
        organization_id: event.organization_id,
        project_id: event.project_id,
        actor_user_id: event.actor.user_id,
        via: event.actor.via,
        key_prefix: event.actor.key_prefix,
        action: event.action,
        subject_type: event.subject.type,
        subject_id: event.subject.id,
        subject_name: event.subject.name,
        ip: event.ip,
        request_id: event.request_id,
        details: JSON.stringify(event.details),
        previous_hash: event.previous_hash,
        hash,
      }),
    )
    .updateTable('audit_head')
    .set({ hash })
    .where('chain', '=', chain)
    .execute();
  await announceEvent(tx, event);
}

/**
 * An event about a person (key, password, session) is written into each organization they belong to, else into the
 * platform's chain.
 */
export async function appendUserEvent(
  tx: Tx,
  actor: Actor,
  organizationIds: Iterable<string>,
  entry: Omit<AuditEntry, 'organizationId'>,
): Promise<void> {
  // Always in the same order: two writers that lock chains crosswise would deadlock.
  const chains = [...organizationIds].toSorted();
  if (chains.length === 0) return appendEvent(tx, actor, { ...entry, organizationId: null });
  for (const organizationId of chains) await appendEvent(tx, actor, { ...entry, organizationId });
}
