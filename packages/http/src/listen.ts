import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

export type ListenOptions = {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** How long `/readyz` answers no before connections are refused, for balancers that poll rarely. */
  readonly leadMs?: number;
  /** How long running requests may take to finish. */
  readonly drainMs?: number;
};

export type Listening = {
  readonly url: string;
  readonly port: number;
  /** Readiness ends first, then new connections, then event streams; running requests may finish. */
  stop(): Promise<void>;
};

const IDLE_SWEEP_MS = 50;
const wait = promisify(setTimeout);

export async function listen(
  server: FastifyInstance,
  { host, port, leadMs = 0, drainMs = 30_000 }: ListenOptions,
): Promise<Listening> {
  await server.listen({ host, port });
  const { port: bound } = server.server.address() as AddressInfo;
  let stopped: Promise<void> | undefined;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    port: bound,
    stop: () => (stopped ??= stop(server, leadMs, drainMs)),
  };
}

async function stop(server: FastifyInstance, leadMs: number, drainMs: number): Promise<void> {
  server.readiness.isOpen = false;
  await wait(leadMs);
  server.stopping.abort();
  // A connection whose last answer is sent is kept open for a next request, which will not be answered any more.
  const sweep = setInterval(() => server.server.closeIdleConnections(), IDLE_SWEEP_MS);
  const limit = setTimeout(() => server.server.closeAllConnections(), drainMs);
  try {
    await server.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
  }
}
