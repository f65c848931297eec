import type { Db } from '../store/store.ts';
import { hashEvent, NO_HASH } from './audit-event.ts';
import { type EventRow, toSealedEvent } from './event-row.ts';

/** The first thing that is wrong with a chain. */
export type ChainFault = {
  readonly kind: 'gap' | 'broken_link' | 'changed_event' | 'wrong_head' | 'missing_end' | 'rewritten';
  readonly sequence: number;
  readonly message: string;
};

export type ChainReport = { readonly chain: string; readonly events: number; readonly fault: ChainFault | null };

/** How a chain ended at some time, as stored outside the service. */
export type AnchoredHead = { readonly chain: string; readonly sequence: number; readonly hash: string };

type Link = { readonly sequence: number; readonly hash: string };

const BATCH = 1000;

/** Every chain, one after the other. */
export async function* verifyChains(db: Db, anchors: readonly AnchoredHead[] = []): AsyncGenerator<ChainReport> {
  const chains = await db
    .selectFrom('audit_event')
    .select('chain')
    .union(db.selectFrom('audit_head').select('chain'))
    .orderBy('chain')
    .execute();
  const named = new Set([...chains, ...anchors].map(({ chain }) => chain));
  for (const chain of [...named].toSorted())
    yield verifyChain(db, chain, { anchors: anchors.filter((anchor) => anchor.chain === chain) });
}

/** The current end of every chain: to be stored where the owner of the store cannot reach it. */
export const readHeads = (db: Db): Promise<readonly AnchoredHead[]> =>
  db.selectFrom('audit_head').select(['chain', 'sequence', 'hash']).orderBy('chain').execute();

/** The event with this hash, in whichever chain: for users who stored only the hash. */
export const findEventByHash = (db: Db, hash: string): Promise<AnchoredHead | undefined> =>
  db.selectFrom('audit_event').select(['chain', 'sequence', 'hash']).where('hash', '=', hash).executeTakeFirst();

/** Recomputes a chain from its first event on, a batch at a time; writers may continue meanwhile. */
export async function verifyChain(
  db: Db,
  chain: string,
  { batchSize = BATCH, anchors = [] }: { readonly batchSize?: number; readonly anchors?: readonly AnchoredHead[] } = {},
): Promise<ChainReport> {
  let last: Link = { sequence: 0, hash: NO_HASH };
  for (;;) {
    const batch = await readBatch(db, chain, last.sequence, batchSize);
    for (const row of batch) {
      const fault = faultOf(row, last);
      if (fault !== undefined) return { chain, events: last.sequence, fault };
      if (anchors.some(({ sequence, hash }) => sequence === row.sequence && hash !== row.hash))
        return { chain, events: last.sequence, fault: rewritten(row.sequence) };
      last = row;
    }
    if (batch.length > 0) continue;
    const head = await readHead(db, chain);
    // An event newer than the last batch came with its head: only then is there more to read.
    if (head.sequence > last.sequence && (await readBatch(db, chain, last.sequence, batchSize)).length > 0) continue;
    const isAtEnd = head.sequence === last.sequence && head.hash === last.hash;
    const events = last.sequence;
    if (!isAtEnd) return { chain, events, fault: wrongHead(head, last) };
    const kept = Math.max(0, ...anchors.map(({ sequence }) => sequence));
    return { chain, events, fault: kept > events ? missingEnd(kept, events) : null };
  }
}

const readBatch = (db: Db, chain: string, after: number, limit: number): Promise<readonly EventRow[]> =>
  db
    .selectFrom('audit_event')
    .selectAll()
    .where('chain', '=', chain)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit)
    .execute();

async function readHead(db: Db, chain: string): Promise<Link> {
  const head = await db
    .selectFrom('audit_head')
    .select(['sequence', 'hash'])
    .where('chain', '=', chain)
    .executeTakeFirst();
  return head ?? { sequence: 0, hash: NO_HASH };
}

export function faultOf(row: EventRow, last: Link): ChainFault | undefined {
  const { sequence } = row;
  if (sequence !== last.sequence + 1)
    return { kind: 'gap', sequence: last.sequence + 1, message: `Event ${last.sequence + 1} is missing.` };
  if (row.previous_hash !== last.hash)
    return { kind: 'broken_link', sequence, message: `Event ${sequence} does not follow event ${last.sequence}.` };
  if (hashEvent(toSealedEvent(row)) !== row.hash)
    return { kind: 'changed_event', sequence, message: `Event ${sequence} was changed after it was written.` };
  return undefined;
}

const missingEnd = (kept: number, events: number): ChainFault => ({
  kind: 'missing_end',
  sequence: events + 1,
  message: `The chain ends with event ${events}, but had ${kept} when its head was saved: the last ones were removed.`,
});

const rewritten = (sequence: number): ChainFault => ({
  kind: 'rewritten',
  sequence,
  message: `Event ${sequence} has a different hash than the saved head: the chain was rewritten.`,
});

const wrongHead = (head: Link, last: Link): ChainFault => ({
  kind: 'wrong_head',
  sequence: last.sequence,
  message: `The chain ends with event ${last.sequence}, but its head names event ${head.sequence}.`,
});
