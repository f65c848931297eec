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

/** What a request has changed, as its audit events say. */
export type ChangedThing = { readonly type: string; readonly id: string; readonly projectId: string | null };

export type Begun =
  | 'new'
  | 'conflict'
  | { readonly replay: RememberedAnswer }
  /** The first request made its change and was cut off before its answer was kept, as when the process was killed. */
  | { readonly changed: readonly ChangedThing[] };

/** Seconds that an answer may take after its change. */
const ANSWERING = 5;
/** Seconds after which a request without a change is taken for dead. */
const ABANDONED = 300;

/** Answers by `Idempotency-Key`, for 24 hours. The row is the lock: of two requests at once one inserts it. */
export function makeIdempotencyStore(db: Db) {
  return {
    async begin(key: IdempotencyKey, bodyHash: string, requestId: string): Promise<Begun> {
      const begun = await db
        .insertInto('idempotency')
        .values({ ...columnsOf(key), body_hash: bodyHash, request_id: requestId })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'method', 'path', 'key'])
            .doUpdateSet({ ...FRESH, body_hash: bodyHash, request_id: requestId, created_at: sql<Date>`now()` })
            .where(sql<boolean>`idempotency.created_at < now() - interval '24 hours'`),
        )
        .returning('key')
        .executeTakeFirst();
      return begun === undefined ? lookAtFirst(db, key, bodyHash, requestId) : 'new';
    },

    async finish(key: IdempotencyKey, { status, location, body }: RememberedAnswer): Promise<void> {
      await ofKey(db, key).set({ status, location, answer: body }).execute();
    },

    async abandon(key: IdempotencyKey): Promise<void> {
      await db
        .deleteFrom('idempotency')
        .where((eb) => eb.and(columnsOf(key)))
        .where('status', 'is', null)
        // It may have failed after its change was there: then the next one is told of that.
        .where(
          sql<boolean>`not exists (select from audit_event e where e.request_id = idempotency.request_id
            and e.actor_user_id = idempotency.user_id)`,
        )
        .execute();
    },
  };
}

const FRESH = { status: null, location: null, answer: null };

const columnsOf = ({ userId, method, path, key }: IdempotencyKey) => ({ user_id: userId, method, path, key });

const ofKey = (db: Db, key: IdempotencyKey) => db.updateTable('idempotency').where((eb) => eb.and(columnsOf(key)));

async function lookAtFirst(db: Db, key: IdempotencyKey, bodyHash: string, requestId: string): Promise<Begun> {
  const first = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'request_id', 'status', 'location', 'answer'])
    .select(sql<number>`extract(epoch from now() - created_at)::float8`.as('age'))
    .where((eb) => eb.and(columnsOf(key)))
    .executeTakeFirst();
  if (first === undefined || first.body_hash !== bodyHash) return 'conflict';
  if (first.status !== null)
    return { replay: { status: first.status, location: first.location, body: first.answer ?? '' } };
  const changed = await readChanged(db, key.userId, first.request_id);
  if (changed.length > 0) return first.age < ANSWERING ? 'conflict' : { changed };
  if (first.age < ABANDONED) return 'conflict';
  const taken = await ofKey(db, key)
    .set({ request_id: requestId, created_at: sql<Date>`now()` })
    // Of many that find it abandoned one takes it.
    .where('request_id', '=', first.request_id)
    .where('status', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return taken === undefined ? 'conflict' : 'new';
}

const readChanged = (db: Db, userId: Id<'user'>, requestId: string): Promise<readonly ChangedThing[]> =>
  db
    .selectFrom('audit_event')
    .select(['subject_type as type', 'subject_id as id', 'project_id as projectId'])
    .where('request_id', '=', requestId)
    .where('actor_user_id', '=', userId)
    .orderBy('sequence')
    .execute();
