import type { Approval, ApprovalState, ConnectionKind, Id } from '@rowloom/contract';
import type { Selectable } from 'kysely';
import type { TargetIdentity } from '../connections/target-identity.ts';
import type { ResolvedRun } from '../store/run-documents.ts';
import type { Tables } from '../store/tables.ts';
import { storeNow } from '../store/store-clock.ts';

export type ApprovalRow = Omit<
  Selectable<Tables['run_approval']>,
  'requested_via' | 'resolved' | 'required_approvals' | 'separate_approvers'
> & {
  readonly resolved: Omit<ResolvedRun, 'rules' | 'rows'>;
  /** The current connection; null if it was deleted or there is none. */
  readonly connection: { readonly name: string; readonly kind: ConnectionKind } | null;
  /** Who has approved so far, in order. */
  readonly given: readonly { readonly user_id: Id<'user'>; readonly at: string; readonly note: string | null }[];
  /** How many must approve it. */
  readonly required: number;
  /** Whether only people who may not edit members can approve. */
  readonly separate: boolean;
};

const HOUR = 3_600_000;
/** How long a request waits for its decision, and a decision for its use. */
export const APPROVAL_LIFETIME = 72 * HOUR;

export const APPROVED_ALREADY = 'You have approved this run already. It still needs the approval of somebody else.';

export type Decision = 'approved' | 'rejected' | 'cancelled' | 'expired' | 'consumed';

/** From which states a state can be reached: the whole machine. */
export const REACHED_FROM: Readonly<Record<Decision, readonly ApprovalState[]>> = {
  approved: ['pending'],
  rejected: ['pending'],
  cancelled: ['pending', 'approved'],
  expired: ['pending', 'approved'],
  consumed: ['approved'],
};

/** An overdue one is expired, whether or not that was recorded yet. */
export const presentState = (
  { state, expires_at }: Pick<ApprovalRow, 'state' | 'expires_at'>,
  now: Date,
): ApprovalState => ((state === 'pending' || state === 'approved') && expires_at <= now ? 'expired' : state);

export function toApproval(row: ApprovalRow, now = storeNow()): Approval {
  return {
    id: row.id,
    organization_id: row.organization_id,
    project_id: row.project_id,
    state: presentState(row, now),
    run: row.run,
    resolved: toResolved(row),
    plan_digest: row.plan_digest,
    reason: row.reason,
    requested_by: row.requested_by,
    requested_at: row.requested_at.toISOString(),
    decided_by: row.decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_note: row.decision_note,
    approvals: row.given.map(({ user_id, at, note }) => ({ user_id, at: new Date(at).toISOString(), note })),
    required_approvals: row.required,
    expires_at: row.expires_at.toISOString(),
    consumed_by: row.consumed_by,
    consumed_at: row.consumed_at?.toISOString() ?? null,
    generation_id: row.generation_id,
  };
}

function toResolved({ resolved, connection, rows_requested, tables_count }: ApprovalRow): Approval['resolved'] {
  const { source, seed, as_of, locale, target } = resolved;
  return {
    source: source.kind === 'snapshot' ? { snapshot_id: source.snapshot_id } : { template_id: source.template_id },
    seed,
    as_of,
    locale,
    rows_requested,
    tables_count,
    target:
      target === null
        ? null
        : {
            connection_id: target.connection_id,
            name: connection?.name ?? null,
            kind: connection?.kind ?? null,
            mode: target.mode,
            ...(target.identity as TargetIdentity),
          },
  };
}
