import { type Session, targetError } from '@rowloom/databases';
import type { RunContext, Table } from '@rowloom/engine';
import { dialectOf } from '../../dialects/dialect-of.ts';
import type { LedgerPlace } from '../../ledger/ledger-place.ts';
import type { TableBooks } from '../../ledger/table-books.ts';
import type { Control } from '../../target/control.ts';
import type { BlamedTrigger } from '../../target/blame-triggers.ts';
import type { Target } from '../../target/target.ts';
import type { RunEvent, RunOptions } from '../run-request.ts';

/** One process working on one run: what all its parts share. */
export type RunAttempt = {
  readonly target: Target;
  readonly runId: string;
  readonly epoch: number;
  readonly ledger: LedgerPlace;
  readonly control: Control;
  readonly run: RunContext;
  /** Those that the run fills or empties. */
  readonly tables: readonly Table[];
  /** The tables as recorded in the ledger. Additions are written to the ledger first. */
  books: TableBooks;
  /** Triggers that the run loads without, by table and name: disabled, or dropped if a dialect cannot disable them. */
  readonly triggersOff: Map<string, BlamedTrigger>;
  /** The ids of connections that are loading. */
  readonly backends: Set<number>;
  /** How often one of them was lost, even while it was opened. */
  readonly losses: { count: number };
  /** What a person should know of how the run ended. */
  readonly notes: string[];
  readonly options: RunOptions;
  readonly signal: AbortSignal;
  readonly emit: (event: RunEvent) => void;
};

/** Reports problems that do not keep anyone from their rows. */
export function takeNotes({ notes, emit }: RunAttempt, found: readonly string[]): void {
  for (const message of found.filter((note) => !notes.includes(note))) {
    notes.push(message);
    emit({ kind: 'note', message });
  }
}

/** Another attempt has the run now: this one must not write any more. */
export function takenOver(): Error {
  return targetError(
    'locked',
    'Another process has taken over this run. This process has stopped and left nothing incomplete.',
  );
}

/** Rolls a transaction back; if the connection is lost, so is the transaction. */
export async function rollBack(session: Session): Promise<void> {
  await session.execute('ROLLBACK').catch(() => undefined);
}

/**
 * A file has one writer, and a temporary ledger one reader: then everything is done on the connection that has the
 * ledger.
 */
export const isAlone = ({ target, ledger }: Pick<RunAttempt, 'target' | 'ledger'>): boolean =>
  !dialectOf(target.address).backends.hasServer || ledger.kind === 'temporary';
