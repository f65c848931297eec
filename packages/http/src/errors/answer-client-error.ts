import type { Socket } from 'node:net';
import { type Refusal, refuse } from '@rowloom/contract';
import { answerOnSocket, type SocketAnswerOptions } from '../connections/answer-on-socket.ts';
import type { Keeper } from '../connections/keep-connections.ts';

export type ClientErrorOptions = {
  readonly keeper: Pick<Keeper, 'judge' | 'whenAnswered'>;
  readonly makeOptions: () => SocketAnswerOptions;
};

/** Input that is not HTTP is answered in the same format, on the raw socket, which is closed. */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  { keeper, makeOptions }: ClientErrorOptions,
): void {
  const about = keeper.judge(socket);
  // A client may send a body without announcing it, and hang up: its earlier requests are answered anyway.
  if (error.code === 'HPE_CLOSED_CONNECTION' && about === 'following') return;
  if (error.code === 'ECONNRESET' || error.code === 'HPE_CLOSED_CONNECTION') {
    socket.destroy();
    return;
  }
  const isReadable = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const answer = (): void => answerOnSocket(socket, refusalOf(error.code), { ...makeOptions(), isReadable });
  if (about === 'following') keeper.whenAnswered(socket, answer);
  else answer();
}

function refusalOf(code: string | undefined): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return refuse('payload_too_large', 'The headers of the request are larger than 16 KiB.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refuse('request_timeout');
    default:
      return refuse('invalid_request');
  }
}
