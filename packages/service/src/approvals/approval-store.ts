import { type ApprovalState, type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { isVisibleTo } from '../caller/visible-projects.ts';
import { listedRun } from '../lists/listed-run.ts';
import type { Db, Tx } from '../store/store.ts';
import type { ApprovalRow, Decision } from './approval.ts';
import { APPROVED_ALREADY, REACHED_FROM } from './approval.ts';
import { storeNow } from '../store/store-clock.ts';

const COLUMNS = [
  'run_approval.id',
  'run_approval.organization_id',
  'run_approval.project_id',
  'run_approval.state',
  'run_approval.plan_digest',
  'run_approval.reason',
  'run_approval.requested_by',
  'run_approval.requested_at',
  'run_approval.decided_by',
  'run_approval.decided_at',
  'run_approval.decision_note',
  'run_approval.expires_at',
  'run_approval.consumed_by',
  'run_approval.consumed_at',
  'run_approval.generation_id',
  'run_approval.schedule_id',
  'run_approval.connection_id',
  'run_approval.deciders',
  'run_approval.rows_requested',
  'run_approval.tables_count',
  // Rules may be half a megabyte, and no record shows their resolved form.
  sql<ApprovalRow['resolved']>`run_approval.resolved - 'rules' - 'rows'`.as('resolved'),
  sql<
    ApprovalRow['connection']
  >`(select json_build_object('name', c.name, 'kind', c.kind) from connection c where c.id = run_approval.connection_id)`.as(
    'connection',
  ),
  sql<
    ApprovalRow['given']
  >`(select coalesce(json_agg(json_build_object('user_id', d.user_id, 'at', d.decided_at, 'note', d.note)
    order by d.decided_at, d.user_id), '[]') from approval_decision d where d.approval_id = run_approval.id)`.as(
    'given',
  ),
  // An organization may require more of a pending request than when it was filed, but never less.
  sql<number>`(select greatest(run_approval.required_approvals, o.required_approvals)
    from organization o where o.id = run_approval.organization_id)`.as('required'),
  sql<boolean>`(select run_approval.separate_approvers or o.separate_approvers
    from organization o where o.id = run_approval.organization_id)`.as('separate'),
] as const;

export const APPROVAL_COLUMNS = [...COLUMNS, 'run_approval.run'] as const;

export const findApproval = (db: Db, projectId: Id<'project'>, id: Id<'approval'>): Promise<ApprovalRow | undefined> =>
  db
    .selectFrom('run_approval')
    .select(APPROVAL_COLUMNS)
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();

/** The same, or a refusal if there is none. */
export async function readApproval(db: Db, projectId: Id<'project'>, id: Id<'approval'>): Promise<ApprovalRow> {
  const row = await findApproval(db, projectId, id);
  if (row === undefined) throw refuse('not_found');
  return row;
}

/** Locked until the transaction ends: a waiting caller reads the result of the other. */
export async function lockApproval(tx: Tx, projectId: Id<'project'>, id: Id<'approval'>): Promise<ApprovalRow> {
  const row = await tx
    .selectFrom('run_approval')
    .select(APPROVAL_COLUMNS)
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuse('not_found');
  return row;
}

export type ApprovalFilter = {
  readonly state?: ApprovalState;
  readonly projectId?: string;
  readonly before?: string;
  readonly limit: number;
};

export function listApprovals(
  db: Db,
  caller: Caller,
  organizationId: Id<'organization'>,
  { state, projectId, before, limit }: ApprovalFilter,
): Promise<readonly ApprovalRow[]> {
  let query = db
    .selectFrom('run_approval')
    .innerJoin('project', 'project.id', 'run_approval.project_id')
    .select(COLUMNS)
    .select(listedRun<ApprovalRow['run']>('run_approval').as('run'))
    .where('run_approval.organization_id', '=', organizationId)
    .where(isVisibleTo(caller));
  // An overdue request counts as expired before that is recorded.
  if (state !== undefined)
    query = query.where(
      sql`case when run_approval.state in ('pending', 'approved') and run_approval.expires_at <= now()
        then 'expired' else run_approval.state end`,
      '=',
      state,
    );
  if (projectId !== undefined) query = query.where('run_approval.project_id', '=', projectId);
  if (before !== undefined) query = query.where('run_approval.id', '<', before);
  return query.orderBy('run_approval.id', 'desc').limit(limit).execute();
}

export type Transition = {
  readonly by?: Id<'user'>;
  readonly note?: string | null;
  readonly expiresAt?: Date;
};

/** Moves an approval to its next state if its current one allows it, and returns it; undefined if not. */
export function moveApproval(
  tx: Tx,
  projectId: Id<'project'>,
  id: Id<'approval'>,
  to: Exclude<Decision, 'consumed'>,
  { by, note, expiresAt }: Transition,
): Promise<ApprovalRow | undefined> {
  const isDecision = to === 'approved' || to === 'rejected';
  return tx
    .updateTable('run_approval')
    .set({
      state: to,
      ...(isDecision ? { decided_by: by ?? null, decided_at: storeNow(), decision_note: note ?? null } : {}),
      ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
    })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('state', 'in', [...REACHED_FROM[to]])
    .where((eb) => eb(sql`now()`, to === 'expired' ? '>=' : '<', eb.ref('expires_at')))
    .$if(isDecision, (query) => query.where('requested_by', '<>', by ?? ''))
    .returning(APPROVAL_COLUMNS)
    .executeTakeFirst();
}

/** One person's approval, given once. */
export async function insertDecision(
  tx: Tx,
  id: Id<'approval'>,
  userId: Id<'user'>,
  note: string | null,
): Promise<void> {
  const inserted = await tx
    .insertInto('approval_decision')
    .values({ approval_id: id, user_id: userId, note })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (inserted === undefined) throw refuse('invalid_state', APPROVED_ALREADY);
}
