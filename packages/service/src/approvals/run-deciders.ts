import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db } from '../store/store.ts';
import type { ResolvedRun, RunDecider } from '../store/run-documents.ts';

/** What a run follows from, as far as people change it. */
export type RunInputs = {
  readonly projectId: Id<'project'>;
  readonly source: ResolvedRun['source'];
  readonly connectionId: string | null;
  readonly scheduleId: string | null;
};

type Thing = { readonly id: string; readonly is: string };

/**
 * Everybody who last changed a part of what decides a run. Whoever asked for it has perhaps never seen that change, and to
 * approve it would be to approve one's own.
 */
export async function readDeciders(db: Db, inputs: RunInputs): Promise<readonly RunDecider[]> {
  const { projectId, source, connectionId, scheduleId } = inputs;
  const things: readonly Thing[] = [
    { id: projectId, is: 'the project' },
    ...(connectionId === null ? [] : [{ id: connectionId, is: 'its connection' }]),
    ...(scheduleId === null ? [] : [{ id: scheduleId, is: 'its schedule' }]),
    ...(source.kind === 'template' ? [{ id: source.template_id, is: 'its template' }] : []),
  ];
  const changes = await db
    .selectFrom('run_input')
    .select(['subject_id', 'part', 'changed_by'])
    .where(
      'subject_id',
      'in',
      things.map(({ id }) => id),
    )
    .orderBy('changed_at')
    .execute();
  const captured = scheduleId === null ? undefined : await readCapture(db, scheduleId, source);
  return [
    ...changes.map(({ subject_id, part, changed_by }) => ({
      user_id: changed_by,
      because: `changed ${part} of ${things.find(({ id }) => id === subject_id)?.is ?? 'what it is made from'}`,
    })),
    ...(captured === undefined ? [] : [captured]),
  ];
}

/**
 * A schedule takes the newest snapshot. One that came since whom it acts as last looked at it was chosen by somebody else:
 * by whoever captured it, or, where a schedule did, by whoever last changed that one.
 */
async function readCapture(db: Db, scheduleId: string, source: ResolvedRun['source']): Promise<RunDecider | undefined> {
  if (source.kind !== 'snapshot') return undefined;
  const { rows } = await sql<{ readonly user_id: Id<'user'> }>`
    select coalesce(c.changed_by, s.captured_by) as user_id
    from schedule own join snapshot s on s.id = ${source.snapshot_id}
      left join schedule maker on maker.id = s.schedule_id
      left join lateral (select i.changed_by, i.changed_at from run_input i
        where i.subject_id = maker.id order by i.changed_at desc limit 1) c on true
    where own.id = ${scheduleId} and own.run -> 'source' ->> 'snapshot_id' is null
      and coalesce(c.changed_at, maker.created_at, s.captured_at) > coalesce(
        (select max(i.changed_at) from run_input i where i.subject_id = own.id and i.changed_by = own.created_by),
        own.created_at)`.execute(db);
  const [row] = rows;
  return row === undefined
    ? undefined
    : { user_id: row.user_id, because: 'captured the snapshot that it is made from' };
}
