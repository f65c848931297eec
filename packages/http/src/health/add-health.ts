import { refuse } from '@rowloom/contract';
import type { FastifyInstance } from 'fastify';
import { makeProxyCheck } from '../connections/make-proxy-check.ts';
import { readBearer } from '../caller/read-bearer.ts';
import type { Metrics } from '../metrics/make-metrics.ts';
import { mayReadMetrics } from '../metrics/may-read-metrics.ts';
import type { ServerOptions } from '../server-options.ts';

export type HealthOptions = Pick<
  ServerOptions,
  'isReady' | 'readinessNotes' | 'metricsToken' | 'publicUrl' | 'trustProxy'
> & {
  readonly metrics: Metrics;
};

/** For operators: is the process up, may it get requests, and its metrics. */
export function addHealth(
  server: FastifyInstance,
  { isReady, readinessNotes, metricsToken, publicUrl, trustProxy, metrics }: HealthOptions,
): void {
  // `true` names no proxy: it is for a port that only the proxy can reach.
  const isProxy = makeProxyCheck(typeof trustProxy === 'string' ? trustProxy : false);
  const access = { token: metricsToken, publicUrl, isProxy };
  server.get('/healthz', { config: { id: 'getHealth' } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/readyz', { config: { id: 'getReadiness' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (server.readiness.isOpen && (await isReady().catch(() => false))) {
      const notes = readinessNotes?.() ?? [];
      return reply.send({ status: 'ready', ...(notes.length === 0 ? {} : { notes }) });
    }
    throw refuse('unavailable');
  });
  server.get('/metrics', { config: { id: 'getMetrics' } }, async (request, reply) => {
    // For callers who may not read them, they do not exist.
    const bearer = readBearer(request.headers.authorization);
    if (!mayReadMetrics(request.raw, bearer, access)) throw refuse('not_found');
    return reply
      .headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' })
      .send(await metrics.read());
  });
}
