import type { Db } from '../store/store.ts';

/** The rules of a project and who last changed them; undefined if nobody ever has. */
export const findRules = (db: Db, projectId: string) =>
  db
    .selectFrom('project_rules')
    .select(['rules', 'updated_by', 'updated_at'])
    .where('project_id', '=', projectId as never)
    .executeTakeFirst();
