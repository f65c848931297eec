import { type FastifyInstance, fastify } from 'fastify';
import { addHooks } from './add-hooks.ts';
import { answerUnreadable, type UnknownContext } from './answer-unknown.ts';
import { addBodyReader } from './body/read-body.ts';
import { addState } from './caller/request-state.ts';
import { CONNECTION_LIMITS } from './connections/connection-limits.ts';
import { makeHttpServers } from './connections/make-http-server.ts';
import { makeProxyCheck } from './connections/make-proxy-check.ts';
import { answerError } from './errors/answer-error.ts';
import { addHealth } from './health/add-health.ts';
import { makeSignInLimit } from './limits/sign-in-limit.ts';
import { makeTokenBuckets } from './limits/token-bucket.ts';
import { makeMetrics } from './metrics/make-metrics.ts';
import { addPages } from './pages/add-pages.ts';
import { WEB_PAGES } from './pages/add-web-application.ts';
import { makeDocuments } from './pages/documents.ts';
import { readWebFiles, type WebFile } from './pages/web-files.ts';
import { transportHeaders } from './reply/common-headers.ts';
import { makeRequestId } from './request-id.ts';
import { addEndpoints } from './routes/add-endpoints.ts';
import { makeAllowedMethods } from './routes/allowed-methods.ts';
import type { ServerOptions } from './server-options.ts';

const BODY_LIMIT = 4 * 1024 * 1024;
/** As many at once as the rate allows in five seconds. */
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
  const allowedMethods = makeAllowedMethods([...routes.map(({ endpoint }) => endpoint), ...pagesOf(web, documents)]);

  const limits = { ...CONNECTION_LIMITS, ...options.connections };
  const isProxy = makeProxyCheck(options.trustProxy);
  const unknown: UnknownContext = { options, admission, isSecure, isProxy, web };

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
    // Fastify's own answer has another format; the hook below sends ours.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerUnreadable(unknown, request, reply),
    // Every server of the factory has its own listener; Fastify's would answer a second time.
    clientErrorHandler: () => undefined,
  });
  addState(server);

  const metrics = makeMetrics(options.gauges);
  addHooks(server, { unknown, allowedMethods, isProxy, metrics, perAddress: limits.perAddress });
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

/** Addresses besides the endpoints of the contract. */
function pagesOf(web: ReadonlyMap<string, WebFile>, documents: object) {
  const addresses = web.size === 0 ? PAGES : [...PAGES, '/play', ...WEB_PAGES, ...web.keys()];
  return [...addresses, ...Object.keys(documents)].map((path) => ({ method: 'GET' as const, path }));
}
