import { type CreatedKey, type CreateKey, type Id, type KeyList, refuse, refuseField } from '@rowloom/contract';
import { appendUserEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Store } from '../store/store.ts';
import { lockCaller } from '../users/lock-caller.ts';
import { organizationsOf } from '../users/user-store.ts';
import { hashApiKey, makeApiKey, prefixOf } from './api-key.ts';
import { KEY_WARNING, MAX_KEYS, toKey } from './key.ts';
import { insertKey, listActiveKeys, mayHoldKeys, revokeKey } from './key-store.ts';
import { storeNow } from '../store/store-clock.ts';

export type Keys = {
  readonly list: (caller: Caller) => Promise<KeyList>;
  readonly create: (caller: Caller, input: CreateKey) => Promise<CreatedKey>;
  readonly revoke: (caller: Caller, id: Id<'key'>) => Promise<void>;
};

export function makeKeys({ store }: { readonly store: Store }): Keys {
  return {
    list: async (caller) => ({
      items: (await listActiveKeys(store.db, caller.userId)).map(toKey),
      next_cursor: null,
    }),

    create: (caller, input) =>
      store.transaction(async (tx) => {
        if (caller.via !== 'session') throw refuse('session_required');
        const { id: userId } = await lockCaller(tx, caller);
        if (!(await mayHoldKeys(tx, userId)))
          throw refuse('tier_required', 'None of your organizations is on a tier that includes API access.');
        const expiresAt = readExpiry(input.expires_at);
        if ((await listActiveKeys(tx, userId)).length >= MAX_KEYS) throw refuse('key_limit_reached');
        const key = makeApiKey();
        const row = await insertKey(tx, {
          userId,
          name: input.name,
          prefix: prefixOf(key),
          hash: hashApiKey(key),
          expiresAt,
        });
        await appendUserEvent(tx, caller, await organizationsOf(tx, userId), {
          action: 'key.created',
          subject: { type: 'key', id: row.id, name: row.name },
          details: { prefix: row.prefix, expires_at: row.expires_at?.toISOString() ?? null },
        });
        return { ...toKey(row), key, warning: KEY_WARNING };
      }),

    revoke: (caller, id) =>
      store.transaction(async (tx) => {
        if (caller.via !== 'session') throw refuse('session_required');
        await lockCaller(tx, caller);
        const revoked = await revokeKey(tx, { userId: caller.userId, id });
        if (revoked === undefined) throw refuse('not_found', 'You have no such active key.');
        await appendUserEvent(tx, caller, await organizationsOf(tx, caller.userId), {
          action: 'key.revoked',
          subject: { type: 'key', id, name: revoked.name },
          details: { prefix: revoked.prefix },
        });
      }),
  };
}

function readExpiry(text: string | null | undefined): Date | null {
  if (text === undefined || text === null) return null;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw refuseField('expires_at', 'Send a time such as 2027-01-31T12:00:00Z.');
  if (at <= storeNow()) throw refuseField('expires_at', 'Send a time in the future.');
  return at;
}
