import { created, noContent, ok } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

const keyOf = (params: { readonly id: string; readonly connection_id: string }) => ({
  projectId: params.id,
  id: params.connection_id,
});

export const connectionHandlers: Handlers<
  'listConnections' | 'createConnection' | 'getConnection' | 'updateConnection' | 'deleteConnection' | 'testConnection'
> = {
  listConnections: async ({ access, query }, { connections }) => ok(await connections.list(access.projectId, query)),
  createConnection: async ({ caller, access, body }, { connections }) => {
    const connection = await connections.create(caller, access.projectId, body);
    return created(connection, `/api/projects/${access.projectId}/connections/${connection.id}`);
  },
  getConnection: async ({ params }, { connections }) => ok(await connections.get(keyOf(params))),
  updateConnection: async ({ caller, params, body }, { connections }) =>
    ok(await connections.update(caller, keyOf(params), body)),
  deleteConnection: async ({ caller, params }, { connections }) => {
    await connections.remove(caller, keyOf(params));
    return noContent();
  },
  testConnection: async ({ caller, params }, { connections }) => ok(await connections.test(caller, keyOf(params))),
};
