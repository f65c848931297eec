import { refuse } from '@rowloom/contract';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { addBodyReader } from './body/read-body.ts';
import { addState } from './caller/request-state.ts';
import { answerClientError } from './errors/answer-client-error.ts';
import { answerError } from './errors/answer-error.ts';
import { addHealth } from './health/add-health.ts';
import { makeSignInLimit } from './limits/sign-in-limit.ts';
import { makeTokenBuckets } from './limits/token-bucket.ts';
import { makeMetrics } from './metrics/make-metrics.ts';
import { addPages } from './pages/add-pages.ts';
import { makeDocuments } from './pages/documents.ts';
import { API_HEADERS } from './pages/page-headers.ts';
import { makeRequestIds } from './request-id.ts';
import { addEndpoints } from './routes/add-endpoints.ts';
import { type AllowedMethods, makeAllowedMethods } from './routes/allowed-methods.ts';
import { isBelow, refuseUnknown } from './routes/not-found.ts';
import { pathOf } from './routes/path-of.ts';
import type { ServerOptions } from './server-options.ts';

const BODY_LIMIT = 4 * 1024 * 1024;
/** As many at once as the rate lets through in five seconds. */
const BURST_SECONDS = 5;
const MAX_CONNECTIONS = 4096;
const SIGN_IN_RATES = { perAddress: 10, perAccount: 5 };
const PAGES = ['/', '/home.js', '/docs', '/docs/start.js', '/docs/scalar.js', '/healthz', '/readyz', '/metrics'];

/** The service on HTTP: every endpoint of the contract, its pages and its health. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const { routes, rateLimit = 100, signInLimit = SIGN_IN_RATES, publicUrl } = options;
  const documents = makeDocuments(options.version, publicUrl);
  const nextId = makeRequestIds();
  const isSecure = publicUrl?.startsWith('https://') ?? false;
  const users =
    rateLimit === 0 ? undefined : makeTokenBuckets({ burst: rateLimit * BURST_SECONDS, perSecond: rateLimit });
  const admission = { ...options, users };
  const pages = [...PAGES, ...Object.keys(documents)].map((path) => ({ method: 'GET' as const, path }));
  const allowedMethods = makeAllowedMethods([...routes.map(({ endpoint }) => endpoint), ...pages]);

  const server = fastify({
    logger: false,
    genReqId: nextId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { maxParamLength: 128 },
    http: { maxHeaderSize: 16 * 1024 },
    // Fastify's own answer has another shape than ours; the hook below gives it.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerUnreadable(request, reply),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, nextId()),
  });
  server.server.maxConnections = MAX_CONNECTIONS;
  addState(server);

  const answerUnknown = async (
    request: FastifyRequest,
    reply: FastifyReply,
    allowed: AllowedMethods,
  ): Promise<void> => {
    try {
      await refuseUnknown(request, reply, admission, allowed);
    } catch (error) {
      reply.send(await answerError(error, request, reply, options));
    }
  };
  /** An address with a broken escape or an endless part: Fastify has no hooks for it. */
  const answerUnreadable = (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    begin(request, reply);
    return answerUnknown(request, reply, () => undefined);
  };

  const metrics = makeMetrics(options.gauges);
  server.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    if (server.stopping.signal.aborted) done(refuse('unavailable'));
    // Here, since a body would be read before the handler of what is not found.
    else if (request.is404) void answerUnknown(request, reply, allowedMethods);
    else done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { id = 'unknown' } = request.routeOptions.config ?? {};
    metrics.observe(id, request.method, reply.statusCode, reply.elapsedTime / 1000);
    logRequest(options.log, request, reply, id);
    done();
  });
  server.setErrorHandler((error, request, reply) => answerError(error, request, reply, options));
  addBodyReader(server);
  addHealth(server, { ...options, metrics });
  await addEndpoints(server, routes, {
    ...admission,
    isSecure,
    signIns: signInLimit === false ? undefined : makeSignInLimit(signInLimit),
    publicOrigin: publicUrl === undefined ? undefined : new URL(publicUrl).origin,
  });
  await server.register((scope) => addPages(scope, { isSecure, documents }));
  return server;
}

/** On every answer, whatever comes of the request. */
function begin(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  if (isBelow(pathOf(request), '/api')) reply.headers(API_HEADERS);
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
