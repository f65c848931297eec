import type { Session } from '../../session/session.ts';
import { clientOf } from '../connection/client-of.ts';
import { submitQuery, type WireConnection } from '../connection/client-query.ts';
import { makeMessageReader } from './message-reader.ts';

type Chunk = (bytes: Buffer) => void;

/**
 * Runs a COPY … TO STDOUT and passes each message's data in place. pg's own parser creates an object and an event for
 * every row, so its listener is detached until the data has ended, as in pg-copy-streams.
 */
export function copyOut(
  session: Session,
  statement: string,
  onData: (view: DataView, start: number, end: number) => void,
): Promise<void> {
  const { client, lane, explain } = clientOf(session);
  return lane(() => {
    const done = Promise.withResolvers<void>();
    let failure: { readonly error: unknown } | undefined;
    let restore = (): void => undefined;
    submitQuery(client, {
      submit(connection) {
        restore = divert(connection, onData, (error) => (failure ??= { error }));
        connection.query(statement);
      },
      handleReadyForQuery: () => (failure === undefined ? done.resolve() : done.reject(failure.error)),
      handleError(error) {
        restore();
        done.reject(failure?.error ?? explain(error));
      },
    });
    return done.promise;
  });
}

/** Returns how to give the socket back to pg. */
function divert(
  { stream }: WireConnection,
  onData: (view: DataView, start: number, end: number) => void,
  fail: (error: unknown) => void,
): () => void {
  const [own] = stream.listeners('data') as Chunk[];
  if (own === undefined) throw new Error('The connection has no reader.');
  let failed = false;
  const read = makeMessageReader(
    (view, start, end) => {
      if (failed) return;
      try {
        onData(view, start, end);
      } catch (error) {
        // The rest must still be read off the connection: a session survives a reader's error.
        failed = true;
        fail(error);
      }
    },
    (other) => own(other),
  );
  const listener: Chunk = (bytes) => {
    const rest = read(bytes);
    if (rest === undefined) return;
    restore();
    own(rest);
  };
  const restore = (): void => {
    if (!stream.listeners('data').includes(listener)) return;
    stream.off('data', listener);
    stream.on('data', own);
  };
  stream.off('data', own);
  stream.on('data', listener);
  return restore;
}
