import type { LocaleWish, Plan, Rules, SchemaDocument } from '@rowloom/engine';
import type { Mode, Way } from '../ledger/run-record.ts';
import type { Certificate } from '../certificate/certificate.ts';
import type { Target } from '../target/target.ts';

/** A plan to be loaded as rows into a target. */
export type RunRequest = {
  readonly target: Target;
  readonly runId: string;
  /** The user's request, without what was drawn for it: the same command finds the same unfinished run. */
  readonly requestDigest: string;
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly locale: LocaleWish;
  readonly mode: Mode;
  /** By table: the number at which its rows begin, if they must be the rows of an export. */
  readonly bases?: Readonly<Record<string, number>>;
  readonly options?: RunOptions;
  /** Stops at the next chunk boundary; the run can be resumed. */
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: RunEvent) => void;
};

export type RunOptions = {
  /** The number of loading connections, if the way allows several; 2 by default. */
  readonly connections?: number;
  /** Nobody else uses these tables: constraints may be absent while chunks are loaded. */
  readonly exclusive?: boolean;
  /** Load with a ledger that disappears with the connection: after a crash rows may exist twice. */
  readonly atLeastOnce?: boolean;
  /** The target's host, given by the user, if the target looks like production. */
  readonly confirm?: string;
  readonly takeOver?: boolean;
  /**
   * User triggers that fire on every row. `auto`: they stay enabled, unless the load fails with them and continues
   * without, which is then reported.
   */
  readonly triggers?: 'auto' | 'keep' | 'off';
  /** Seconds without a heartbeat after which an attempt counts as dead; 30 by default. */
  readonly lease?: number;
  /** The maximum number of rows per chunk; 50,000 by default. */
  readonly chunkRows?: number;
  /** Rows above which a single transaction is unwise; 50 million by default. */
  readonly oneTransactionRows?: number;
  /** Read the rows back and compare their checksum with the plan's; true by default. */
  readonly checksum?: boolean;
  /** Seconds to keep trying when the server is gone; 60 by default. */
  readonly patience?: number;
};

export type RunEvent =
  | {
      readonly kind: 'way';
      readonly way: Way;
      readonly reason: string;
      readonly resumed: boolean;
      /** All rows were already loaded by an earlier attempt: only certifying is left. */
      readonly loaded: boolean;
    }
  | { readonly kind: 'truncating'; readonly rows: number; readonly tables: number }
  | { readonly kind: 'progress'; readonly table: string; readonly rows: number; readonly of: number }
  | { readonly kind: 'reconnecting'; readonly reason: string }
  | { readonly kind: 'triggers_off'; readonly triggers: readonly string[]; readonly reason: string }
  /** A step after the rows failed; the rows are loaded. */
  | {
      readonly kind: 'note';
      readonly message: string;
      /**
       * The target refuses the rows of this table: what was loaded is undone, and the run starts again without them.
       */
      readonly left_out?: string;
    }
  | { readonly kind: 'constraining' }
  | { readonly kind: 'certifying' }
  /** Parts of that: rows are read back for their checksum, then constraints are checked. */
  | {
      readonly kind: 'examining';
      readonly part: 'checksum' | 'constraints';
      readonly rows: number;
      readonly of: number;
    };

export type RunOutcome = {
  readonly runId: string;
  readonly way: Way;
  readonly reason: string;
  readonly resumed: boolean;
  /** False if the run had no lasting ledger: it can be neither resumed nor undone. */
  readonly exactly_once: boolean;
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly base: number }[];
  readonly rows: number;
  readonly bytes: number;
  readonly seconds: {
    readonly prepare: number;
    readonly load: number;
    readonly constrain: number;
    readonly certify: number;
    readonly checksum: number;
  };
  readonly certificate: Certificate;
  /** Triggers that were disabled during the load. */
  readonly triggers_off: readonly string[];
  /** What a person should know, such as a sequence that could not be moved. */
  readonly notes: readonly string[];
};
