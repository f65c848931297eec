import { type Id, refuse } from '@rowloom/contract';
import type { Insertable, Updateable } from 'kysely';
import { isUniqueViolation } from '../store/sql-state.ts';
import type { Db, Tx } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { ConnectionRow } from './to-connection.ts';

/** A connection of a project: an id of another project's is simply absent. */
export type ConnectionKey = { readonly projectId: Id<'project'>; readonly id: string };

export function findConnection(db: Db, { projectId, id }: ConnectionKey): Promise<ConnectionRow | undefined> {
  return db
    .selectFrom('connection')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Locks a connection that this transaction is about to use: it is then neither changed nor removed until the end, so
 * that no run or approval is created for a place that a PATCH or DELETE has just removed.
 */
export async function holdConnection(tx: Tx, { projectId, id }: ConnectionKey): Promise<ConnectionRow | undefined> {
  return tx
    .selectFrom('connection')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/** Locks it for a change, after waiting for its users. */
export async function lockConnection(tx: Tx, { projectId, id }: ConnectionKey): Promise<ConnectionRow> {
  const row = await tx
    .selectFrom('connection')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuse('not_found');
  return row;
}

/** Newest first. */
export function listConnections(
  db: Db,
  projectId: Id<'project'>,
  page: { readonly before?: string | undefined; readonly limit: number },
): Promise<ConnectionRow[]> {
  const { before } = page;
  return db
    .selectFrom('connection')
    .selectAll()
    .where('project_id', '=', projectId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
}

export function insertConnection(tx: Tx, values: Insertable<Tables['connection']>): Promise<ConnectionRow> {
  return tx.insertInto('connection').values(values).returningAll().executeTakeFirstOrThrow().catch(refuseTakenName);
}

export async function updateConnection(
  tx: Tx,
  { projectId, id }: ConnectionKey,
  values: Updateable<Tables['connection']>,
): Promise<ConnectionRow> {
  const row = await tx
    .updateTable('connection')
    .set(values)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
    .catch(refuseTakenName);
  if (row === undefined) throw refuse('not_found');
  return row;
}

/** Undefined if a queued or running generation uses it. */
export function deleteConnection(tx: Tx, { projectId, id }: ConnectionKey): Promise<ConnectionRow | undefined> {
  return tx
    .deleteFrom('connection')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where((eb) => {
      const users = eb
        .selectFrom('generation')
        .select('generation.id')
        .where('generation.project_id', '=', projectId)
        .where('generation.connection_id', '=', id)
        .where('generation.status', 'in', ['queued', 'running']);
      return eb.not(eb.exists(users));
    })
    .returningAll()
    .executeTakeFirst();
}

function refuseTakenName(error: unknown): never {
  if (isUniqueViolation(error, 'connection_project_id_name_key'))
    throw refuse('already_exists', 'The project already has a connection of this name. Choose another name.');
  throw error;
}
