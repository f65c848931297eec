import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sendEvents } from '../events/send-events.ts';
import type { ServerOptions } from '../server-options.ts';
import type { Reply } from './reply.ts';
import { sendStored } from './send-stored.ts';

export type PayloadOptions = { readonly stopping: AbortSignal; readonly log: ServerOptions['log'] };

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sets status and headers of an answer, and returns what Fastify must send. Returning the reply itself would make every
 * request wait for the end of its own answer.
 */
export async function payloadOf(
  reply: FastifyReply,
  answer: Reply,
  { stopping, log }: PayloadOptions,
): Promise<string | Buffer | Readable | undefined> {
  switch (answer.kind) {
    case 'json':
      if (answer.headers !== undefined) reply.headers(answer.headers);
      return asJson(reply, answer.status, JSON.stringify(answer.body));
    case 'empty':
      if (answer.headers !== undefined) reply.headers(answer.headers);
      reply.code(answer.status);
      return '';
    case 'file':
      reply.headers(answer.headers);
      // Fastify would add its own charset to text.
      return typeof answer.content === 'string' ? Buffer.from(answer.content) : answer.content;
    case 'stored':
      return sendStored(reply, answer);
    case 'events':
      try {
        await sendEvents(reply, answer.source, { signal: stopping });
      } catch (error) {
        // The status is already sent: ending the stream is all that is left.
        log.error({ request_id: reply.request.id, err: error }, 'A stream of events failed.');
      }
      return undefined;
  }
}

export function asJson(reply: FastifyReply, status: number, body: string): string {
  reply.code(status).header('content-type', JSON_TYPE);
  return body;
}
