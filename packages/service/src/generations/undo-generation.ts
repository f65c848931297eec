import { type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { isOutOfMemory } from '../execution/run-child.ts';
import type { Job, Queue } from '../queue/queue.ts';
import type { Store, Tx } from '../store/store.ts';
import type { RunError } from '../store/run-documents.ts';
import { whileAway } from '../store/while-away.ts';
import { openRunTarget } from './open-run-target.ts';
import { OUT_OF_MEMORY, type RunJobDeps } from './run-generation-job.ts';
import type { OpenedTarget } from './run-sources.ts';
import { storeNow } from '../store/store-clock.ts';

/** Accepts a request to remove a run's rows from its target. */
export function requestUndo(
  { store, queue }: { readonly store: Store; readonly queue: Queue },
  caller: Caller,
  { projectId }: ProjectAccess,
  id: Id<'generation'>,
): Promise<void> {
  return store.transaction(async (tx) => {
    const access = await authoriseProject(tx, caller, { project: projectId }, 'generations.undo', { lock: true });
    const asked = await tx
      .updateTable('generation')
      .set({
        undo_requested_at: storeNow(),
        undo_requested_by: caller.userId,
        undo_error: null,
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .where('status', 'in', ['succeeded', 'failed', 'cancelled'])
      .where('connection_id', 'is not', null)
      .where('undone_at', 'is', null)
      .where((eb) => eb.or([eb('undo_requested_at', 'is', null), eb('undo_error', 'is not', null)]))
      .returning('target')
      .executeTakeFirst();
    const row = await tx
      .selectFrom('generation')
      .select(['status', 'target', 'undone_at', 'undo_requested_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (asked === undefined) throw explainRefusal(row);
    if (row.target !== null && (row.target.kind === 'directory' || row.target.kind === 's3'))
      throw refuse('invalid_state', 'Files cannot be undone: delete them in the target.');
    await queue.send(tx, 'undo', { generation_id: id }, { singletonKey: id, group: access.organizationId });
    await appendEvent(tx, caller, {
      ...access,
      action: 'generation.undo_requested',
      subject: { type: 'generation', id },
    });
  });
}

function explainRefusal(row: {
  readonly status: string;
  readonly target: unknown;
  readonly undone_at: Date | null;
  readonly undo_requested_at: Date | null;
}): Error {
  if (row.undone_at !== null) return refuse('invalid_state', 'This generation has already been undone.');
  if (row.target === null) return refuse('invalid_state', 'A rehearsal leaves no rows to undo.');
  if (row.undo_requested_at !== null) return refuse('invalid_state', 'This generation is already being undone.');
  if (row.status === 'queued' || row.status === 'running')
    return refuse('invalid_state', `A generation that is ${row.status} cannot be undone. Cancel it first.`);
  return refuse('invalid_state', 'The connection of this generation was deleted.');
}

/** Removes the rows, in a separate process. */
export async function runUndoJob({ store, sources, spawn }: RunJobDeps, job: Job): Promise<void> {
  const id = String(job.data['generation_id']) as Id<'generation'>;
  const run = await store.db
    .selectFrom('generation')
    .select(['organization_id', 'project_id', 'connection_id', 'undo_requested_by', 'resolved'])
    .where('id', '=', id)
    .where('undo_requested_at', 'is not', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (run === undefined) return;
  const target = await openRunTarget(sources, store.db, run);
  const error = 'error' in target ? target.error : await takeBack(spawn, id, target.opened, job.signal);
  const write = async (tx: Tx): Promise<void> => {
    const ended = await tx
      .updateTable('generation')
      .set({
        version: sql`version + 1`,
        ...(error === null ? { undone_at: storeNow(), undo_error: null } : { undo_error: JSON.stringify(error) }),
      })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .where('undo_error', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // Another worker, to which the queue gave the job meanwhile, was first.
    if (ended === undefined) return;
    await appendEvent(
      tx,
      { userId: run.undo_requested_by ?? '', via: 'system', origin: { ip: null, requestId: null } },
      {
        organizationId: run.organization_id,
        projectId: run.project_id,
        action: error === null ? 'generation.undone' : 'generation.undo_failed',
        subject: { type: 'generation', id },
        details: error === null ? {} : { error: error.code },
      },
    );
  };
  await whileAway(() => store.transaction(write), job.signal);
}

/** What went wrong, or null. */
async function takeBack(
  spawn: RunJobDeps['spawn'],
  runId: Id<'generation'>,
  opened: OpenedTarget | null,
  stopping: AbortSignal,
): Promise<RunError | null> {
  if (opened?.kind !== 'database') throw new Error('Only runs into a database can be undone.');
  const child = spawn({ task: { kind: 'undo', address: opened.address, runId, takeOver: true } });
  stopping.addEventListener('abort', () => child.stop(), { once: true });
  const end = await child.ended;
  switch (end.kind) {
    case 'lost':
      if (isOutOfMemory(end)) return OUT_OF_MEMORY;
      throw new Error('The undo continues with another attempt.');
    case 'stopped':
      throw new Error('The undo continues with another attempt.');
    case 'failed':
      return { code: end.failure.code, message: end.failure.message };
    case 'cancelled':
      return { code: 'cancelled', message: 'The undo was cancelled.' };
    case 'done':
      return null;
  }
}
