import type { BodyOf, Endpoint, EndpointId, EndpointOf, ParamsOf, QueryOf } from '@rowloom/contract';
import type { Access, Caller, ProjectAccess, Services } from '@rowloom/service';
import type { Exchange } from '../exchange.ts';
import type { Reply } from '../reply/reply.ts';

type CallerOf<E extends Endpoint> = E['credential'] extends 'none' ? Caller | undefined : Caller;

/** The result of the endpoint's scope: a handler of a project's resource gets the project. */
type AccessOf<E extends Endpoint> = E['scope']['kind'] extends 'self'
  ? { readonly kind: 'self' }
  : E['scope']['kind'] extends 'organization'
    ? Extract<Access, { kind: 'organization' }>
    : E['scope']['kind'] extends 'template'
      ? Extract<Access, { kind: 'template' }>
      : ProjectAccess;

/** A request after every check of its caller and its form. */
export type HandlerRequest<E extends Endpoint> = {
  readonly caller: CallerOf<E>;
  readonly access: AccessOf<E>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly http: Exchange;
};

export type Handler<Id extends EndpointId> = (
  request: HandlerRequest<EndpointOf<Id>>,
  services: Services,
) => Promise<Reply>;

/** One handler for each of these endpoints: a missing one is a compile error. */
export type Handlers<Id extends EndpointId = EndpointId> = { readonly [Key in Id]: Handler<Key> };
