import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db } from '../store/store.ts';

export type IdempotencyKey = {
  readonly userId: Id<'user'>;
  readonly method: string;
  readonly path: string;
  readonly key: string;
};

export type RememberedAnswer = { readonly status: number; readonly location: string | null; readonly body: string };

/** Seconds after which a request that never came to its end is taken for dead, as when its process was killed. */
const ABANDONED = 300;

/** Answers by `Idempotency-Key`, for 24 hours. The row is the lock: of two requests at once one inserts it. */
export function makeIdempotencyStore(db: Db) {
  return {
    async begin(
      key: IdempotencyKey,
      bodyHash: string,
    ): Promise<'new' | 'conflict' | { readonly replay: RememberedAnswer }> {
      const begun = await db
        .insertInto('idempotency')
        .values({ user_id: key.userId, method: key.method, path: key.path, key: key.key, body_hash: bodyHash })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'method', 'path', 'key'])
            .doUpdateSet({ body_hash: bodyHash, status: null, location: null, answer: null, created_at: new Date() })
            .where(
              sql<boolean>`idempotency.created_at < now() - interval '24 hours' or (idempotency.status is null
                and idempotency.created_at < now() - make_interval(secs => ${ABANDONED}))`,
            ),
        )
        .returning('key')
        .executeTakeFirst();
      if (begun !== undefined) return 'new';
      const found = await db
        .selectFrom('idempotency')
        .select(['body_hash', 'status', 'location', 'answer'])
        .where('user_id', '=', key.userId)
        .where('method', '=', key.method)
        .where('path', '=', key.path)
        .where('key', '=', key.key)
        .executeTakeFirst();
      if (found === undefined || found.status === null || found.body_hash !== bodyHash) return 'conflict';
      return { replay: { status: found.status, location: found.location, body: found.answer ?? '' } };
    },

    async finish(key: IdempotencyKey, { status, location, body }: RememberedAnswer): Promise<void> {
      await db
        .updateTable('idempotency')
        .set({ status, location, answer: body })
        .where('user_id', '=', key.userId)
        .where('method', '=', key.method)
        .where('path', '=', key.path)
        .where('key', '=', key.key)
        .execute();
    },

    async abandon(key: IdempotencyKey): Promise<void> {
      await db
        .deleteFrom('idempotency')
        .where('user_id', '=', key.userId)
        .where('method', '=', key.method)
        .where('path', '=', key.path)
        .where('key', '=', key.key)
        .where('status', 'is', null)
        .execute();
    },
  };
}
