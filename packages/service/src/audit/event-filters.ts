import { type Id, idPattern, refuseField } from '@rowloom/contract';
import { type RawBuilder, sql } from 'kysely';
import type { PageQuery } from '../lists/page.ts';

export type EventFilters = {
  readonly action?: string;
  readonly actor?: Id<'user'>;
  readonly project_id?: Id<'project'>;
  readonly since?: string;
  readonly until?: string;
};

export type EventQuery = EventFilters & PageQuery;

/** What a cursor is bound to. */
export const bindingOf = ({ action, actor, project_id, since, until }: EventFilters): readonly unknown[] => [
  action ?? null,
  actor ?? null,
  project_id ?? null,
  since ?? null,
  until ?? null,
];

/** Conditions on the event `e` for the given filters; `until` itself is excluded. */
export function filterEvents({ action, actor, project_id, since, until }: EventFilters): RawBuilder<boolean> {
  const conditions = [
    sql`true`,
    ...(action === undefined ? [] : [ofAction(action)]),
    ...(actor === undefined ? [] : [sql`e.actor_user_id = ${actor}`]),
    ...(project_id === undefined ? [] : [sql`e.project_id = ${project_id}`]),
    ...(since === undefined ? [] : [sql`e.at >= ${new Date(since)}`]),
    ...(until === undefined ? [] : [sql`e.at < ${new Date(until)}`]),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** One action, or all of a noun. */
const ofAction = (action: string): RawBuilder<boolean> =>
  action.includes('.') ? sql`e.action = ${action}` : sql`starts_with(e.action, ${`${action}.`})`;

const EVENT_ID = new RegExp(idPattern('event'));

/** Where a page of events continues: below an event, by its id. Its number would reveal how much others do. */
export function beforeEvent(chain: string, before: string | undefined): RawBuilder<boolean> {
  if (before === undefined) return sql`true`;
  if (!EVENT_ID.test(before))
    throw refuseField('cursor', 'This cursor belongs to another list. Start again without it.');
  return sql`e.sequence < (select last.sequence from audit_event last where last.id = ${before} and last.chain = ${chain})`;
}
