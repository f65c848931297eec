export { makeRoutes } from './handlers/make-routes.ts';
export { listen } from './listen.ts';
export { makeLog } from './log/make-log.ts';
export { makeServer } from './make-server.ts';
export type { ServerOptions } from './server-options.ts';
