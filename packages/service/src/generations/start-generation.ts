import { type Generation, type Id, refuse, refuseField, type StartRun } from '@rowloom/contract';
import type { PlannedRun } from '@rowloom/runner';
import { appendEvent } from '../audit/append-event.ts';
import { consumeApproved } from '../approvals/consume-approved.ts';
import type { ApprovedRun } from '../approvals/approved-run.ts';
import { readApprovedRun } from '../approvals/approved-run.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { makeId } from '../ids/make-id.ts';
import type { Queue } from '../queue/queue.ts';
import { saveDocument } from '../documents/schema-documents.ts';
import { finishSlot } from '../schedules/slot-store.ts';
import type { Db, Store, Tx } from '../store/store.ts';
import type { GenerationTable, ResolvedRun } from '../store/run-documents.ts';
import { reserveRows } from '../usage/usage-meter.ts';
import { toGeneration } from './generation.ts';
import { holdTarget } from './hold-target.ts';
import { findGeneration } from './generation-store.ts';
import { checkCap, readOrganizationRules } from './organization-rules.ts';
import type { ConfirmTarget } from './confirm-target.ts';
import { draftRun, type ResolveDeps, type RunDraft, settleDraft } from './resolve-run.ts';
import { completeFromApproval, planDigestOf } from './resolved-run.ts';

export type StartDeps = {
  readonly store: Store;
  readonly queue: Queue;
  readonly resolve: ResolveDeps;
  readonly confirmTarget: ConfirmTarget;
};

export type StartOptions = { readonly scheduleId?: Id<'schedule'>; readonly slot?: Date };

/**
 * Accepts a run: the schema is read and planned first; then approval, rows, record, event and job are one transaction.
 */
export async function startGeneration(
  deps: StartDeps,
  caller: Caller,
  access: ProjectAccess,
  body: StartRun,
  options: StartOptions = {},
): Promise<Generation> {
  const { store } = deps;
  const { approval_id, ...asked } = body;
  if (approval_id !== undefined) checkNamesTarget(asked);
  const approved = approval_id === undefined ? undefined : await readPushed(store.db, access, approval_id);
  const wished = approved === undefined ? asked : completeFromApproval(asked, approved.run, approved.resolved);
  const draft = await draftRun(deps.resolve, access, wished);
  const { resolved, planned } = settleDraft(draft);
  const rules = await readOrganizationRules(store.db, access.organizationId);
  checkCap(rules, planned.rows);
  const digest = planDigestOf(resolved);
  // A rehearsal touches nobody's data: it needs no sign-off.
  if (resolved.target !== null && (rules.requireApproval || approval_id !== undefined)) checkApproved(approved, digest);
  await deps.confirmTarget(access, draft, wished.target?.confirm);
  const id = makeId('generation');
  await store.transaction(async (tx) => {
    await authoriseProject(tx, caller, { project: access.projectId }, 'generations.start', { lock: true });
    // Read again: sign-off may have become required while the plan was made.
    const now = await readOrganizationRules(tx, access.organizationId);
    checkCap(now, planned.rows);
    const isSigned = resolved.target !== null && (now.requireApproval || approval_id !== undefined);
    if (isSigned) await consumeApproved(tx, caller, access, { id: approved?.id, digest, generationId: id });
    const approvalId = isSigned ? (approved?.id ?? null) : null;
    const { scheduleId, slot } = options;
    if (scheduleId !== undefined && slot !== undefined) await finishSlot(tx, { scheduleId, slot });
    await holdTarget(tx, access.projectId, draft);
    await reserveRows(tx, { ...access, generationId: id, rows: planned.rows });
    await saveDocument(tx, draft.schema, resolved.schema_digest);
    const made = { id, caller, access, draft, resolved, planned, digest, body: wished, approvalId, options };
    await insertGeneration(tx, made);
    await queueRun(tx, deps.queue, access, id);
    await appendStarted(tx, made);
  });
  const row = await findGeneration(store.db, id);
  if (row === undefined) throw refuse('not_found');
  return toGeneration(row);
}

