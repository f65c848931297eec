import type { Endpoint } from '@rowloom/contract';
import type { Access, Caller } from '@rowloom/service';
import type { Exchange } from '../exchange.ts';
import type { Reply } from '../reply/reply.ts';

/** A request after everything that could refuse it: who, about what, with which words. */
export type Admitted = {
  readonly caller: Caller | undefined;
  readonly access: Access;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly http: Exchange;
};

/** An endpoint and what it does, with the types of its parts forgotten. */
export type Route = { readonly endpoint: Endpoint; readonly handle: (request: Admitted) => Promise<Reply> };

/** `/api/projects/{id}` as the router writes it. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
