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
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { whomOf } from '../execution/loom.ts';
import { openPage, type PageQuery } from '../lists/page.ts';
import { storeNow } from '../store/store-clock.ts';
import { changeConnections, type ConnectionsNeed } from './change-connections.ts';
import {
  type ConnectionKey,
  deleteConnection,
  findConnection,
  listConnections,
  lockConnection,
  updateConnection,
} from './connection-store.ts';
import { createConnection, editConnection } from './edit-connection.ts';
import { resolveKept } from './open-connection.ts';
import { testConnection } from './test-connection.ts';
import { type ConnectionRow, toConnection } from './to-connection.ts';

type ProjectId = Id<'project'>;

export type Connections = {
  readonly list: (projectId: ProjectId, query: PageQuery) => Promise<Page<Connection>>;
  readonly get: (key: ConnectionKey) => Promise<Connection>;
  readonly create: (caller: Caller, projectId: ProjectId, body: CreateConnection) => Promise<Connection>;
  readonly update: (caller: Caller, key: ConnectionKey, body: UpdateConnection) => Promise<Connection>;
  readonly remove: (caller: Caller, key: ConnectionKey) => Promise<void>;
  readonly test: (caller: Caller, key: ConnectionKey) => Promise<ConnectionTest>;
};

export function makeConnections(needs: ConnectionsNeed): Connections {
  const { db } = needs.store;
  const find = async (key: ConnectionKey): Promise<ConnectionRow> => {
    const row = await findConnection(db, key);
    if (row === undefined) throw refuse('not_found');
    return row;
  };
  return {
    async list(projectId, query) {
      const page = openPage(query, ['connections', projectId]);
      return page.close(await listConnections(db, projectId, page), ({ id }) => id, toConnection);
    },
    get: async (key) => toConnection(await find(key)),
    create: (caller, projectId, body) => createConnection(needs, caller, projectId, body),
    update: async (caller, key, body) => editConnection(needs, caller, await find(key), body),
    remove: (caller, key) =>
      changeConnections(needs, caller, key.projectId, async (tx, log, { organizationId, projectId }) => {
        await lockConnection(tx, key);
        const row = await deleteConnection(tx, key);
        if (row === undefined)
          throw refuse(
            'invalid_state',
            'A queued or running generation uses this connection. Cancel it or wait for it.',
          );
        await expireOfConnection(tx, caller, { organizationId, projectId, connectionId: row.id });
        await log('connection.deleted', row);
      }),
    async test(caller, key) {
      const access = await authoriseProject(db, caller, { project: key.projectId }, 'connections.edit');
      const row = await find(key);
      const begin = performance.now();
      const finding = await testConnection(needs.loom, whomOf(access), () => resolveKept(needs, row));
      const duration = Math.round(performance.now() - begin);
      const testedAt = storeNow();
      await changeConnections(needs, caller, key.projectId, async (tx, log) => {
        const now = await updateConnection(tx, key, { last_tested_at: testedAt, last_test_ok: finding.ok });
        await log('connection.tested', now, { ok: finding.ok, code: finding.code });
      });
      return { ...finding, duration_ms: duration, tested_at: testedAt.toISOString() };
    },
  };
}
