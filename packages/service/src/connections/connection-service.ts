import {
  type Connection,
  type ConnectionTest,
  type CreateConnection,
  type Id,
  type Page,
  refuse,
  type UpdateConnection,
} from '@rowloom/contract';
import { expireOfConnection } from '../approvals/expire-approvals.ts';
import { appendEvent } from '../audit/append-event.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { type Loom, whomOf } from '../execution/loom.ts';
import { makeId } from '../ids/make-id.ts';
import { openPage, type PageQuery } from '../lists/page.ts';
import type { Store, Tx } from '../store/store.ts';
import { checkPlace } from './check-place.ts';
import { parseConnection } from './connection.ts';
import { changeConnection, type ConnectionParts, joinConnection, splitConnection } from './connection-parts.ts';
import {
  type ConnectionKey,
  deleteConnection,
  findConnection,
  insertConnection,
  listConnections,
  lockConnection,
  updateConnection,
} from './connection-store.ts';
import { noteInputChange } from '../generations/run-input.ts';
import { changedParts, isElsewhere } from './is-elsewhere.ts';
import { policyOfProject } from './target-policy.ts';
import { type OpenNeeds, readKept, resolveKept, sealParts } from './open-connection.ts';
import { testConnection } from './test-connection.ts';
import { type ConnectionRow, toConnection } from './to-connection.ts';
import { storeNow } from '../store/store-clock.ts';

type ProjectId = Id<'project'>;

export type Connections = {
  readonly list: (projectId: ProjectId, query: PageQuery) => Promise<Page<Connection>>;
  readonly get: (key: ConnectionKey) => Promise<Connection>;
  readonly create: (caller: Caller, projectId: ProjectId, body: CreateConnection) => Promise<Connection>;
  readonly update: (caller: Caller, key: ConnectionKey, body: UpdateConnection) => Promise<Connection>;
  readonly remove: (caller: Caller, key: ConnectionKey) => Promise<void>;
  readonly test: (caller: Caller, key: ConnectionKey) => Promise<ConnectionTest>;
};

export type ConnectionsNeed = OpenNeeds & { readonly store: Store; readonly loom: Pick<Loom, 'probeTarget'> };

export function makeConnections(needs: ConnectionsNeed): Connections {
  const { store, loom, ring, policy, resolve } = needs;
  const find = async (key: ConnectionKey): Promise<ConnectionRow> => {
    const row = await findConnection(store.db, key);
    if (row === undefined) throw refuse('not_found');
    return row;
  };
  const write = <T>(caller: Caller, projectId: ProjectId, work: (tx: Tx, log: Log) => Promise<T>): Promise<T> =>
    store.transaction(async (tx) => {
      const place = { project: projectId };
      const { organizationId } = await authoriseProject(tx, caller, place, 'connections.edit', { lock: true });
      return work(tx, {
        event: (action, { id, name }, details = {}) =>
          appendEvent(tx, caller, {
            organizationId,
            projectId,
            action,
            subject: { type: 'connection', id, name },
            details,
          }),
        expireApprovals: (connectionId) => expireOfConnection(tx, caller, { organizationId, projectId, connectionId }),
      });
    });
  const checkParts = (projectId: ProjectId, kind: ConnectionRow['kind'], parts: ConnectionParts): Promise<void> =>
    checkPlace(policyOfProject(policy, projectId), parseConnection(joinConnection({ kind, ...parts })), resolve);

  return {
    async list(projectId, query) {
      const page = openPage(query, ['connections', projectId]);
      return page.close(await listConnections(store.db, projectId, page), ({ id }) => id, toConnection);
    },
    get: async (key) => toConnection(await find(key)),
    async create(caller, projectId, { name, kind, url, options = {} }) {
      const parts = splitConnection({ kind, url, options });
      await checkParts(projectId, kind, parts);
      const id = makeId('connection');
      return write(caller, projectId, async (tx, log) => {
        const columns = { id, project_id: projectId, name, kind, created_by: caller.userId };
        const row = await insertConnection(tx, { ...columns, ...sealParts(ring, id, parts) });
        await log.event('connection.created', row, { kind, ...row.identity });
        return toConnection(row);
      });
    },
    async update(caller, key, { name, ...changes }) {
      const kept = await find(key);
      const isMoving = changes.url !== undefined || changes.options !== undefined;
      // Looked at before the transaction begins, since names take their time to be resolved.
      if (isMoving) await checkParts(key.projectId, kept.kind, changeConnection(readKept(ring, kept), changes));
      return write(caller, key.projectId, async (tx, log) => {
        const before = await lockConnection(tx, key);
        const body = readKept(ring, before);
        const parts = isMoving ? changeConnection(body, changes) : undefined;
        const row = await updateConnection(tx, key, {
          ...(name === undefined ? {} : { name }),
          ...(parts === undefined ? {} : sealParts(ring, before.id, parts)),
          updated_at: storeNow(),
        });
        if (parts !== undefined && isElsewhere(body, parts)) await log.expireApprovals(row.id);
        await noteInputChange(tx, row.id, caller.userId, parts === undefined ? [] : changedParts(before, parts, body));
        const changed = [...(name === undefined ? [] : ['name']), ...Object.keys(changes)].toSorted();
        await log.event('connection.updated', row, { changed, ...row.identity });
        return toConnection(row);
      });
    },
    remove: (caller, key) =>
      write(caller, key.projectId, async (tx, log) => {
        await lockConnection(tx, key);
        const row = await deleteConnection(tx, key);
        if (row === undefined)
          throw refuse(
            'invalid_state',
            'A queued or running generation uses this connection. Cancel it or wait for it.',
          );
        await log.expireApprovals(row.id);
        await log.event('connection.deleted', row);
      }),
    async test(caller, key) {
      const place = { project: key.projectId };
      const access = await authoriseProject(store.db, caller, place, 'connections.edit');
      const row = await find(key);
      const begin = performance.now();
      const finding = await testConnection(loom, whomOf(access), () => resolveKept(needs, row));
      const duration = Math.round(performance.now() - begin);
      const testedAt = storeNow();
      await write(caller, key.projectId, async (tx, log) => {
        const now = await updateConnection(tx, key, { last_tested_at: testedAt, last_test_ok: finding.ok });
        await log.event('connection.tested', now, { ok: finding.ok, code: finding.code });
      });
      return { ...finding, duration_ms: duration, tested_at: testedAt.toISOString() };
    },
  };
}

type Log = {
  readonly event: (
    action: string,
    subject: { readonly id: string; readonly name: string },
    details?: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  readonly expireApprovals: (connectionId: string) => Promise<void>;
};
