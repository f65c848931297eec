import type { Db } from '../store/store.ts';
import { hashEvent, NO_HASH } from './audit-event.ts';
import { type EventRow, toSealedEvent } from './event-row.ts';

/** The first thing that is wrong with a chain. */
export type ChainFault = {
  readonly kind: 'gap' | 'broken_link' | 'changed_event' | 'wrong_head';
  readonly sequence: number;
  readonly message: string;
};

export type ChainReport = { readonly chain: string; readonly events: number; readonly fault: ChainFault | null };

type Link = { readonly sequence: number; readonly hash: string };

const BATCH = 1000;

/** Every chain there is, one after the other. */
export async function* verifyChains(db: Db): AsyncGenerator<ChainReport> {
  const chains = await db
    .selectFrom('audit_event')
    .select('chain')
    .union(db.selectFrom('audit_head').select('chain'))
    .orderBy('chain')
    .execute();
  for (const { chain } of chains) yield verifyChain(db, chain);
}

/** Recomputes a chain from its first event on, a batch at a time; writers may go on meanwhile. */
export async function verifyChain(db: Db, chain: string, batchSize = BATCH): Promise<ChainReport> {
  let last: Link = { sequence: 0, hash: NO_HASH };
  for (;;) {
    const batch = await readBatch(db, chain, last.sequence, batchSize);
    for (const row of batch) {
      const fault = faultOf(row, last);
      if (fault !== undefined) return { chain, events: last.sequence, fault };
      last = row;
    }
    if (batch.length > 0) continue;
    const head = await readHead(db, chain);
    // An event that came since the last batch came with its head: only then is there more to read.
    if (head.sequence > last.sequence && (await readBatch(db, chain, last.sequence, batchSize)).length > 0) continue;
    const isAtEnd = head.sequence === last.sequence && head.hash === last.hash;
    return { chain, events: last.sequence, fault: isAtEnd ? null : wrongHead(head, last) };
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
    return { kind: 'changed_event', sequence, message: `Event ${sequence} is not as it was written.` };
  return undefined;
}

const wrongHead = (head: Link, last: Link): ChainFault => ({
  kind: 'wrong_head',
  sequence: last.sequence,
  message: `The chain ends with event ${last.sequence}, and its head says otherwise (${head.sequence}).`,
});
