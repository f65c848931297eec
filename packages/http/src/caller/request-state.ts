import type { Endpoint } from '@rowloom/contract';
import type { Access, Caller } from '@rowloom/service';

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
