import type { FastifyReply } from 'fastify';
import { sendEvents } from '../events/send-events.ts';
import type { Reply } from './reply.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Writes an answer. What a handler says in JSON is serialised here, once. */
export async function sendReply(reply: FastifyReply, answer: Reply, stopping: AbortSignal): Promise<FastifyReply> {
  switch (answer.kind) {
    case 'json':
      if (answer.headers !== undefined) reply.headers(answer.headers);
      return sendJson(reply, answer.status, JSON.stringify(answer.body));
    case 'empty':
      if (answer.headers !== undefined) reply.headers(answer.headers);
      return reply.code(answer.status).send();
    case 'file':
      return reply.headers(answer.headers).send(answer.content);
    case 'events':
      await sendEvents(reply, answer.source, { signal: stopping });
      return reply;
  }
}

export const sendJson = (reply: FastifyReply, status: number, body: string): FastifyReply =>
  reply.code(status).header('content-type', JSON_TYPE).send(body);
