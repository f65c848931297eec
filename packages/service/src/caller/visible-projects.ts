import { type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { Caller } from './caller.ts';

/**
 * The visibility rule as a condition on a `project` in the query: without a roster every member of the organization
 * sees it, with one only those on it. The organization itself is a separate condition.
 */
export function isVisibleTo(caller: Caller): ExpressionWrapper<Tables, 'project', SqlBool> {
  return sql<SqlBool>`(project.roster_since is null or exists (select from project_member seen
    where seen.project_id = project.id and seen.user_id = ${caller.userId}))` as unknown as ExpressionWrapper<
    Tables,
    'project',
    SqlBool
  >;
}
