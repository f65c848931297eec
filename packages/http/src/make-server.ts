import { refuse, Refusal } from '@rowloom/contract';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { addBodyReader } from './body/read-body.ts';
import { addState } from './caller/request-state.ts';
import { CONNECTION_LIMITS } from './connections/connection-limits.ts';
import { makeHttpServers } from './connections/make-http-server.ts';
import { makeProxyCheck } from './connections/make-proxy-check.ts';
import { answerError } from './errors/answer-error.ts';
import { addHealth } from './health/add-health.ts';
import { addressKey } from './limits/address-key.ts';
import { makePlaces } from './limits/places.ts';
import { makeSignInLimit } from './limits/sign-in-limit.ts';
import { makeTokenBuckets } from './limits/token-bucket.ts';
import { makeMetrics } from './metrics/make-metrics.ts';
import { addPages } from './pages/add-pages.ts';
import { sendPage, WEB_PAGES } from './pages/add-web-application.ts';
import { makeDocuments } from './pages/documents.ts';
import { API_HEADERS } from './pages/page-headers.ts';
import { readWebFiles, type WebFile } from './pages/web-files.ts';
import { isOverTls, transportHeaders } from './reply/common-headers.ts';
import { makeRequestId } from './request-id.ts';
import { addEndpoints } from './routes/add-endpoints.ts';
import { type AllowedMethods, makeAllowedMethods } from './routes/allowed-methods.ts';
import { checkHead } from './routes/check-head.ts';
import { isBelow, refuseUnknown } from './routes/not-found.ts';
import { pathOf } from './routes/path-of.ts';
import type { ServerOptions } from './server-options.ts';

const BODY_LIMIT = 4 * 1024 * 1024;
/** As many at once as the rate lets through in five seconds. */
const BURST_SECONDS = 5;
const SIGN_IN_RATES = { perAddress: 10, perAccount: 5 };
const PAGES = ['/', '/docs', '/docs/start.js', '/docs/scalar.js', '/healthz', '/readyz', '/metrics'];

/** The service on HTTP: every endpoint of the contract, its pages and its health. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const { routes, rateLimit = 100, signInLimit = SIGN_IN_RATES, publicUrl } = options;
  const documents = makeDocuments(options.version, publicUrl);
  const isSecure = publicUrl?.startsWith('https://') ?? false;
  const users =
    rateLimit === 0 ? undefined : makeTokenBuckets({ burst: rateLimit * BURST_SECONDS, perSecond: rateLimit });
  const admission = { ...options, users };
  const web = options.web === undefined ? new Map<string, WebFile>() : readWebFiles(options.web);
  const addresses = web.size === 0 ? PAGES : [...PAGES, '/play', ...WEB_PAGES, ...web.keys()];
  const pages = [...addresses, ...Object.keys(documents)].map((path) => ({ method: 'GET' as const, path }));
  const allowedMethods = makeAllowedMethods([...routes.map(({ endpoint }) => endpoint), ...pages]);

  const limits = { ...CONNECTION_LIMITS, ...options.connections };
  const isProxy = makeProxyCheck(options.trustProxy);
  const forwarded = makePlaces({
    most: limits.perAddress === 0 ? Infinity : limits.perAddress,
    message: `Your address has ${limits.perAddress} requests under way already. Wait for one of them.`,
  });

  const server = fastify({
    logger: false,
    genReqId: makeRequestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: isProxy,
    routerOptions: { maxParamLength: 128 },
    serverFactory: makeHttpServers({
      limits,
      isProxy,
      makeOptions: () => ({ requestId: makeRequestId(), headers: transportHeaders(isSecure) }),
    }),
    // Fastify's own answer has another shape than ours; the hook below gives it.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerUnreadable(request, reply),
    // Every server of the factory has one of its own; Fastify's would answer a second time.
    clientErrorHandler: () => undefined,
  });
  addState(server);

  const answerUnknown = async (
    request: FastifyRequest,
    reply: FastifyReply,
    allowed: AllowedMethods,
  ): Promise<void> => {
    try {
      await refuseUnknown(request, reply, admission, allowed);
    } catch (error) {
      if (web.size > 0 && isLostPerson(request, error)) {
        sendPage(reply.code(404), web, '/index.html');
        return;
      }
      reply.send(await answerError(error, request, reply, options));
    }
  };
  /** An address with a broken escape or an endless part: Fastify has no hooks for it. */
  const answerUnreadable = (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    begin(request, reply, isSecure);
    return answerUnknown(request, reply, () => undefined);
  };

  const metrics = makeMetrics(options.gauges);
  server.addHook('onRequest', (request, reply, done) => {
    begin(request, reply, isSecure);
    if (server.stopping.signal.aborted) done(refuse('unavailable'));
    // Here, since a body would be read before the handler of what is not found.
    else if (request.is404) void answerUnknown(request, reply, allowedMethods);
    else done();
  });
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    checkHead(request.raw);
    done();
  });
  // What a proxy hands on is counted by whom it comes from, which its connection does not tell: once its body is there, so
  // that one that drips takes nobody's place.
  server.addHook('preValidation', (request, reply, done) => {
    if (isProxy(request.socket.remoteAddress ?? '')) reply.raw.once('close', forwarded(addressKey(request.ip)));
    done();
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
    signIns: signInLimit === false ? undefined : makeSignInLimit(signInLimit, options.knownAddresses),
    publicOrigin: publicUrl === undefined ? undefined : new URL(publicUrl).origin,
  });
  await server.register((scope) => addPages(scope, { documents, web }));
  return server;
}

/** Somebody with a browser at an address that leads nowhere: the application says so, with a way back. */
const isLostPerson = (request: FastifyRequest, error: unknown): boolean =>
  error instanceof Refusal &&
  error.code === 'not_found' &&
  request.method === 'GET' &&
  !isBelow(pathOf(request), '/api') &&
  /\btext\/html\b/.test(request.headers.accept ?? '');

/** On every answer, whatever comes of the request. */
function begin(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  reply.header('x-request-id', request.id);
  reply.headers(transportHeaders(isOverTls(request, isSecure)));
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
