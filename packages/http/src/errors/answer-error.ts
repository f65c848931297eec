import { Refusal } from '@rowloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { scopeValue } from '../caller/scope-value.ts';
import { makeRefusalPage, wantsPage } from '../pages/refusal-page.ts';
import { asJson } from '../reply/payload-of.ts';
import { isBelow } from '../routes/not-found.ts';
import { decodedPathOf } from '../routes/path-of.ts';
import type { ServerOptions } from '../server-options.ts';
import { type ErrorAnswer, errorAnswer } from './error-answer.ts';

type Options = Pick<ServerOptions, 'log' | 'noteRefusal'>;

/**
 * The answer to any exception; unexpected ones are logged, with where they happened and nothing of the request's
 * content.
 */
export async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): Promise<string> {
  const answer = await noted(error, request, options);
  if (isForBrowsers(request) && wantsPage(request, reply)) return makeRefusalPage(reply, answer);
  reply.headers(answer.headers);
  return asJson(reply, answer.status, answer.body);
}

/** A refusal that the audit log must record is written first: without the event there is no answer. */
async function noted(error: unknown, request: FastifyRequest, options: Options): Promise<ErrorAnswer> {
  const answer = errorAnswer(error, request.id);
  if (answer.isBug) options.log.error({ request_id: request.id, err: error }, 'A request failed.');
  if (!(error instanceof Refusal) || !isForAudit(answer, request)) return answer;
  try {
    await options.noteRefusal?.(refusedBy(request, error));
    return answer;
  } catch (failure) {
    options.log.error({ request_id: request.id, err: failure }, 'A refusal could not be written to the audit log.');
    return errorAnswer(failure, request.id);
  }
}

/** A redirecting address is for browsers: a person there could make nothing of our errors in JSON. */
const isForBrowsers = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.endpoint?.answer.status === 302;

function isForAudit({ status }: ErrorAnswer, request: FastifyRequest): boolean {
  if (request.caller === undefined) return false;
  const path = decodedPathOf(request);
  if (isBelow(path, '/api/run-approvals') && request.method === 'POST')
    // For a caller who does not see an approval it does not exist; the attempt is recorded anyway.
    return status === 403 || (status === 404 && request.routeOptions.config?.endpoint !== undefined);
  return status === 403 && isBelow(path, '/api/admin');
}

function refusedBy(request: FastifyRequest, { code }: Refusal) {
  const { caller, access, method } = request;
  if (caller === undefined) throw new Error('A refusal is noted only for a caller.');
  const { endpoint } = request.routeOptions.config;
  const named = endpoint === undefined ? undefined : scopeValue(request, endpoint);
  return { caller, endpoint, access, method, path: decodedPathOf(request), named, code };
}
