import type { Id, Project, ProjectRole } from '@rowloom/contract';
import { CompiledQuery, sql } from 'kysely';
import { prepared } from '../store/prepared.ts';
import type { Db, Tx } from '../store/store.ts';

/** RFC 3339 with milliseconds, formatted by the store: a page has up to six hundred times. */
const time = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// The rows are the answers themselves: this is the most frequent request, and converting a row costs more than the
// query.
const PROJECT_ROWS = `select p.id, p.organization_id, p.name, p.engine, p.schema_name, p.settings,
  case when p.roster_since is null then 'organization' else 'roster' end as visibility,
  case when p.roster_since is null then $3 else m.role end as my_role,
  p.created_by, ${time('p.created_at')} as created_at, ${time('p.updated_at')} as updated_at,
  (select ${time('g.created_at')} from generation g where g.project_id = p.id order by g.id desc limit 1)
    as last_generation_at,
  (select count(*) from snapshot s where s.project_id = p.id) as snapshots_count,
  (select ${time('s.captured_at')} from snapshot s where s.project_id = p.id order by s.id desc limit 1)
    as latest_snapshot_at
from project p left join project_member m on m.project_id = p.id and m.user_id = $2
where p.organization_id = $1 and (p.roster_since is null or m.role is not null)`;

const FIRST_PAGE = prepared(`${PROJECT_ROWS} order by p.id desc limit $4`);
const LATER_PAGE = prepared(`${PROJECT_ROWS} and p.id < $5 order by p.id desc limit $4`);
const ONE = prepared(`${PROJECT_ROWS} and p.id = $4`);

/** Whose view of the projects it is. */
export type Viewer = {
  readonly organizationId: string;
  readonly userId: string;
  readonly roleWithoutRoster: ProjectRole;
};

const parametersOf = ({ organizationId, userId, roleWithoutRoster }: Viewer) => [
  organizationId,
  userId,
  roleWithoutRoster,
];

/** The visible projects of an organization, newest first, in one query. */
export async function selectProjects(
  db: Db,
  viewer: Viewer,
  { limit, before }: { readonly limit: number; readonly before: string | undefined },
): Promise<readonly Project[]> {
  const query =
    before === undefined
      ? CompiledQuery.raw(FIRST_PAGE, [...parametersOf(viewer), limit])
      : CompiledQuery.raw(LATER_PAGE, [...parametersOf(viewer), limit, before]);
  const { rows } = await db.executeQuery<Project>(query);
  return rows;
}

export async function findProject(db: Db, viewer: Viewer, id: Id<'project'>): Promise<Project | undefined> {
  const { rows } = await db.executeQuery<Project>(CompiledQuery.raw(ONE, [...parametersOf(viewer), id]));
  return rows[0];
}

/**
 * Locks a project until the transaction ends. `change` excludes other changes of it and of its roster; `delete` also
 * excludes runs, captures and everything else that refers to it. Lock first and read afterwards: what is read then
 * holds.
 */
export async function lockProject(tx: Tx, id: Id<'project'>, reason: 'change' | 'delete'): Promise<void> {
  const query = tx.selectFrom('project').select('id').where('id', '=', id);
  await (reason === 'delete' ? query.forUpdate() : query.forNoKeyUpdate()).execute();
}

export async function hasOpenRuns(tx: Tx, id: Id<'project'>): Promise<boolean> {
  const found = await tx
    .selectFrom('generation')
    .select(sql<number>`1`.as('one'))
    .where('project_id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