/** The approved run, which must have a destination. */
async function readPushed(db: Db, { projectId }: ProjectAccess, id: Id<'approval'>): Promise<ApprovedRun> {
  const approved = await readApprovedRun(db, projectId, id);
  if (approved.resolved.target !== null) return approved;
  throw refuseField(
    'approval_id',
    'The approval is for a rehearsal, which needs none: start it without approval_id. A load made elsewhere can consume the approval.',
  );
}

async function queueRun(
  tx: Tx,
  queue: Pick<Queue, 'send'>,
  { organizationId }: ProjectAccess,
  id: Id<'generation'>,
): Promise<void> {
  const priority = -(await countOpenRuns(tx, organizationId));
  // The key is that of the sweep, which would otherwise add a job for every run that waits for long.
  const options = { singletonKey: id, priority, group: organizationId };
  await queue.send(tx, 'generation', { generation_id: id }, options);
}

/**
 * The more an organization has waiting, the later its next: a hundred runs of one do not block the first of another.
 */
async function countOpenRuns(tx: Tx, organizationId: Id<'organization'>): Promise<number> {
  const { open } = await tx
    .selectFrom('generation')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return Math.min(open, 10_000);
}

/**
 * A rehearsal needs no sign-off and would consume one for nothing. A body that says what to run and names no target is
 * one; with approval_id alone it is the approved run, wherever that goes.
 */
function checkNamesTarget(asked: Omit<StartRun, 'approval_id'>): void {
  const says = Object.keys(asked).filter((name) => name !== 'export');
  if (asked.target === undefined && says.length > 0)
    throw refuseField(
      'approval_id',
      'A run without a target is a rehearsal, which needs no approval. Send the target as well, or only approval_id for exactly the approved run.',
    );
}

function checkApproved(approved: ApprovedRun | undefined, digest: string): void {
  if (approved === undefined) throw refuse('approval_required');
  if (approved.planDigest !== digest)
    throw refuse(
      'approval_required',
      'The approval is for another run. Start exactly the approved one (a body with only approval_id does), or request a new approval.',
    );
}

type NewGeneration = {
  readonly id: Id<'generation'>;
  readonly caller: Caller;
  readonly access: ProjectAccess;
  readonly draft: RunDraft;
  readonly resolved: ResolvedRun;
  readonly planned: PlannedRun;
  readonly digest: string;
  readonly body: Omit<StartRun, 'approval_id'>;
  readonly approvalId: Id<'approval'> | null;
  readonly options: StartOptions;
};

async function insertGeneration(tx: Tx, made: NewGeneration): Promise<void> {
  const { id, caller, access, draft, resolved, planned, body } = made;
  const tables: readonly GenerationTable[] = planned.tables
    .filter(({ rows }) => rows > 0)
    .map(({ name, rows }) => ({ name, rows_requested: rows, rows_generated: 0, status: 'waiting' }));
  await tx
    .insertInto('generation')
    .values({
      id,
      organization_id: access.organizationId,
      project_id: access.projectId,
      resolved: JSON.stringify(resolved),
      schema_digest: resolved.schema_digest,
      plan_digest: made.digest,
      rows_requested: planned.rows,
      tables_count: tables.length,
      tables: JSON.stringify(tables),
      connection_id: draft.connection?.id ?? null,
      target:
        draft.connection === null ? null : JSON.stringify({ kind: draft.connection.kind, name: draft.connection.name }),
      mode: resolved.target?.mode ?? null,
      confirm: body.target?.confirm ?? null,
      wants_export: body.export ?? false,
      approval_id: made.approvalId,
      schedule_id: made.options.scheduleId ?? null,
      created_by: caller.userId,
      created_via: caller.via,
    })
    .execute();
}

function appendStarted(tx: Tx, made: NewGeneration): Promise<void> {
  const { id, caller, access, draft, resolved, planned, digest, approvalId, options } = made;
  return appendEvent(tx, caller, {
    ...access,
    action: 'generation.started',
    subject: { type: 'generation', id },
    details: {
      rows_requested: planned.rows,
      plan_digest: digest,
      target: draft.connection?.name ?? null,
      mode: resolved.target?.mode ?? null,
      approval_id: approvalId,
      ...(options.scheduleId === undefined ? {} : { schedule_id: options.scheduleId }),
    },
  });
}
