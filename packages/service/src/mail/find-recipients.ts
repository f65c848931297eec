import { type Id, isAllowed, ROLE_WITHOUT_ROSTER } from '@rowloom/contract';
import { sql } from 'kysely';
import { findApproval } from '../approvals/approval-store.ts';
import { findWaiting } from '../approvals/find-waiting.ts';
import type { Db } from '../store/store.ts';

/** No organization is so large that all of it decides; a mistake must not cause a thousand mails. */
const MAX_RECIPIENTS = 50;

/** The recipients of a notice: those who may act on it, or its owner. */
export async function findRecipients(db: Db, action: string, id: string): Promise<readonly Id<'user'>[]> {
  switch (action) {
    case 'approval.requested':
      return findDeciders(db, id);
    case 'approval.approved':
    case 'approval.rejected': {
      const row = await db.selectFrom('run_approval').select('requested_by').where('id', '=', id).executeTakeFirst();
      return row === undefined ? [] : [row.requested_by];
    }
    case 'generation.failed': {
      // A user who started a run by hand watches it.
      const row = await db
        .selectFrom('generation')
        .select(['created_by', 'schedule_id'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined || row.schedule_id === null ? [] : [row.created_by];
    }
    default: {
      const row = await db.selectFrom('schedule').select('created_by').where('id', '=', id).executeTakeFirst();
      return row === undefined ? [] : [row.created_by];
    }
  }
}

async function findDeciders(db: Db, id: Id<'approval'>): Promise<readonly Id<'user'>[]> {
  const place = await db.selectFrom('run_approval').select('project_id').where('id', '=', id).executeTakeFirst();
  const approval = place === undefined ? undefined : await findApproval(db, place.project_id, id);
  if (approval === undefined) return [];
  const people = await db
    .selectFrom('project')
    .innerJoin('organization_member', 'organization_member.organization_id', 'project.organization_id')
    .leftJoin('project_member', (join) =>
      join
        .onRef('project_member.project_id', '=', 'project.id')
        .onRef('project_member.user_id', '=', 'organization_member.user_id'),
    )
    .select(['organization_member.user_id', 'organization_member.role as held', 'project_member.role as listed'])
    .select(sql<boolean>`project.roster_since is not null`.as('isListed'))
    .where('project.id', '=', approval.project_id)
    .execute();
  const deciders: Id<'user'>[] = [];
  for (const { user_id: userId, held, listed, isListed } of people) {
    const role = isListed ? listed : ROLE_WITHOUT_ROSTER[held];
    if (role === null || !isAllowed(role, 'approvals.decide') || deciders.length === MAX_RECIPIENTS) continue;
    const isWaiting = await findWaiting(db, userId, [approval]);
    if (isWaiting(approval.id)) deciders.push(userId);
  }
  return deciders;
}
