import { type Id, isAllowed, PERMISSIONS, type ProjectRole } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db } from '../store/store.ts';
import { beforeEvent, type EventFilters, filterEvents } from './event-filters.ts';
import type { ListedEventRow } from './event-row.ts';

/** Which part of a list is asked for. */
export type Window = { readonly limit: number; readonly before: string | undefined };

export type Reader = {
  readonly userId: Id<'user'>;
  readonly roleWithoutRoster: ProjectRole;
  /** Owner or admin of the organization. */
  readonly isAdmin: boolean;
};

const COLUMNS = sql`e.*, u.name as actor_name`;

/**
 * An organization's events as one member sees them, newest first. What they may see, and how much of it, is decided here:
 * an event that is hidden takes no place on a page.
 */
export async function selectActivity(
  db: Db,
  organizationId: Id<'organization'>,
  { userId, roleWithoutRoster, isAdmin }: Reader,
  filters: EventFilters,
  { limit, before }: Window,
): Promise<readonly ListedEventRow[]> {
  const { rows } = await sql<ListedEventRow>`
    select ${COLUMNS}, case
      when p.id is null then ${isAdmin}::boolean
      when p.roster_since is null then ${isAllowed(roleWithoutRoster, 'audit.read')}::boolean
      else m.role = any(${[...PERMISSIONS['audit.read']]}::text[]) end as privileged,
      ${isAdmin}::boolean as numbered
    from audit_event e
      left join project p on p.id = e.project_id and p.organization_id = e.organization_id
      left join project_member m on m.project_id = p.id and m.user_id = ${userId}
      left join app_user u on u.id = e.actor_user_id
    where e.chain = ${organizationId}
      and case
        when e.project_id is null then true
        when p.id is null then ${isAdmin}::boolean
        else p.roster_since is null or m.role is not null end
      and ${filterEvents(filters)} and ${beforeEvent(organizationId, before)}
    order by e.sequence desc limit ${limit}`.execute(db);
  return rows;
}

/** Everything of the events of one chain, for those who may read the audit log. */
export async function selectEvents(
  db: Db,
  chain: string,
  filters: EventFilters,
  { limit, before }: Window,
  isNumbered: boolean,
): Promise<readonly ListedEventRow[]> {
  const { rows } = await sql<ListedEventRow>`
    select ${COLUMNS}, true as privileged, ${isNumbered}::boolean as numbered
    from audit_event e left join app_user u on u.id = e.actor_user_id
    where e.chain = ${chain} and ${filterEvents(filters)} and ${beforeEvent(chain, before)}
    order by e.sequence desc limit ${limit}`.execute(db);
  return rows;
}
