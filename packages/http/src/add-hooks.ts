import { refuse } from '@rowloom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknown, beginAnswer, type UnknownContext } from './answer-unknown.ts';
import { addressKey } from './limits/address-key.ts';
import { makePlaces } from './limits/places.ts';
import type { Metrics } from './metrics/make-metrics.ts';
import type { AllowedMethods } from './routes/allowed-methods.ts';
import { checkHead } from './routes/check-head.ts';
import { pathOf } from './routes/path-of.ts';
import type { ServerOptions } from './server-options.ts';

export type HookContext = {
  readonly unknown: UnknownContext;
  readonly allowedMethods: AllowedMethods;
  readonly isProxy: (address: string) => boolean;
  readonly metrics: Pick<Metrics, 'observe'>;
  /** Requests of one address at once; 0 for any number. */
  readonly perAddress: number;
};

/** What happens to every request, whichever endpoint it is for. */
export function addHooks(
  server: FastifyInstance,
  { unknown, allowedMethods, isProxy, metrics, perAddress }: HookContext,
): void {
  const forwarded = makePlaces({
    most: perAddress === 0 ? Infinity : perAddress,
    message: `Your address already has ${perAddress} requests in progress. Wait for one of them.`,
  });
  server.addHook('onRequest', (request, reply, done) => {
    beginAnswer(request, reply, unknown);
    if (server.stopping.signal.aborted) done(refuse('unavailable'));
    // Here, because a body would be read before the handler of an unknown address.
    else if (request.is404) void answerUnknown(unknown, request, reply, allowedMethods);
    else done();
  });
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    checkHead(request.raw);
    done();
  });
  // Requests through a proxy are counted by their client, which the connection does not show: once the body is there,
  // so that a dripping one takes nobody's place.
  server.addHook('preValidation', (request, reply, done) => {
    if (isProxy(request.socket.remoteAddress ?? '')) reply.raw.once('close', forwarded(addressKey(request.ip)));
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { id = 'unknown' } = request.routeOptions.config ?? {};
    metrics.observe(id, request.method, reply.statusCode, reply.elapsedTime / 1000);
    logRequest(unknown.options.log, request, reply, id);
    done();
  });
}

function logRequest(log: ServerOptions['log'], request: FastifyRequest, reply: FastifyReply, route: string): void {
  log.info(
    {
      request_id: request.id,
      method: request.method,
      route,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user_id: request.caller?.userId,
      via: request.caller?.via,
    },
    'request',
  );
}
