import { isTargetError } from './target-error.ts';

/** MySQL's deadlock; PostgreSQL's deadlock and failure to serialise. */
const VICTIMS = new Set(['1213', '40P01', '40001']);

/**
 * Whether a server has rolled back a transaction so that another could continue: nothing of it remains, and a retry may
 * succeed. MariaDB does so to one of two that begin to fill the same empty table without checks.
 */
export function isDeadlock(error: unknown): boolean {
  return isTargetError(error) && VICTIMS.has(error.facts.native ?? '');
}
