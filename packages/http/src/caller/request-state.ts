import type { Endpoint } from '@rowloom/contract';
import type { Access, Caller } from '@rowloom/service';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined until the credential was found good. */
    caller: Caller | undefined;
    access: Access | undefined;
  }
  interface FastifyContextConfig {
    /** What the address is called in logs and metrics. */
    id?: string;
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    /** Closed first when the server stops, so that nobody is sent here any more. */
    readiness: { isOpen: boolean };
    /** Aborted when no new request is taken any more. */
    stopping: AbortController;
  }
}

/** Declared beforehand, so that all requests have the same shape. */
export function addState(server: FastifyInstance): void {
  server.decorate('readiness', { isOpen: true });
  server.decorate('stopping', new AbortController());
  server.decorateRequest('caller', undefined);
  server.decorateRequest('access', undefined);
}
