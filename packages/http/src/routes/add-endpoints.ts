import cookie from '@fastify/cookie';
import { type Endpoint, refuse } from '@rowloom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AdmissionOptions, makeAdmission } from '../caller/admit.ts';
import { isSameSite } from '../caller/is-same-site.ts';
import { isSignIn } from '../limits/sign-in-limit.ts';
import { addPageHeaders } from '../pages/page-headers.ts';
import { makePlaces, type Places } from '../limits/places.ts';
import { type AnswerOptions, makeAnswer } from './answer-request.ts';
import { type Route, routePath } from './route.ts';

export type EndpointOptions = AdmissionOptions & AnswerOptions & { readonly publicOrigin: string | undefined };

/** Per user, in this process: every poll of a run is a query, and one user could take all connections. */
const MAX_STREAMS = 32;

/** Cookies are read and written only where necessary: elsewhere they would cost every request. */
export async function addEndpoints(
  server: FastifyInstance,
  routes: readonly Route[],
  options: EndpointOptions,
): Promise<void> {
  const streams = makePlaces({
    most: MAX_STREAMS,
    message: `You have ${MAX_STREAMS} streams of events open already. Close one of them first.`,
  });
  const ofSignIn = routes.filter(({ endpoint }) => endpoint.path.startsWith('/api/auth/'));
  for (const route of routes) if (!ofSignIn.includes(route)) addEndpoint(server, route, options, streams);
  await server.register(async (auth) => {
    await auth.register(cookie);
    await addPageHeaders(auth, { global: false });
    for (const route of ofSignIn) addEndpoint(auth, route, options, streams);
  });
}

function addEndpoint(server: FastifyInstance, route: Route, options: EndpointOptions, streams: Places): void {
  const { endpoint } = route;
  const isStream = endpoint.answer.contentType === 'text/event-stream';
  const admit = endpoint.credential === 'none' ? openDoor(endpoint, options) : makeAdmission(endpoint, options);
  server.route({
    method: endpoint.method,
    url: routePath(endpoint.path),
    // A stream of events has no end that a HEAD could wait for.
    exposeHeadRoute: endpoint.method === 'GET' && !isStream,
    config: { id: endpoint.id, endpoint },
    onRequest: isStream ? [admit, holdStream(streams)] : admit,
    handler: makeAnswer(route, options),
  });
}

/** Takes a place while the answer lasts. */
function holdStream(streams: Places) {
  return async ({ caller }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (caller !== undefined) reply.raw.once('close', streams(caller.userId));
  };
}

/** An address without a credential: sign-ins are counted, and other sites cannot use a visitor's cookie. */
function openDoor(endpoint: Endpoint, { signIns, publicOrigin }: EndpointOptions) {
  const limit = isSignIn(endpoint) ? signIns : undefined;
  const needsSameSite = endpoint.method === 'POST';
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    limit?.takeAddress(request, reply);
    if (needsSameSite && !isSameSite(request, publicOrigin)) throw refuse('invalid_token');
  };
}
