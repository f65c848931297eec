import { created, noContent, ok } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const keyHandlers: Handlers<'createKey' | 'listKeys' | 'revokeKey'> = {
  createKey: async ({ caller, body }, { keys }) => {
    const key = await keys.create(caller, body);
    return created(key, `/api/keys/${key.id}`);
  },
  listKeys: async ({ caller }, { keys }) => ok(await keys.list(caller)),
  revokeKey: async ({ caller, params }, { keys }) => {
    await keys.revoke(caller, params.key_id);
    return noContent();
  },
};
