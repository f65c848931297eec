import type { Id } from '@rowloom/contract';
import { findActiveUser } from '../users/user-store.ts';
import type { Db } from '../store/store.ts';
import type { Mail } from './mailer.ts';
import { oneLine } from './one-line.ts';

export type Notice = {
  readonly action: string;
  readonly id: string;
  readonly userId: string;
  /** For the audit log, which has the reason. */
  readonly eventId: string;
};

/** The content of a notice; undefined if there is nothing to report any more, or no proved address. */
export async function writeNotice(db: Db, notice: Notice, publicUrl: string): Promise<Mail | undefined> {
  const user = await findActiveUser(db, notice.userId);
  // An unproved address may belong to somebody else.
  if (user === undefined || user.email === null || user.email_verified_at === null) return undefined;
  const words = await wordsOf(db, notice);
  if (words === undefined) return undefined;
  const home = publicUrl.replace(/\/+$/, '');
  const project = oneLine(words.project);
  return {
    to: user.email,
    subject: `${project}: ${words.subject}`,
    text: `${words.text.map((line) => `${line}\n`).join('')}
${home}/${words.path}

You get this message because you ${words.because} in the project ${project}.
`,
  };
}

type Words = {
  readonly project: string;
  readonly subject: string;
  readonly text: readonly string[];
  readonly path: string;
  readonly because: string;
};

function wordsOf(db: Db, notice: Notice): Promise<Words | undefined> {
  if (notice.action.startsWith('approval.')) return ofApproval(db, notice);
  return notice.action.startsWith('generation.') ? ofRun(db, notice) : ofSchedule(db, notice);
}

async function ofApproval(db: Db, { action, id }: Notice): Promise<Words | undefined> {
  const row = await db
    .selectFrom('run_approval')
    .innerJoin('project', 'project.id', 'run_approval.project_id')
    .leftJoin('app_user', 'app_user.id', 'run_approval.requested_by')
    .select([
      'project.name as project',
      'run_approval.organization_id',
      'app_user.name as who',
      'reason',
      'decision_note',
      'state',
    ])
    .where('run_approval.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const path = `o/${row.organization_id}/approvals/${id}`;
  const who = oneLine(row.who ?? 'Somebody');
  const because = (text: string | null): readonly string[] => (text === null ? [] : ['', oneLine(text)]);
  if (action === 'approval.requested')
    return row.state === 'pending'
      ? {
          project: row.project,
          subject: 'a run waits for your approval',
          text: [`${who} requests approval of a run (${id}).`, ...because(row.reason)],
          path,
          because: 'may approve runs',
        }
      : undefined;
  const said = action === 'approval.approved' ? 'approved' : 'rejected';
  return {
    project: row.project,
    subject: `your run is ${said}`,
    text: [`The approval that you requested (${id}) is ${said}.`, ...because(row.decision_note)],
    path,
    because: 'requested it',
  };
}

async function ofRun(db: Db, { id }: Notice): Promise<Words | undefined> {
  const row = await db
    .selectFrom('generation')
    .innerJoin('project', 'project.id', 'generation.project_id')
    .leftJoin('schedule', 'schedule.id', 'generation.schedule_id')
    .select(['project.name as project', 'generation.project_id', 'schedule.name as schedule', 'generation.error'])
    .where('generation.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const name = oneLine(row.schedule ?? 'a schedule');
  return {
    project: row.project,
    subject: `a run of ${name} has failed`,
    text: [
      `The run ${id}, which the schedule ${name} started, has failed.`,
      ...(row.error === null ? [] : ['', oneLine(row.error.message)]),
    ],
    path: `p/${row.project_id}/runs/${id}`,
    because: 'are the person the schedule acts as',
  };
}

async function ofSchedule(db: Db, { action, id, eventId }: Notice): Promise<Words | undefined> {
  const row = await db
    .selectFrom('schedule')
    .innerJoin('project', 'project.id', 'schedule.project_id')
    .select(['project.name as project', 'project.id as projectId', 'schedule.name', 'schedule.disabled_because'])
    .where('schedule.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const event = await db
    .selectFrom('audit_event')
    .select('details')
    .where('id', '=', eventId as Id<'event'>)
    .executeTakeFirst();
  const { message } = event?.details ?? {};
  const why = row.disabled_because ?? (typeof message === 'string' ? message : null);
  const name = oneLine(row.name);
  const isOver = action === 'schedule.disabled';
  return {
    project: row.project,
    subject: isOver ? `the schedule ${name} has disabled itself` : `the schedule ${name} has failed`,
    text: [
      isOver
        ? `The schedule ${name} no longer fires.`
        : `The snapshot or run of the schedule ${name} was refused. The next firing tries again.`,
      ...(why === null ? [] : ['', oneLine(why)]),
    ],
    path: `p/${row.projectId}/schedules`,
    because: 'are the person the schedule acts as',
  };
}
