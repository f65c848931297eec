import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { Refusal } from '@rowloom/contract';
import { errorAnswer } from '../errors/error-answer.ts';

export type SocketAnswerOptions = {
  readonly requestId: string;
  /** Headers that every answer has. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether further bytes could be read as a request: then the connection ends with the answer. */
  readonly isReadable?: boolean;
};

/**
 * A client that is still sending would lose the answer to a reset, so its bytes are read and discarded for this long.
 */
const LINGER_MS = 500;
/** With more of these at once, connections are closed without waiting. */
const MAX_LINGERING = 64;

const closing = new WeakSet<Socket>();
let lingering = 0;

/** An answer without a valid request: in the format of all errors, after which the connection is closed. */
export function answerOnSocket(
  socket: Socket,
  refusal: Refusal,
  { requestId, headers, isReadable = false }: SocketAnswerOptions,
): void {
  if (closing.has(socket)) return;
  closing.add(socket);
  // A client that hangs up meanwhile is not our fault.
  socket.on('error', () => undefined);
  if (!socket.writable || lingering >= MAX_LINGERING) {
    socket.destroy();
    return;
  }
  const answer = errorAnswer(refusal, requestId);
  const lines = Object.entries({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(answer.body)),
    'x-request-id': requestId,
    connection: 'close',
    ...headers,
    ...answer.headers,
  }).map(([name, value]) => `${name}: ${value}`);
  lingering++;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => {
    lingering--;
    clearTimeout(timer);
  });
  const text = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`, ...lines, '', answer.body].join(
    '\r\n',
  );
  if (!isReadable) socket.resume();
  socket.end(text, () => (isReadable ? socket.destroy() : undefined));
}
