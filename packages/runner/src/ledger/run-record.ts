import type { SqlRow } from '@rowloom/databases';

export type Mode = 'append' | 'truncate' | 'create';

/** How rows are loaded; see choose-way.ts. */
export type Way = 'one_transaction' | 'chunks' | 'chunks_unconstrained';

/**
 * The state of a run. `preparing`: nothing is loaded; `constraining`: all rows are, constraints are being restored;
 * `certifying`: rows and constraints are there, but not yet certified; `done`: certified.
 */
export type Phase = 'preparing' | 'loading' | 'constraining' | 'certifying' | 'done' | 'undoing' | 'undone';

/** All rows of a run in this phase are committed. */
export const isLoaded = (phase: Phase | undefined): boolean => phase === 'certifying' || phase === 'done';

/** A generation as recorded in the target's ledger. */
export type RunRecord = {
  readonly run_id: string;
  readonly request_digest: string;
  readonly plan_digest: string;
  readonly mode: Mode;
  readonly way: Way;
  readonly phase: Phase;
  readonly epoch: number;
  /** The sealed export, as JSON. */
  readonly recipe: string;
  /** Rows of a chunk by table, as JSON: decided once, so that every attempt uses the same chunks. */
  readonly chunk_rows: string;
  /** Seconds since 1970 by the server's clock. */
  readonly created_at: number;
  readonly finished_at: number | null;
};

export const RUN_COLUMNS =
  'run_id, request_digest, plan_digest, mode, way, phase, epoch, recipe, chunk_rows, created_at, finished_at';

/** The ledger is ours: we wrote its content. */
export function readRunRecord(row: SqlRow): RunRecord {
  return {
    run_id: String(row['run_id']),
    request_digest: String(row['request_digest']),
    plan_digest: String(row['plan_digest']),
    mode: String(row['mode']) as Mode,
    way: String(row['way']) as Way,
    phase: String(row['phase']) as Phase,
    epoch: Number(row['epoch']),
    recipe: String(row['recipe']),
    chunk_rows: String(row['chunk_rows']),
    created_at: Number(row['created_at']),
    finished_at: row['finished_at'] === null || row['finished_at'] === undefined ? null : Number(row['finished_at']),
  };
}
