import cookie from '@fastify/cookie';
import { type Endpoint, refuse } from '@rowloom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AdmissionOptions, makeAdmission } from '../caller/admit.ts';
import { isSameSite } from '../caller/is-same-site.ts';
import { isSignIn } from '../limits/sign-in-limit.ts';
import { type AnswerOptions, makeAnswer } from './answer-request.ts';
import { type Route, routePath } from './route.ts';

export type EndpointOptions = AdmissionOptions & AnswerOptions & { readonly publicOrigin: string | undefined };

/** Cookies are read and written only where some are meant to be: elsewhere they would cost every request. */
export async function addEndpoints(
  server: FastifyInstance,
  routes: readonly Route[],
  options: EndpointOptions,
): Promise<void> {
  const ofSignIn = routes.filter(({ endpoint }) => endpoint.path.startsWith('/api/auth/'));
  for (const route of routes) if (!ofSignIn.includes(route)) addEndpoint(server, route, options);
  await server.register(async (auth) => {
    await auth.register(cookie);
    for (const route of ofSignIn) addEndpoint(auth, route, options);
  });
}

function addEndpoint(server: FastifyInstance, route: Route, options: EndpointOptions): void {
  const { endpoint } = route;
  server.route({
    method: endpoint.method,
    url: routePath(endpoint.path),
    // A stream of events has no end that a HEAD could wait for.
    exposeHeadRoute: endpoint.method === 'GET' && endpoint.answer.contentType !== 'text/event-stream',
    config: { id: endpoint.id, endpoint },
    onRequest: endpoint.credential === 'none' ? openDoor(endpoint, options) : makeAdmission(endpoint, options),
    handler: makeAnswer(route, options),
  });
}

/** An address that needs no credential: sign-ins are counted, and other sites cannot use a visitor's cookie. */
function openDoor(endpoint: Endpoint, { signIns, publicOrigin }: EndpointOptions) {
  const limit = isSignIn(endpoint) ? signIns : undefined;
  const needsSameSite = endpoint.method === 'POST';
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    limit?.takeAddress(request, reply);
    if (needsSameSite && !isSameSite(request, publicOrigin)) throw refuse('invalid_token');
  };
}
