import { type Id, isAllowed, PERMISSIONS, type ProjectRole } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db } from '../store/store.ts';
import { beforeEvent, type EventFilters, filterEvents } from './event-filters.ts';
import type { ListedEventRow } from './event-row.ts';

/** The requested part of a list. */
export type Window = { readonly limit: number; readonly before: string | undefined };

export type Reader = {
  readonly userId: Id<'user'>;
  readonly roleWithoutRoster: ProjectRole;
  /** Owner or admin of the organization. */
  readonly isAdmin: boolean;
};

const COLUMNS = sql`e.*, u.name as actor_name`;

/**
 * An organization's events as one member sees them, newest first. Visibility is decided here: a hidden event takes no
 * place on a page.
 */
export async function selectActivity(
  db: Db,
  organizationId: Id<'organization'>,
  { userId, roleWithoutRoster, isAdmin }: Reader,
  filters: EventFilters,
  { limit, before }: Window,
): Promise<readonly ListedEventRow[]> {
  const { rows } = await sql<ListedEventRow>`
    with page as (select ${COLUMNS}, case
      when p.id is null then ${isAdmin}::boolean
      when p.roster_since is null then ${isAllowed(roleWithoutRoster, 'audit.read')}::boolean
      else m.role = any(${[...PERMISSIONS['audit.read']]}::text[]) end as privileged
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
    order by e.sequence desc limit ${limit})
    select page.*, ${isAdmin ? withoutHidden('page', organizationId, userId) : countSeen(organizationId, userId)} as shown
    from page order by page.sequence desc`.execute(db);
  return rows;
}

/**
 * How many events up to that of the page one member sees: the number of the last one of each visible project, and of
 * the last one of the organization's own, are looked up by index and added.
 */
const countSeen = (organizationId: Id<'organization'>, userId: Id<'user'>) => sql`(select sum(last.place)::bigint from (
    (select own.place from audit_event own
      where own.chain = ${organizationId} and own.project_id is null and own.sequence <= page.sequence
      order by own.sequence desc limit 1)
    union all
    (select newest.place from project seen
      left join project_member on_it on on_it.project_id = seen.id and on_it.user_id = ${userId}
      cross join lateral (select e.place from audit_event e
        where e.project_id = seen.id and e.sequence <= page.sequence order by e.sequence desc limit 1) newest
      where seen.organization_id = ${organizationId} and (seen.roster_since is null or on_it.role is not null))
  ) last)`;

/**
 * The number of an event for an owner or admin of the organization: that of the chain, less the earlier events of
 * projects on whose roster they are not. If they see all projects, it is the chain's.
 */
const withoutHidden = (event: 'page' | 'e', organizationId: Id<'organization'>, userId: Id<'user'>) => {
  const sequence = sql.ref(`${event}.sequence`);
  return sql`(${sequence} - (select coalesce(sum(newest.place), 0)::bigint from project hidden
      cross join lateral (select h.place from audit_event h
        where h.project_id = hidden.id and h.sequence <= ${sequence} order by h.sequence desc limit 1) newest
      where hidden.organization_id = ${organizationId} and hidden.roster_since is not null
        and not exists (select from project_member on_it
          where on_it.project_id = hidden.id and on_it.user_id = ${userId})))`;
};

/** How events of one chain are numbered: as in the chain, as an admin sees them, or for each project separately. */
export type Numbering = 'chain' | 'project' | { readonly adminOf: Id<'organization'>; readonly userId: Id<'user'> };

function numberBy(numbering: Numbering) {
  if (numbering === 'chain') return sql`e.sequence`;
  if (numbering === 'project') return sql`e.place`;
  return withoutHidden('e', numbering.adminOf, numbering.userId);
}

/** All columns of the events of one chain, for readers of the audit log. */
export async function selectEvents(
  db: Db,
  chain: string,
  filters: EventFilters,
  { limit, before }: Window,
  numbering: Numbering,
): Promise<readonly ListedEventRow[]> {
  const { rows } = await sql<ListedEventRow>`
    select ${COLUMNS}, true as privileged, ${numberBy(numbering)} as shown
    from audit_event e left join app_user u on u.id = e.actor_user_id
    where e.chain = ${chain} and ${filterEvents(filters)} and ${beforeEvent(chain, before)}
    order by e.sequence desc limit ${limit}`.execute(db);
  return rows;
}
