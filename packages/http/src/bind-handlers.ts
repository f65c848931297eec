import { type EndpointId, type EndpointOf, ENDPOINTS } from '@rowloom/contract';
import type { Services } from '@rowloom/service';
import type { Handlers } from './handlers/handler.ts';
import type { Reply } from './reply/reply.ts';
import type { Admitted, Route } from './routes/route.ts';

/** Health, metrics and documents belong to the server itself: they need no handler. */
export type ApiEndpointId = {
  [Id in EndpointId]: EndpointOf<Id>['path'] extends `/api/${string}` ? Id : never;
}[EndpointId];

const isApi = (id: EndpointId): id is ApiEndpointId => ENDPOINTS[id].path.startsWith('/api/');

/**
 * The one place where the types of a request's parts are erased; the checks before it are made from the same endpoint.
 */
export const bindHandlers = (handlers: Handlers<ApiEndpointId>, services: Services): readonly Route[] =>
  (Object.keys(ENDPOINTS) as EndpointId[]).filter(isApi).map((id) => {
    const handle = handlers[id] as unknown as (request: Admitted, services: Services) => Promise<Reply>;
    return { endpoint: ENDPOINTS[id], handle: (request) => handle(request, services) };
  });
