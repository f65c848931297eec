import type { Id, ProjectRole } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../store/store.ts';
import type { MemberRow, RosterEntry } from './member.ts';
import { storeNow } from '../store/store-clock.ts';

type ListedRow = MemberRow & { readonly position: string };

/** Entries of one time are ordered by user: microseconds and the user's id are a position in the list. */
const POSITION = sql<string>`(extract(epoch from m.added_at) * 1000000)::bigint::text || '_' || m.user_id`;

const roster = (db: Db, projectId: Id<'project'>) =>
  db
    .selectFrom('project_member as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'u.name', 'u.email', 'u.email_verified_at', 'm.role', 'm.added_by', 'm.added_at'])
    .where('m.project_id', '=', projectId);

/** Newest first. */
export function selectMembers(
  db: Db,
  projectId: Id<'project'>,
  { limit, before }: { readonly limit: number; readonly before: string | undefined },
): Promise<readonly ListedRow[]> {
  return roster(db, projectId)
    .select(POSITION.as('position'))
    .$if(before !== undefined, (query) => query.where(sql<boolean>`(m.added_at, m.user_id) < ${placeOf(before ?? '')}`))
    .orderBy('m.added_at', 'desc')
    .orderBy('m.user_id', 'desc')
    .limit(limit)
    .execute();
}

function placeOf(position: string) {
  const cut = position.indexOf('_');
  const microseconds = position.slice(0, cut);
  return sql`(timestamptz 'epoch' + ${/^\d{1,16}$/.test(microseconds) ? microseconds : '0'}::bigint * interval '1 microsecond',
    ${position.slice(cut + 1)}::text)`;
}

export const findMember = (db: Db, projectId: Id<'project'>, userId: Id<'user'>): Promise<MemberRow | undefined> =>
  roster(db, projectId).where('m.user_id', '=', userId).executeTakeFirst();

export async function hasRoster(tx: Tx, projectId: Id<'project'>): Promise<boolean> {
  const found = await tx
    .selectFrom('project')
    .select('roster_since')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return found.roster_since !== null;
}

/** False if the person is already on it. */
export async function insertMember(
  tx: Tx,
  projectId: Id<'project'>,
  { userId, role }: RosterEntry,
  addedBy: Id<'user'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('project_member')
    .values({ project_id: projectId, user_id: userId, role, added_by: addedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function markRoster(tx: Tx, projectId: Id<'project'>): Promise<void> {
  await tx
    .updateTable('project')
    .set({ roster_since: storeNow() })
    .where('id', '=', projectId)
    .where('roster_since', 'is', null)
    .execute();
}

/** This holds until the transaction ends only under the project's lock. */
export async function hasOtherOwner(tx: Tx, projectId: Id<'project'>, userId: Id<'user'>): Promise<boolean> {
  const found = await tx
    .selectFrom('project_member')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('role', '=', 'owner')
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateRole(
  tx: Tx,
  projectId: Id<'project'>,
  { userId, role }: { readonly userId: Id<'user'>; readonly role: ProjectRole },
): Promise<void> {
  await tx
    .updateTable('project_member')
    .set({ role })
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteMember(tx: Tx, projectId: Id<'project'>, userId: Id<'user'>): Promise<void> {
  await tx.deleteFrom('project_member').where('project_id', '=', projectId).where('user_id', '=', userId).execute();
}

export async function selectOrganizationOwners(
  tx: Tx,
  organizationId: Id<'organization'>,
): Promise<readonly Id<'user'>[]> {
  const rows = await tx
    .selectFrom('organization_member')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'owner')
    .orderBy('user_id')
    .forShare()
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A member of the organization, by id or by e-mail, whose membership is held until the transaction ends. */
export function findOrganizationMember(
  tx: Tx,
  organizationId: Id<'organization'>,
  who: { readonly userId: Id<'user'> } | { readonly email: string },
) {
  const query = tx
    .selectFrom('organization_member as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.role', 'u.name'])
    .where('m.organization_id', '=', organizationId)
    .where('u.deleted_at', 'is', null)
    .forShare('m');
  const found =
    'userId' in who
      ? query.where('u.id', '=', who.userId)
      : query.where('u.email_key', '=', sql<string>`lower(${who.email})`).orderBy(sql`u.email_verified_at is null`);
  return found.executeTakeFirst();
}
