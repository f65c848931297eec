import type { Duplex } from 'node:stream';
import type { Session } from '../../session/session.ts';
import { targetError } from '../../target/target-error.ts';
import { clientOf, type SessionClient } from '../connection/client-of.ts';
import { submitQuery, type WireConnection } from '../connection/client-query.ts';
import type { CopyBlock, TakeBlock } from './copy-blocks.ts';

export type CopySource = {
  readonly header: Uint8Array;
  readonly footer: Uint8Array;
  /** Each with room for what `fill` writes at least. */
  readonly takeBlock: TakeBlock;
  /** Writes whole rows from the start of the view; answers the bytes, 0 when there are no more. */
  readonly fill: (view: DataView) => number;
};

/** Between two looks at the event loop, which tells of errors and signals. */
const BYTES_PER_TURN = 8 << 20;

/**
 * Sends a COPY … FROM STDIN and its rows, in blocks that are filled in place and used again once the socket has taken
 * them. Answers the rows that the server counted, and the bytes sent.
 */
export function copyIn(
  session: Session,
  statement: string,
  source: CopySource,
  signal?: AbortSignal,
): Promise<{ readonly rows: number; readonly bytes: number }> {
  const held = clientOf(session);
  return held.lane(async () => {
    const copy = startCopy(held, statement);
    try {
      const bytes = await sendRows(copy.started, source, () => copy.failed() || signal?.aborted === true);
      const connection = await copy.started;
      if (signal?.aborted !== true) connection.endCopyFrom();
      else connection.sendCopyFail('interrupted');
      return { rows: await copy.rows, bytes };
    } catch (error) {
      if (signal?.aborted === true)
        throw targetError('interrupted', 'The load was interrupted: the rows of its last statement were not kept.');
      throw error;
    }
  });
}

function startCopy({ client, explain }: SessionClient, statement: string) {
  const started = Promise.withResolvers<WireConnection>();
  const done = Promise.withResolvers<number>();
  // Whoever waits for the rows waits for the start first: a failure is then already told.
  done.promise.catch(() => undefined);
  let connection: WireConnection;
  let rows = 0;
  let failed = false;
  submitQuery(client, {
    submit(given) {
      connection = given;
      given.query(statement);
    },
    handleCopyInResponse: () => started.resolve(connection),
    handleCommandComplete({ text }) {
      rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
    },
    handleReadyForQuery: () => done.resolve(rows),
    handleError(error) {
      failed = true;
      started.reject(explain(error));
      done.reject(explain(error));
    },
  });
  return { started: started.promise, rows: done.promise, failed: () => failed };
}

async function sendRows(
  started: Promise<WireConnection>,
  { header, footer, takeBlock, fill }: CopySource,
  stopped: () => boolean,
): Promise<number> {
  let bytes = 0;
  let turn = BYTES_PER_TURN;
  try {
    // The first rows are made while the server opens the table.
    let block = await takeBlock();
    let length = fill(block.view);
    const { stream } = await started;
    const put = (full: CopyBlock, size: number): void => {
      bytes += size;
      writeBlock(stream, full, size);
    };
    const putAll = async (all: Uint8Array): Promise<void> => {
      if (all.length === 0) return;
      const free = await takeBlock();
      free.bytes.set(all);
      put(free, all.length);
    };
    await putAll(header);
    if (stopped()) return bytes;
    for (; length > 0; length = fill(block.view)) {
      put(block, length);
      if (bytes > turn) {
        turn = bytes + BYTES_PER_TURN;
        await new Promise(setImmediate);
      }
      const next = takeBlock();
      block = next instanceof Promise ? await next : next;
      if (stopped()) return bytes;
    }
    await putAll(footer);
    return bytes;
  } catch (error) {
    // A statement that did not even begin fails here with its own reason.
    (await started).sendCopyFail('the rows could not be made');
    throw error;
  }
}

function writeBlock(stream: Duplex, block: CopyBlock, length: number): void {
  stream.write(block.frame(length), block.settle);
  // The operating system often takes a block at once; the callback would come a turn later.
  block.handOver(stream.writableLength > 0);
}
