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

/** What a request has changed, according to its audit events. */
export type ChangedThing = { readonly type: string; readonly id: string; readonly projectId: string | null };

export type Begun =
  | 'new'
  | 'conflict'
  | { readonly replay: RememberedAnswer }
  /**
   * The first request committed its change and was cut off before its answer was stored, as when the process was
   * killed.
   */
  | { readonly changed: readonly ChangedThing[] };

/** Seconds without a heartbeat after which a request counts as dead: its process was killed, or has lost the store. */
const LEASE_SECONDS = 20;
/** Milliseconds between heartbeats. */
const BEAT = 4000;
/**
 * Milliseconds without a successful heartbeat, after which the request itself counts as lapsed: it must not write any
 * more. Long enough before the lease ends that a pending COMMIT is over by then.
 */
const LAPSE = 8000;

const leaseEnd = () => sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** Answers by `Idempotency-Key`, for 24 hours. The row is the lock: one of two simultaneous requests inserts it. */
export function makeIdempotencyStore(db: Db) {
  return {
    async begin(key: IdempotencyKey, bodyHash: string, requestId: string): Promise<Begun> {
      const begun = await db
        .insertInto('idempotency')
        .values({ ...columnsOf(key), body_hash: bodyHash, request_id: requestId, lease_until: leaseEnd() })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'method', 'path', 'key'])
            .doUpdateSet({
              ...FRESH,
              body_hash: bodyHash,
              request_id: requestId,
              created_at: sql<Date>`now()`,
              lease_until: leaseEnd(),
            })
            .where(sql<boolean>`idempotency.created_at < now() - interval '24 hours'`),
        )
        .returning('key')
        .executeTakeFirst();
      return begun === undefined ? lookAtFirst(db, key, bodyHash, requestId) : 'new';
    },

    hold: (key: IdempotencyKey, requestId: string): Lease => holdLease(db, key, requestId),

    async finish(key: IdempotencyKey, { status, location, body }: RememberedAnswer): Promise<void> {
      await ofKey(db, key).set({ status, location, answer: body }).execute();
    },

    async abandon(key: IdempotencyKey, requestId: string): Promise<void> {
      await db
        .deleteFrom('idempotency')
        .where((eb) => eb.and(columnsOf(key)))
        .where('status', 'is', null)
        // Not what another, which took it over, has begun.
        .where('request_id', '=', requestId)
        // It may have failed after its change was committed: then the next one is told of that.
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

type Lease = { readonly lapsed: AbortSignal; readonly release: () => void };

/** Renews the lease of a running request. The signal is aborted when that has failed for too long. */
function holdLease(db: Db, key: IdempotencyKey, requestId: string): Lease {
  const lapsed = new AbortController();
  let heard = performance.now();
  const beat = setInterval(() => {
    if (performance.now() - heard > LAPSE) lapsed.abort();
    const asked = performance.now();
    ofKey(db, key)
      .set({ lease_until: leaseEnd() })
      .where('request_id', '=', requestId)
      .where('status', 'is', null)
      .returning('key')
      .executeTakeFirst()
      .then((held) => (held === undefined ? undefined : (heard = asked)))
      .catch(() => undefined);
  }, BEAT).unref();
  return { lapsed: lapsed.signal, release: () => clearInterval(beat) };
}

async function lookAtFirst(db: Db, key: IdempotencyKey, bodyHash: string, requestId: string): Promise<Begun> {
  const first = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'request_id', 'status', 'location', 'answer'])
    .select(sql<boolean>`lease_until > now()`.as('isAlive'))
    .where((eb) => eb.and(columnsOf(key)))
    .executeTakeFirst();
  if (first === undefined || first.body_hash !== bodyHash) return 'conflict';
  if (first.status !== null)
    return { replay: { status: first.status, location: first.location, body: first.answer ?? '' } };
  if (first.isAlive) return 'conflict';
  const changed = await readChanged(db, key.userId, first.request_id);
  if (changed.length > 0) return { changed };
  const taken = await ofKey(db, key)
    .set({ request_id: requestId, created_at: sql<Date>`now()`, lease_until: leaseEnd() })
    // One of many that find it abandoned takes it.
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
