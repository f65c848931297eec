import type { Id, RunMode } from '@rowloom/contract';
import type { LocaleWish, Rules } from '@rowloom/engine';

/** A person who counts as a requester of a run besides the one who asked, and why. */
export type RunDecider = { readonly user_id: Id<'user'>; readonly because: string };

/** A fully resolved run: its rows and its plan digest follow from this. */
export type ResolvedRun = {
  readonly source:
    | { readonly kind: 'snapshot'; readonly snapshot_id: string }
    | { readonly kind: 'template'; readonly template_id: string };
  readonly schema_digest: string;
  readonly engine_version: number;
  /** Digest of the engine's plan: the rows of every table and how each column is filled. */
  readonly engine_plan_digest: string;
  /** Absent: 10,000 over all tables. */
  readonly rows?: number | Readonly<Record<string, number>>;
  readonly seed: number;
  readonly locale: LocaleWish;
  readonly as_of: string;
  readonly rules: Rules;
  /** If tables have no partition for rows, the run creates some. Absent: it does not. */
  readonly make_partitions?: true;
  /** Refused if a table cannot be filled. Absent: such a table, and those that need it, get no rows. */
  readonly strict?: true;
  /** Null: a rehearsal. */
  readonly target: {
    readonly connection_id: string;
    readonly mode: RunMode;
    readonly identity: Readonly<Record<string, unknown>>;
  } | null;
};

export type GenerationTable = {
  readonly name: string;
  readonly rows_requested: number;
  readonly rows_generated: number;
  readonly status: 'waiting' | 'running' | 'done';
  readonly base?: number;
  readonly checksum?: string | null;
  /** Why it got no rows, though planned. */
  readonly left_out?: string;
};

export type CertificateSummary = { readonly violations: number; readonly unexamined: number };

/** Only these are kept of a target's error, because the server's message may quote a row. */
export type RunError = {
  readonly code: string;
  readonly message: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
};
