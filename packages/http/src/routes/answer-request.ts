import type { Endpoint } from '@rowloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadBody } from '../body/read-body.ts';
import { scopeValue } from '../caller/scope-value.ts';
import { type ExchangeOptions, makeExchange } from '../exchange.ts';
import { answerOnce, readIdempotencyKey } from '../idempotency/answer-once.ts';
import type { RememberedAnswer } from '../idempotency/idempotency-store.ts';
import { checkReplay } from '../idempotency/check-replay.ts';
import { recoverAnswer } from '../idempotency/recover-answer.ts';
import { accountOf, takesPassword } from '../limits/sign-in-limit.ts';
import { makeAnswerCheck } from '../reply/check-answer.ts';
import { asJson, payloadOf } from '../reply/payload-of.ts';
import type { Reply } from '../reply/reply.ts';
import type { ServerOptions } from '../server-options.ts';
import { makeInputReader } from './input.ts';
import { pathOf } from './path-of.ts';
import type { Route } from './route.ts';

export type AnswerOptions = Pick<ServerOptions, 'resolveScope' | 'idempotency' | 'checkAnswers' | 'log'> &
  ExchangeOptions;

const SELF = { kind: 'self' } as const;

/** The steps after the body has arrived: scope, idempotency, validation, and the handler. */
export function makeAnswer({ endpoint, handle }: Route, options: AnswerOptions) {
  const readInput = makeInputReader(endpoint);
  const checkAnswer = options.checkAnswers === true ? makeAnswerCheck(endpoint) : undefined;
  const signIns = takesPassword(endpoint) ? options.signIns : undefined;

  const run = async (request: FastifyRequest, reply: FastifyReply): Promise<Reply> => {
    const { query, body } = readInput(request);
    await signIns?.takeAccount(accountOf(body, request.caller?.userId), request, reply);
    const http = makeExchange(request, reply, options);
    const { caller, access = SELF, params } = request;
    const answer = await handle({ caller, access, params, query, body, http });
    signIns?.forgive(request);
    checkAnswer?.(answer);
    return answer;
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (isScopedByBody(endpoint)) await resolveByBody(request, endpoint, options);
    const key = endpoint.idempotent === true ? readIdempotencyKey(request.headers['idempotency-key']) : undefined;
    const { caller } = request;
    if (key === undefined || caller === undefined) {
      return payloadOf(reply, await run(request, reply), {
        stopping: request.server.stopping.signal,
        log: options.log,
      });
    }
    const scope = { userId: caller.userId, method: request.method, path: pathOf(request), key };
    const { bytes } = (request.body ?? {}) as Partial<ReadBody>;
    const { status, location, body, isReplayed } = await answerOnce(options.idempotency, {
      key: scope,
      requestId: request.id,
      body: bytes,
      make: async (lapsed) => {
        request.caller = { ...caller, origin: { ...caller.origin, lapsed } };
        return remember(await run(request, reply));
      },
      recover: (changed) => recoverAnswer(request, endpoint, changed),
      checkReplay: (answer) => checkReplay(request, endpoint, answer),
    });
    if (location !== null) reply.header('location', location);
    if (isReplayed) reply.header('idempotency-replayed', 'true');
    return asJson(reply, status, body);
  };
}

const isScopedByBody = ({ scope }: Endpoint): boolean => 'from' in scope && scope.from === 'body';

async function resolveByBody(request: FastifyRequest, endpoint: Endpoint, options: AnswerOptions): Promise<void> {
  const { caller } = request;
  if (caller === undefined) throw new Error('A body names a scope only for a caller.');
  request.access = await options.resolveScope(caller, endpoint.scope, scopeValue(request, endpoint));
}

function remember(answer: Reply): RememberedAnswer {
  if (answer.kind !== 'json') throw new Error('Only an answer in JSON can be given a second time.');
  return { status: answer.status, location: answer.headers?.['location'] ?? null, body: JSON.stringify(answer.body) };
}
