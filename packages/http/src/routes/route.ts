import type { Endpoint } from '@rowloom/contract';
import type { Access, Caller } from '@rowloom/service';
import type { Exchange } from '../exchange.ts';
import type { Reply } from '../reply/reply.ts';

/** A request after every check that could refuse it: caller, subject, and input. */
export type Admitted = {
  readonly caller: Caller | undefined;
  readonly access: Access;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly http: Exchange;
};

/** An endpoint and its handler, with the types of its parts erased. */
export type Route = { readonly endpoint: Endpoint; readonly handle: (request: Admitted) => Promise<Reply> };

/** `/api/projects/{id}` in the router's syntax. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
