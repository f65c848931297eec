import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Session } from '../../session/session.ts';
import { targetError } from '../../target/target-error.ts';
import { clientOf, type SessionClient } from '../connection/client-of.ts';
import { submitQuery, type WireConnection } from '../connection/client-query.ts';
import { type CopyBlock, frameBytes, type TakeBlock } from './copy-blocks.ts';
import type { RowsAhead } from './fill-ahead.ts';

export type CopySource = {
  readonly header: Uint8Array;
  readonly footer: Uint8Array;
  /** Blocks that are already full; they go first. */
  readonly ready?: RowsAhead['blocks'];
  /** Each with space for the minimum that `fill` writes. */
  readonly takeBlock: TakeBlock;
  /** Writes whole rows from the start of the view; returns the bytes, 0 when there are no more. */
  readonly fill: (view: DataView) => number;
};

/** Between two visits to the event loop, which delivers errors and signals. */
const BYTES_PER_TURN = 8 << 20;

export type CopyInOptions = {
  readonly signal?: AbortSignal;
  /** Called in a transaction when all rows are in flight, before the server has answered. */
  readonly onSent?: () => void;
};

/**
 * Sends a COPY … FROM STDIN and its rows, in blocks that are filled in place and reused once the socket has accepted
 * them. Returns the server's row count, and the bytes sent.
 */
export async function copyIn(
  session: Session,
  statement: string,
  source: CopySource,
  { signal, onSent }: CopyInOptions = {},
): Promise<{ readonly rows: number; readonly bytes: number }> {
  const held = clientOf(session);
  const { client } = held;
  try {
    // The lane is free again once everything is sent: the driver queues what comes next until the answer arrives.
    const sent = await held.lane(async () => {
      const copy = startCopy(held, statement);
      const bytes = await sendRows(copy.started, source, () => copy.isAnswered() || signal?.aborted === true);
      const connection = await copy.started;
      if (signal?.aborted !== true) connection.endCopyFrom();
      else connection.sendCopyFail('interrupted');
      if (!copy.isAnswered()) unanswered.add(client);
      return { bytes, rows: copy.rows };
    });
    if (client.getTransactionStatus() === 'T') onSent?.();
    return { bytes: sent.bytes, rows: await sent.rows };
  } catch (error) {
    if (signal?.aborted === true)
      throw targetError('interrupted', 'The load was interrupted: the rows of its last statement were not kept.');
    throw error;
  }
}

/** Clients that have sent all of a COPY and await the answer. */
const unanswered = new WeakSet<Client>();

/**
 * In a transaction the statement does not wait for the answer to the previous COPY: if that one failed, the server
 * refuses this one too. The next table then starts without a round trip in between.
 */
function startCopy({ client, explain }: SessionClient, statement: string) {
  const started = Promise.withResolvers<WireConnection>();
  const done = Promise.withResolvers<number>();
  // The caller waits for the start before the rows: a failure is then already reported.
  done.promise.catch(() => undefined);
  const isAhead = unanswered.has(client) && client.getTransactionStatus() === 'T';
  let connection: WireConnection;
  let rows = 0;
  let answered = false;
  const end = (): void => {
    answered = true;
    unanswered.delete(client);
  };
  submitQuery(client, {
    submit(given) {
      connection = given;
      if (!isAhead) given.query(statement);
    },
    handleCopyInResponse: () => started.resolve(connection),
    handleCommandComplete({ text }) {
      rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
    },
    handleReadyForQuery() {
      end();
      done.resolve(rows);
    },
    handleError(error) {
      end();
      started.reject(explain(error));
      done.reject(explain(error));
    },
  });
  if (isAhead) client.connection.query(statement);
  return { started: started.promise, rows: done.promise, isAnswered: () => answered };
}

async function sendRows(
  started: Promise<WireConnection>,
  { header, footer, ready = [], takeBlock, fill }: CopySource,
  stopped: () => boolean,
): Promise<number> {
  let bytes = header.length + footer.length;
  let turn = BYTES_PER_TURN;
  try {
    const { stream } = await started;
    const put = (full: CopyBlock, size: number): void => {
      bytes += size;
      writeBlock(stream, full, size);
    };
    if (header.length > 0) stream.write(frameBytes(header));
    for (const { block, length } of ready) put(block, length);
    while (!stopped()) {
      const next = takeBlock();
      const block = next instanceof Promise ? await next : next;
      const length = fill(block.view);
      if (length === 0) break;
      put(block, length);
      if (bytes > turn) {
        turn = bytes + BYTES_PER_TURN;
        await setImmediate();
      }
    }
    if (footer.length > 0) stream.write(frameBytes(footer));
    return bytes;
  } catch (error) {
    // A statement that did not even start fails here with its own reason.
    (await started).sendCopyFail('the rows could not be made');
    throw error;
  }
}

function writeBlock(stream: Duplex, block: CopyBlock, length: number): void {
  stream.write(block.frame(length), block.settle);
  // The operating system often accepts a block at once; the callback would come a turn later.
  block.handOver(stream.writableLength > 0);
}
