import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { type Refusal, refuse } from '@rowloom/contract';
import { errorAnswer } from './error-answer.ts';

/** What could not even be read as HTTP is answered in the same shape, on the bare socket, which is closed. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, requestId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = errorAnswer(refusalOf(error.code), requestId);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function refusalOf(code: string | undefined): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return refuse('payload_too_large', 'The headers of the request are larger than 16 KiB.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refuse('invalid_json', 'The request did not arrive in time.');
    default:
      return refuse('invalid_json', 'The request is not readable as HTTP/1.1.');
  }
}
