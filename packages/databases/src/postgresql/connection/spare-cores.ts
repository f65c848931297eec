import { availableParallelism } from 'node:os';
import type { ServerAddress } from '../../address/database-address.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * How many workers a server may start for one statement, where it shares this machine: more of them than there are cores
 * take turns on them, and on two idle cores an index then takes 15 to 45% longer. The settings are only ever lowered.
 * Undefined where nothing is known of the server's cores.
 */
export function spareCores(
  { host, socket }: Pick<ServerAddress, 'host' | 'socket'>,
  cores = availableParallelism(),
): Readonly<Record<string, number>> | undefined {
  if (!socket && !LOOPBACK.has(host)) return undefined;
  return {
    max_parallel_maintenance_workers: cores - 1,
    // A certificate asks over two sessions at once.
    max_parallel_workers_per_gather: Math.max(0, Math.ceil(cores / 2) - 1),
  };
}
