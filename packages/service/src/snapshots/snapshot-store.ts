import type { Id } from '@rowloom/contract';
import type { Insertable } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { isVisibleTo } from '../caller/visible-projects.ts';
import type { Db, Tx } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { SnapshotRow } from './snapshot.ts';

export type SnapshotFilter = {
  readonly organizationId: Id<'organization'>;
  readonly projectId?: Id<'project'> | undefined;
  readonly before: string | undefined;
  readonly limit: number;
};

/** Newest first, of the projects that the caller sees. */
export function listSnapshots(db: Db, caller: Caller, filter: SnapshotFilter): Promise<SnapshotRow[]> {
  const { organizationId, projectId, before, limit } = filter;
  return db
    .selectFrom('snapshot')
    .innerJoin('project', 'project.id', 'snapshot.project_id')
    .selectAll('snapshot')
    .where('snapshot.organization_id', '=', organizationId)
    .where(isVisibleTo(caller))
    .$if(projectId !== undefined, (query) => query.where('snapshot.project_id', '=', projectId ?? ''))
    .$if(before !== undefined, (query) => query.where('snapshot.id', '<', before ?? ''))
    .orderBy('snapshot.id', 'desc')
    .limit(limit)
    .execute();
}

/** The one named, or the newest. */
export function findSnapshot(db: Db, projectId: string, id?: string): Promise<SnapshotRow | undefined> {
  return db
    .selectFrom('snapshot')
    .selectAll()
    .where('project_id', '=', projectId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function insertSnapshot(tx: Tx, values: Insertable<Tables['snapshot']>): Promise<SnapshotRow> {
  return tx.insertInto('snapshot').values(values).returningAll().executeTakeFirstOrThrow();
}
