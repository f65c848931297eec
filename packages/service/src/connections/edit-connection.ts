import type { Connection, CreateConnection, Id, UpdateConnection } from '@rowloom/contract';
import { expireOfConnection } from '../approvals/expire-approvals.ts';
import type { Caller } from '../caller/caller.ts';
import { noteInputChange } from '../generations/run-input.ts';
import { makeId } from '../ids/make-id.ts';
import { storeNow } from '../store/store-clock.ts';
import { changeConnections, type ConnectionsNeed } from './change-connections.ts';
import { checkPlace } from './check-place.ts';
import { parseConnection } from './connection.ts';
import { changeConnection, type ConnectionParts, joinConnection, splitConnection } from './connection-parts.ts';
import { insertConnection, lockConnection, updateConnection } from './connection-store.ts';
import { changedParts, isElsewhere } from './is-elsewhere.ts';
import { readKept, sealParts } from './open-connection.ts';
import { policyOfProject } from './target-policy.ts';
import { type ConnectionRow, toConnection } from './to-connection.ts';

export async function createConnection(
  needs: ConnectionsNeed,
  caller: Caller,
  projectId: Id<'project'>,
  { name, kind, url, options = {} }: CreateConnection,
): Promise<Connection> {
  const parts = splitConnection({ kind, url, options });
  await checkParts(needs, projectId, kind, parts);
  const id = makeId('connection');
  return changeConnections(needs, caller, projectId, async (tx, log) => {
    const columns = { id, project_id: projectId, name, kind, created_by: caller.userId };
    const row = await insertConnection(tx, { ...columns, ...sealParts(needs.ring, id, parts) });
    await log('connection.created', row, { kind, ...row.identity });
    return toConnection(row);
  });
}

export async function editConnection(
  needs: ConnectionsNeed,
  caller: Caller,
  kept: ConnectionRow,
  { name, ...changes }: UpdateConnection,
): Promise<Connection> {
  const { ring } = needs;
  const key = { projectId: kept.project_id, id: kept.id };
  const isMoving = changes.url !== undefined || changes.options !== undefined;
  // Checked before the transaction begins, because resolving names takes time.
  if (isMoving) await checkParts(needs, key.projectId, kept.kind, changeConnection(readKept(ring, kept), changes));
  return changeConnections(needs, caller, key.projectId, async (tx, log, { organizationId }) => {
    const before = await lockConnection(tx, key);
    const body = readKept(ring, before);
    const parts = isMoving ? changeConnection(body, changes) : undefined;
    const row = await updateConnection(tx, key, {
      ...(name === undefined ? {} : { name }),
      ...(parts === undefined ? {} : sealParts(ring, before.id, parts)),
      updated_at: storeNow(),
    });
    if (parts !== undefined && isElsewhere(body, parts))
      await expireOfConnection(tx, caller, { organizationId, projectId: key.projectId, connectionId: row.id });
    await noteInputChange(tx, row.id, caller.userId, parts === undefined ? [] : changedParts(before, parts, body));
    const changed = [...(name === undefined ? [] : ['name']), ...Object.keys(changes)].toSorted();
    await log('connection.updated', row, { changed, ...row.identity });
    return toConnection(row);
  });
}

const checkParts = (
  { policy, resolve }: ConnectionsNeed,
  projectId: Id<'project'>,
  kind: ConnectionRow['kind'],
  parts: ConnectionParts,
): Promise<void> =>
  checkPlace(policyOfProject(policy, projectId), parseConnection(joinConnection({ kind, ...parts })), resolve);
