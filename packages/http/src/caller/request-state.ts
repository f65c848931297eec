import type { Endpoint } from '@rowloom/contract';
import type { Access, Caller } from '@rowloom/service';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined until the credential was accepted. */
    caller: Caller | undefined;
    access: Access | undefined;
  }
  interface FastifyContextConfig {
    /** The address in logs and metrics. */
    id?: string;
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    /** Becomes unready first when the server stops, so that no new requests are sent here. */
    readiness: { isOpen: boolean };
    /** Aborted when no new requests are accepted. */
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
