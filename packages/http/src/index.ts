export { type ApiEndpointId, bindHandlers } from './bind-handlers.ts';
export type { ServerEvent } from './events/server-event.ts';
export type { CookieOptions, Exchange } from './exchange.ts';
export type { IdempotencyKey, IdempotencyStore, RememberedAnswer } from './idempotency/idempotency-store.ts';
export { listen, type Listening, type ListenOptions } from './listen.ts';
export { type LogOptions, makeLog } from './log/make-log.ts';
export { makeServer } from './make-server.ts';
export { accepted, created, file, noContent, ok, redirect, type Reply, stream } from './reply/reply.ts';
export type { Refused, ServerOptions } from './server-options.ts';
