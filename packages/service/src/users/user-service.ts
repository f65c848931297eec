import { refuse, type UpdateMe, type User } from '@rowloom/contract';
import { appendUserEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Store } from '../store/store.ts';
import { lockCaller } from './lock-caller.ts';
import { removeAccount } from './remove-account.ts';
import { toUser } from './user.ts';
import { findActiveUser, organizationsOf } from './user-store.ts';

export type Users = {
  readonly me: (caller: Caller) => Promise<User>;
  readonly update: (caller: Caller, change: UpdateMe) => Promise<User>;
  readonly removeMe: (caller: Caller) => Promise<void>;
};

export function makeUsers({ store }: { readonly store: Store }): Users {
  return {
    async me(caller) {
      const user = await findActiveUser(store.db, caller.userId);
      if (user === undefined) throw refuse('invalid_token');
      return toUser(user);
    },

    update: (caller, { name }) =>
      store.transaction(async (tx) => {
        const user = await lockCaller(tx, caller);
        if (user.name === name) return toUser(user);
        await tx.updateTable('app_user').set({ name }).where('id', '=', user.id).execute();
        // Neither name is recorded: both must be erasable.
        await appendUserEvent(tx, caller, await organizationsOf(tx, user.id), {
          action: 'user.renamed',
          subject: { type: 'user', id: user.id },
        });
        return toUser({ ...user, name });
      }),

    removeMe: (caller) =>
      store.transaction(async (tx) => {
        const user = await lockCaller(tx, caller);
        const left = await removeAccount(tx, user);
        await appendUserEvent(tx, caller, left, { action: 'user.deleted', subject: { type: 'user', id: user.id } });
      }),
  };
}
