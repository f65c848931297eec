import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuse } from '@rowloom/contract';
import { answerClientError } from '../errors/answer-client-error.ts';
import { answerOnSocket, type SocketAnswerOptions } from './answer-on-socket.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { keepConnections } from './keep-connections.ts';

export type HttpServerOptions = {
  readonly limits: ConnectionLimits;
  readonly isProxy: (address: string) => boolean;
  /** For answers to invalid requests. */
  readonly makeOptions: () => SocketAnswerOptions;
};

/** Places above the limit, for connections that are told why they are closed. */
const SPARE = 64;
const METHODS = 'GET, HEAD, POST, PATCH, DELETE';

/**
 * Creates Node's servers: one for each listening address, with shared limits. Every answer has our error format; where
 * Node would send nothing, the request is passed on.
 */
export function makeHttpServers({ limits, isProxy, makeOptions }: HttpServerOptions) {
  const keeper = keepConnections({
    limits,
    isProxy,
    turnAway: (socket, refusal) => answerOnSocket(socket, refusal, makeOptions()),
  });
  return (handler: (request: IncomingMessage, response: ServerResponse) => void): Server => {
    const server = createServer(
      {
        maxHeaderSize: 16 * 1024,
        headersTimeout: limits.headersMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.keepAliveMs,
        connectionsCheckingInterval: limits.sweepMs,
        requireHostHeader: false,
      },
      handler,
    );
    server.maxConnections = limits.most + SPARE;
    keeper.watch(server);
    server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
      answerClientError(error, socket as Socket, { keeper, makeOptions }),
    );
    server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    server.on('connect', (_request, socket) => {
      const { headers, ...others } = makeOptions();
      const allowed = { ...others, headers: { ...headers, allow: METHODS } };
      answerOnSocket(socket as Socket, refuse('method_not_allowed', 'This service is not a proxy.'), allowed);
    });
    return server;
  };
}
