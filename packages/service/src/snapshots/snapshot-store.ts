import type { Id, Snapshot } from '@rowloom/contract';
import type { Insertable } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { isVisibleTo } from '../caller/visible-projects.ts';
import type { Db, Tx } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { SnapshotRow } from './snapshot.ts';

export type SnapshotFilter = {
  readonly organizationId: Id<'organization'>;
  readonly projectId?: Id<'project'> | undefined;
  readonly source?: Snapshot['source'] | undefined;
  readonly capturedAfter?: Date | undefined;
  readonly capturedBefore?: Date | undefined;
  readonly before: string | undefined;
  readonly limit: number;
};

/** Newest first, of the projects that the caller sees. */
export function listSnapshots(db: Db, caller: Caller, filter: SnapshotFilter): Promise<SnapshotRow[]> {
  const { organizationId, projectId, source, capturedAfter, capturedBefore, before, limit } = filter;
  let narrowed = db
    .selectFrom('snapshot')
    .innerJoin('project', 'project.id', 'snapshot.project_id')
    .selectAll('snapshot')
    .where('snapshot.organization_id', '=', organizationId)
    .where(isVisibleTo(caller));
  if (projectId !== undefined) narrowed = narrowed.where('snapshot.project_id', '=', projectId);
  if (source !== undefined) narrowed = narrowed.where('snapshot.source', '=', source);
  if (capturedAfter !== undefined) narrowed = narrowed.where('snapshot.captured_at', '>=', capturedAfter);
  if (capturedBefore !== undefined) narrowed = narrowed.where('snapshot.captured_at', '<', capturedBefore);
  if (before !== undefined) narrowed = narrowed.where('snapshot.id', '<', before);
  return narrowed.orderBy('snapshot.id', 'desc').limit(limit).execute();
}

/** The named one, or the newest. */
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
