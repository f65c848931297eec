import { WEBHOOK_EVENTS } from '@rowloom/contract';
import { sql } from 'kysely';
import type { SealedEvent } from '../audit/audit-event.ts';
import { makeId } from '../ids/make-id.ts';
import type { Tx } from '../store/store.ts';

const TOLD: ReadonlySet<string> = new Set(WEBHOOK_EVENTS);
/** What people are notified of by mail; a failed run only if a schedule has started it. */
const MAILED: ReadonlySet<string> = new Set([
  'approval.requested',
  'approval.approved',
  'approval.rejected',
  'generation.failed',
  'schedule.failed',
  'schedule.disabled',
]);

/** Sends an event to the webhooks of its project and to mailboxes, in its own transaction. */
export async function announceEvent(tx: Tx, event: SealedEvent): Promise<void> {
  if (event.project_id === null || !TOLD.has(event.action)) return;
  if (MAILED.has(event.action))
    await tx
      .insertInto('notice')
      .values({ event_id: event.id, action: event.action, subject_id: event.subject.id })
      .execute();
  const hooks = await tx
    .selectFrom('webhook')
    .select(['id', 'events'])
    .where('project_id', '=', event.project_id)
    .where('enabled', '=', true)
    .execute();
  const told = hooks.filter(({ events }) => (events as readonly string[]).includes(event.action));
  if (told.length === 0) return;
  const body = JSON.stringify(bodyOf(event));
  await tx
    .insertInto('webhook_delivery')
    .values(
      told.map(({ id }) => ({
        id: makeId('delivery'),
        webhook_id: id,
        event: event.action,
        event_id: event.id,
        body,
        // By the clock of the consumer: ours may be ahead.
        next_attempt_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/** The published part of an event: who, what and to what, without network addresses. */
const bodyOf = ({ id, action, at, organization_id, project_id, actor, subject, details }: SealedEvent) => ({
  type: action,
  timestamp: at,
  data: {
    event_id: id,
    organization_id,
    project_id,
    actor: { user_id: actor.user_id, via: actor.via },
    subject,
    details,
  },
});
