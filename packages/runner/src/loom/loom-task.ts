import type { DatabaseAddress, S3Place, TargetErrorCode, TargetFacts } from '@rowloom/databases';
import type { Dialect, Issue, Rules, Wishes } from '@rowloom/engine';
import type { Issue as SqlIssue } from '@rowloom/sql';
import type { Mode } from '../ledger/run-record.ts';
import type { KeyList } from '../run/sample-keys.ts';
import type { LeftRows } from '../process/run-message.ts';
import type { PackedMembers } from './packed-members.ts';
import type { SchemaExcess } from './schema-limits.ts';
import type { PackedSchema, SchemaParcel } from './schema-parcel.ts';

/** The tasks of a loom: by name, its input and output. All plain data. */
export type LoomTasks = {
  readonly plan: { readonly takes: PlanTask; readonly answers: PlannedRun | Unplanned };
  readonly readDdl: {
    readonly takes: DdlTask;
    readonly answers: ReadSchema | TooLarge | { readonly issues: readonly SqlIssue[] };
  };
  readonly parseSchema: {
    /** As sent: JSON, compressed with gzip, in base64; or already read. */
    readonly takes: { readonly packed: string } | { readonly document: unknown };
    readonly answers:
      | ReadSchema
      | TooLarge
      | { readonly issues: readonly Pick<Issue, 'path' | 'message'>[] }
      /** It is not JSON, or ambiguous JSON. */
      | { readonly unreadable: string | undefined };
  };
  readonly parseRules: {
    readonly takes: { readonly rules: unknown };
    readonly answers: { readonly rules: Rules } | { readonly issues: readonly Issue[] };
  };
  readonly diff: {
    readonly takes: { readonly before: SchemaParcel; readonly after: SchemaParcel };
    /** `changes` is the compressed part. */
    readonly answers: PackedMembers & { readonly identical: boolean };
  };
  readonly introspect: { readonly takes: IntrospectTask; readonly answers: Introspected | TooLarge };
  readonly probeTarget: { readonly takes: { readonly address: DatabaseAddress }; readonly answers: ProbedTarget };
  readonly guardRun: { readonly takes: GuardTask; readonly answers: GuardedTarget };
  readonly fitRun: { readonly takes: FitTask; readonly answers: FittedRun };
  /** Aborts unfinished uploads of killed runs there, and returns their number. */
  readonly sweepPlace: { readonly takes: { readonly place: S3Place }; readonly answers: { readonly ended: number } };
  readonly ledgerRows: {
    readonly takes: { readonly address: DatabaseAddress; readonly runId: string };
    readonly answers: LeftRows;
  };
};

export type LoomTaskName = keyof LoomTasks;
export type Takes<Name extends LoomTaskName> = LoomTasks[Name]['takes'];
export type Answers<Name extends LoomTaskName> = LoomTasks[Name]['answers'];

export type PlanTask = {
  readonly schema: SchemaParcel;
  readonly wishes: Wishes;
  /** How the rows are loaded into a database, if they are. */
  readonly into?: Mode;
  /** Plan for partitions that the run creates for tables without any. */
  readonly makePartitions?: boolean;
  /** Describe every column and every constraint too: for a large schema these are megabytes. */
  readonly whole?: boolean;
};

export type PlannedRun = {
  /** `digest(plan)`. */
  readonly digest: string;
  readonly schemaDigest: string;
  readonly engineVersion: number;
  readonly rows: number;
  readonly tables: readonly PlannedTable[];
  /** Keys of rows outside the run to read from the target. */
  readonly asked: readonly KeyList[];
  /** `tables` with their columns and constraints, and `notes`. */
  readonly whole?: PackedMembers;
};

export type PlannedTable = { readonly name: string; readonly rows: number };

/** Why there is no plan. */
export type Unplanned = {
  /** The first of them. */
  readonly issues: readonly Issue[];
  readonly count: number;
  /** `issues`, all of them. */
  readonly whole?: PackedMembers;
};

export type DdlTask = { readonly text: string; readonly dialect: Dialect; readonly name: string };

export type ReadSchema = PackedSchema & {
  /** Of its JSON. */
  readonly bytes: number;
  readonly dialect: Dialect;
  readonly digest: string;
  readonly tables: number;
  readonly columns: number;
  readonly warnings: readonly string[];
};

/** The schema exceeds one of the storage limits. */
export type TooLarge = { readonly tooLarge: SchemaExcess };

export type Introspected = ReadSchema & {
  /** The tables of `keep`: existing ones, and missing ones. */
  readonly present: readonly string[];
  readonly missing: readonly string[];
  /** Tables included only because those of `keep` refer to them. */
  readonly outside: readonly string[];
};

export type IntrospectTask = {
  readonly address: DatabaseAddress;
  readonly schemas?: readonly string[];
  readonly statistics?: boolean;
  /** Only the tables of the target that this schema has, and what they refer to. */
  readonly keep?: SchemaParcel;
};

export type ProbedTarget = { readonly dialect: Dialect; readonly serverVersion: string };

export type GuardTask = {
  readonly address: DatabaseAddress;
  readonly mode: Mode;
  readonly schema: SchemaParcel;
  /** The plan for each, by its key; those that a rule skips stay as they are. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly rules: Rules;
  readonly asked: readonly KeyList[];
};

export type GuardedTarget = {
  /** The confirmation with which the user shows that this target is intended. */
  readonly confirm: string;
  /** Why it must be confirmed; absent if not. */
  readonly reasons: readonly string[];
  /** Rows in the run's tables now. */
  readonly rows: number;
  /** Which of the run's tables the target has, and which it lacks. */
  readonly present: readonly string[];
  readonly missing: readonly string[];
  /** Why its tables cannot be emptied, if they should be. */
  readonly referred?: string;
  /**
   * Whether tables may get no rows in the current target: full ones, forbidden ones, and those with references to no
   * rows.
   */
  readonly suspect: boolean;
};

export type FitTask = Pick<GuardTask, 'address' | 'mode' | 'schema'> &
  Pick<PlanTask, 'makePartitions'> & { readonly wishes: Omit<Wishes, 'existing'> };

/** What the target can accept of a run. */
export type FittedRun =
  /** `tables` and `notes` of the plan as it would be executed. */
  | { readonly whole: PackedMembers }
  | {
      readonly refused: {
        readonly code: TargetErrorCode;
        readonly table: string | undefined;
        readonly message: string;
      };
    };

export type LoomRequest = { readonly id: number; readonly name: LoomTaskName; readonly task: unknown };

export type LoomAnswer =
  /** The task has arrived, and work has begun: starting a process takes time too. */
  | { readonly id: number; readonly isBegun: true }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: LoomError };

/** A failure as data: a target's refusal in full, for a bug only where it happened. */
export type LoomError =
  | { readonly kind: 'target'; readonly code: TargetErrorCode; readonly message: string; readonly facts: TargetFacts }
  | { readonly kind: 'bug'; readonly trace: readonly string[] };
