import type { Client } from 'pg';
import { type TargetError, targetError } from '../../target/target-error.ts';

/** How often the check is repeated: other clients of the pool may take a backend in between. */
const ROUNDS = 3;

/**
 * Milliseconds that a pool may take to give a second connection its backend; a pool without a free one gives us none.
 */
const TIMEOUT_MS = 3000;

/** PgBouncer's error if not even a transaction keeps its backend. */
const NO_TRANSACTIONS = /transaction blocks not allowed/i;

/**
 * A pooler that gives every transaction another backend loses what a run relies on in between: settings, locks,
 * temporary tables, the process id for ending a lost connection. It behaves like a server until something else takes
 * the backend, so a second connection does that here. `open` is called for one only if a pooler is in between: its
 * cancel key then has the pooler's process id, not the backend's.
 */
export async function refuseSharedBackends(
  client: Client,
  backend: number,
  place: string,
  open: (timeout: number) => Promise<Client>,
): Promise<void> {
  const { processID } = client as unknown as { readonly processID: number | null };
  if (processID === null || processID === backend) return;
  // A pool that accepts no further connection cannot be tested.
  const other = await open(TIMEOUT_MS).catch(() => undefined);
  if (other === undefined) return;
  other.on('error', () => undefined);
  // In session mode a pool with a single backend, which is ours, never answers.
  const timer = setTimeout(() => other.connection.stream.destroy(), TIMEOUT_MS);
  try {
    for (let round = 0; round < ROUNDS; round++) {
      if ((await backendOf(client)) !== backend) throw sharedBackends(place);
      await other.query('BEGIN');
      // Queried before ours: if it has the pool's only backend, ours would wait for it.
      if ((await backendOf(other)) === backend) throw sharedBackends(place);
      // While the other one holds a backend, ours is still there, or was never ours.
      if ((await backendOf(client)) !== backend) throw sharedBackends(place);
      await other.query('ROLLBACK');
    }
  } catch (error) {
    if (error instanceof Error && NO_TRANSACTIONS.test(error.message)) throw sharedBackends(place);
    // Failures of the other connection do not matter.
    if (!client.connection.stream.destroyed && !isShared(error)) return;
    throw error;
  } finally {
    clearTimeout(timer);
    other.connection.stream.destroy();
  }
}

async function backendOf(client: Client): Promise<number> {
  const { rows } = await client.query('SELECT pg_catalog.pg_backend_pid() AS backend');
  return Number((rows[0] as { readonly backend: unknown }).backend);
}

const NATIVE = 'shared_backends';

const isShared = (error: unknown): boolean =>
  error instanceof Error && (error as Partial<TargetError>).facts?.native === NATIVE;

const sharedBackends = (place: string): TargetError =>
  targetError(
    'unsupported',
    `The connection to ${place} goes through a pooler in transaction mode, which gives each transaction a different server connection, so a run would lose its settings and locks between transactions. Connect to the server itself, or to a pool with pool_mode=session.`,
    { native: NATIVE },
  );
