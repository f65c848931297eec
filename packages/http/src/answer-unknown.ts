import { Refusal } from '@rowloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdmissionOptions } from './caller/admit.ts';
import { answerError } from './errors/answer-error.ts';
import { sendPage } from './pages/add-web-application.ts';
import { API_HEADERS } from './pages/page-headers.ts';
import type { WebFile } from './pages/web-files.ts';
import { isOverTls, type Transport, transportHeaders } from './reply/common-headers.ts';
import type { AllowedMethods } from './routes/allowed-methods.ts';
import { isBelow, refuseUnknown } from './routes/not-found.ts';
import { pathOf } from './routes/path-of.ts';
import type { ServerOptions } from './server-options.ts';

export type UnknownContext = Transport & {
  readonly options: ServerOptions;
  readonly admission: AdmissionOptions;
  /** The web application's files; empty where there is none. */
  readonly web: ReadonlyMap<string, WebFile>;
};

/** Answers a request that no endpoint matches. */
export async function answerUnknown(
  { options, admission, web }: UnknownContext,
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: AllowedMethods,
): Promise<void> {
  try {
    await refuseUnknown(request, reply, admission, allowed);
  } catch (error) {
    if (web.size > 0 && isLostPerson(request, error)) {
      sendPage(reply.code(404), web, '/index.html');
      return;
    }
    reply.send(await answerError(error, request, reply, options));
  }
}

/** An address with a broken escape or an endless part: Fastify has no hooks for it. */
export function answerUnreadable(context: UnknownContext, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  beginAnswer(request, reply, context);
  return answerUnknown(context, request, reply, () => undefined);
}

/** A person with a browser at an unknown address: the application says so, with a way back. */
const isLostPerson = (request: FastifyRequest, error: unknown): boolean =>
  error instanceof Refusal &&
  error.code === 'not_found' &&
  request.method === 'GET' &&
  !isBelow(pathOf(request), '/api') &&
  /\btext\/html\b/.test(request.headers.accept ?? '');

/** On every answer, whatever becomes of the request. */
export function beginAnswer(request: FastifyRequest, reply: FastifyReply, transport: Transport): void {
  reply.header('x-request-id', request.id);
  reply.headers(transportHeaders(isOverTls(request, transport)));
  if (isBelow(pathOf(request), '/api')) reply.headers(API_HEADERS);
}
