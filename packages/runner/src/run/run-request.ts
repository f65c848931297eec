import type { LocaleWish, Plan, Rules, SchemaDocument } from '@rowloom/engine';
import type { Mode, Way } from '../ledger/run-record.ts';
import type { Certificate } from '../certificate/certificate.ts';
import type { Target } from '../target/target.ts';

/** A plan that is to become rows of a target. */
export type RunRequest = {
  readonly target: Target;
  readonly runId: string;
  /** What the user asked for, without what was drawn for them: the same words find the same unfinished run. */
  readonly requestDigest: string;
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly locale: LocaleWish;
  readonly mode: Mode;
  /** By table: the number that its rows begin at, where they are to be the very rows of an export. */
  readonly bases?: Readonly<Record<string, number>>;
  readonly options?: RunOptions;
  /** Stops at the next chunk boundary; the run can be resumed. */
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: RunEvent) => void;
};

export type RunOptions = {
  /** Connections that load at once, where the way allows several; 2 unless told. */
  readonly connections?: number;
  /** Nobody else uses these tables: constraints may be absent while chunks are loaded. */
  readonly exclusive?: boolean;
  /** Load with a ledger that is gone with the connection: after a crash rows may be there twice. */
  readonly atLeastOnce?: boolean;
  /** The target's host, said by the user, where the target looks like production. */
  readonly confirm?: string;
  readonly takeOver?: boolean;
  /**
   * Triggers of the user's that fire on every row. `auto`: they stay in force, unless the load fails with them and goes
   * without; that is then said.
   */
  readonly triggers?: 'auto' | 'keep' | 'off';
  /** Seconds without a sign after which an attempt counts as dead; 30 unless told. */
  readonly lease?: number;
  /** Rows of a chunk at most; 50,000 unless told. */
  readonly chunkRows?: number;
  /** Rows above which one transaction for all is unwise; 50 million unless told. */
  readonly oneTransactionRows?: number;
  /** Read the rows back and compare their checksum with the plan's; true unless told. */
  readonly checksum?: boolean;
  /** Seconds to go on trying when the server is gone; 60 unless told. */
  readonly patience?: number;
};

export type RunEvent =
  | {
      readonly kind: 'way';
      readonly way: Way;
      readonly reason: string;
      readonly resumed: boolean;
      /** All rows are there already, by an earlier attempt: what is left is to prove it. */
      readonly loaded: boolean;
    }
  | { readonly kind: 'truncating'; readonly rows: number; readonly tables: number }
  | { readonly kind: 'progress'; readonly table: string; readonly rows: number; readonly of: number }
  | { readonly kind: 'reconnecting'; readonly reason: string }
  | { readonly kind: 'triggers_off'; readonly triggers: readonly string[]; readonly reason: string }
  /** Something that comes after the rows did not go as it should; the rows are there. */
  | {
      readonly kind: 'note';
      readonly message: string;
      /** The target refuses the rows of this table: what was loaded is taken back, and the run begins again without them. */
      readonly left_out?: string;
    }
  | { readonly kind: 'constraining' }
  | { readonly kind: 'certifying' }
  /** Parts of that: rows are read back for their checksum, then constraints are examined. */
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
  /** False where the run had no lasting ledger: it can be neither resumed nor undone. */
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
  /** Triggers that were switched off during the load. */
  readonly triggers_off: readonly string[];
  /** What a person should know, such as a sequence that could not be moved. */
  readonly notes: readonly string[];
};
