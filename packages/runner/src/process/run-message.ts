import type { TargetErrorCode } from '@rowloom/databases';
import type { PackedMembers } from '../loom/packed-members.ts';
import type { Way } from '../ledger/run-record.ts';
import type { UndoneTable } from '../undo/delete-chunks.ts';
import type { SealedExport } from './seal-recipe.ts';
import type { SentRunTask } from './run-task.ts';

/** Messages to a run's process. `cancel`: the run is over; `stop`: another attempt will continue it. */
export type RunWord =
  | { readonly kind: 'task'; readonly task: SentRunTask }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'stop' };

/** Messages from a run's process. None contains a value of a row. */
export type RunMessage =
  | { readonly kind: 'way'; readonly way: Way; readonly reason: string; readonly resumed: boolean }
  /** At most four a second; tables that have progressed since the last one. */
  | { readonly kind: 'progress'; readonly rows: number; readonly tables: readonly TableRows[] }
  | { readonly kind: 'truncating'; readonly rows: number; readonly tables: number }
  | { readonly kind: 'reconnecting' }
  | { readonly kind: 'triggers_off'; readonly triggers: readonly string[] }
  | { readonly kind: 'constraining' }
  | { readonly kind: 'certifying' }
  | RunEnd;

export type TableRows = { readonly name: string; readonly rows: number };

/** The last message of every process. */
export type RunEnd =
  | { readonly kind: 'done'; readonly outcome: DoneRun }
  | { readonly kind: 'failed'; readonly failure: RunFailure; readonly left: LeftRows }
  | { readonly kind: 'cancelled'; readonly left: LeftRows }
  | { readonly kind: 'stopped'; readonly left: LeftRows };

export type DoneRun = {
  readonly rows: number;
  readonly tables: readonly DoneTable[];
  /** For files: null. For a rehearsal what was checked. */
  readonly certificate: CertificateParcel | null;
  /** By part of the work, if it has parts; `total` from the task's arrival on. */
  readonly seconds: Readonly<Record<string, number>> & { readonly total: number };
  readonly way: Way | null;
  readonly resumed: boolean;
  readonly triggersOff: readonly string[];
  /** If requested. */
  readonly sealed?: SealedExport;
  /** For an undo: what was removed. */
  readonly undone?: { readonly tables: readonly UndoneTable[]; readonly notes: readonly string[] };
};

/** A certificate on its way to the store: all of it compressed, with facts about it. */
export type CertificateParcel = PackedMembers & {
  readonly violations: number;
  readonly unexamined: number;
  readonly differences: number;
};

export type DoneTable = {
  readonly name: string;
  readonly rows: number;
  /** The offsets that the run added to the first numbers of the plan's keys. */
  readonly base: number;
  readonly checksum: string | null;
  /** Why the table has no rows although the plan gave it some: the target refused them. */
  readonly leftOut?: string;
};

/** The rows that an unfinished run has left in its target, according to the ledger. */
export type LeftRows = {
  readonly rows: number;
  readonly tables: readonly TableRows[];
};

export type FailureCode = TargetErrorCode | 'plan_changed' | 'unsatisfiable_check' | 'internal_error';

export type RunFailure = {
  readonly code: FailureCode;
  /** A sentence for the user; names of tables and columns, never a value. */
  readonly message: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  /** For a bug, for the operator's log: where in the program, without the error's message. */
  readonly trace?: readonly string[];
};
