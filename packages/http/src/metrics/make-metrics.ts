import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerOptions } from '../server-options.ts';

export type Metrics = {
  readonly contentType: string;
  observe(route: string, method: string, status: number, seconds: number): void;
  read(): Promise<string>;
};

/** Requests by address and status, the process with its event loop, and the service's own gauges. */
export function makeMetrics(gauges: ServerOptions['gauges']): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'rowloom_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer; its count is the number of requests.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const own = new Map<string, Gauge>();
  return {
    contentType: registry.contentType,
    observe: (route, method, status, seconds) => durations.observe({ route, method, status }, seconds),
    async read() {
      for (const [name, { help, value }] of Object.entries((await gauges?.()) ?? {})) {
        const gauge = own.get(name) ?? new Gauge({ name, help, registers: [registry] });
        own.set(name, gauge);
        gauge.set(value);
      }
      return registry.metrics();
    },
  };
}
