import type { Id, StartRun } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db } from '../store/store.ts';
import type { ResolvedRun, RunDecider } from '../store/run-documents.ts';

/** What decides a run, as far as people change it. */
export type RunInputs = {
  readonly projectId: Id<'project'>;
  readonly source: ResolvedRun['source'];
  readonly connectionId: string | null;
  readonly scheduleId: string | null;
  /** The run's own statement about the source of its schema: by default the newest snapshot. */
  readonly asked: Pick<StartRun, 'source'>;
};

type Thing = { readonly id: string; readonly is: string };

/**
 * Everybody who last changed a part of what decides a run. The requester may never have seen that change, and approving
 * it would be approving one's own.
 */
export async function readDeciders(db: Db, inputs: RunInputs): Promise<readonly RunDecider[]> {
  const { projectId, source, connectionId, scheduleId, asked } = inputs;
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
  const captured =
    source.kind === 'snapshot' && asked.source?.snapshot_id === undefined
      ? await readCapture(db, scheduleId, source.snapshot_id)
      : [];
  return [
    ...changes.map(({ subject_id, part, changed_by }) => ({
      user_id: changed_by,
      because: `changed ${part} of ${things.find(({ id }) => id === subject_id)?.is ?? 'what it is made from'}`,
    })),
    ...captured,
  ];
}

/**
 * A request without a snapshot gets the newest, which was chosen by the person who captured it, or, for a schedule, by
 * the person who last changed the schedule; and by those who had changed what it was captured from. The first snapshot
 * with this schema counts: capturing the same again removes nobody. For a schedule's run all snapshots count that are
 * newer than the last look of the person it acts as; for other runs those that changed the schema: the first one is
 * what the project is about.
 */
async function readCapture(db: Db, scheduleId: string | null, snapshotId: string): Promise<readonly RunDecider[]> {
  const seen =
    scheduleId === null
      ? sql`(select b.captured_at from snapshot b where b.id = (select id from earlier))`
      : sql`(select coalesce(max(i.changed_at), own.created_at) from schedule own
          left join run_input i on i.subject_id = own.id and i.changed_by = own.created_by
          where own.id = ${scheduleId} group by own.created_at)`;
  const subjects =
    scheduleId === null
      ? sql`s.id = (select id from first) and (select id from earlier) is not null`
      : sql`s.id in (${snapshotId}, (select id from first))`;
  const isNews = sql`(${scheduleId === null}::boolean
    or coalesce(c.changed_at, maker.created_at, s.captured_at) > (select at from seen))`;
  const { rows } = await sql<{ readonly user_id: Id<'user'>; readonly part: string | null }>`
    with newest as (select id, project_id, digest from snapshot where id = ${snapshotId}),
      earlier as (select max(b.id) as id from snapshot b join newest n on b.project_id = n.project_id
        where b.id < n.id and b.digest <> n.digest),
      first as (select min(f.id) as id from snapshot f join newest n on f.project_id = n.project_id
        where f.id <= n.id and f.id > coalesce((select id from earlier), '')),
      seen as (select ${seen} as at)
    select coalesce(c.changed_by, s.captured_by) as user_id, null as part
    from snapshot s left join schedule maker on maker.id = s.schedule_id
      left join lateral (select i.changed_by, i.changed_at from run_input i
        where i.subject_id = maker.id order by i.changed_at desc limit 1) c on true
    where ${subjects} and ${isNews}
    union
    select i.changed_by, i.part from snapshot s join run_input i on i.subject_id = s.id
    where ${subjects} and i.changed_at > (select at from seen)`.execute(db);
  return rows.map(({ user_id, part }) => ({
    user_id,
    because:
      part === null
        ? 'captured the snapshot that it is made from'
        : `changed ${part} of what the snapshot that it is made from was captured from`,
  }));
}
