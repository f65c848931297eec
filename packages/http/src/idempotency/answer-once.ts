import { createHash } from 'node:crypto';
import { refuse, refuseField } from '@rowloom/contract';
import type { ChangedThing, IdempotencyKey, IdempotencyStore, RememberedAnswer } from './idempotency-store.ts';

const VISIBLE = /^[\x21-\x7e]{1,255}$/;

export function readIdempotencyKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && VISIBLE.test(header)) return header;
  throw refuseField('Idempotency-Key', 'Send 1 to 255 visible ASCII characters, once.');
}

export type OnceAnswer = RememberedAnswer & { readonly isReplayed: boolean };

export type OnceRequest = {
  readonly key: IdempotencyKey;
  readonly requestId: string;
  readonly body: Buffer | undefined;
  /** Nothing may be changed any more once the signal is aborted. */
  readonly make: (lapsed: AbortSignal) => Promise<RememberedAnswer>;
  /** The answer to an executed change whose own answer was lost; undefined if it cannot be read again. */
  readonly recover: (changed: readonly ChangedThing[]) => Promise<RememberedAnswer | undefined>;
  /** Refuses a stored answer whose resource the caller no longer sees. */
  readonly checkReplay: (answer: RememberedAnswer) => Promise<void>;
};

/** Creates the answer unless it exists for the same key and body. Refused or failed requests are not remembered. */
export async function answerOnce(
  store: IdempotencyStore,
  { key, requestId, body, make, recover, checkReplay }: OnceRequest,
): Promise<OnceAnswer> {
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const begun = await store.begin(key, hash, requestId);
  if (begun === 'conflict') throw refuse('idempotency_conflict');
  if (begun !== 'new') {
    const replay = 'replay' in begun ? begun.replay : await recover(begun.changed);
    if (replay === undefined) throw refuse('idempotency_conflict');
    if ('changed' in begun) await store.finish(key, replay);
    else await checkReplay(replay);
    return { ...replay, isReplayed: true };
  }
  const { lapsed, release } = store.hold(key, requestId);
  try {
    const answer = await makeOrAbandon(store, key, requestId, () => make(lapsed));
    await store.finish(key, answer);
    return { ...answer, isReplayed: false };
  } finally {
    release();
  }
}

async function makeOrAbandon(
  store: IdempotencyStore,
  key: IdempotencyKey,
  requestId: string,
  make: () => Promise<RememberedAnswer>,
): Promise<RememberedAnswer> {
  try {
    return await make();
  } catch (error) {
    // The first error is what the client gets, even if the store is unreachable by now.
    await store.abandon(key, requestId).catch(() => undefined);
    throw error;
  }
}
