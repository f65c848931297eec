import type { DatabaseAddress, TargetErrorCode, TargetFacts } from '@rowloom/databases';
import type { ConstraintVerdict, Dialect, Issue, Plan, Rules, Wishes } from '@rowloom/engine';
import type { Issue as SqlIssue } from '@rowloom/sql';
import type { SchemaDiff } from '../diff/diff-schemas.ts';
import type { Mode } from '../ledger/run-record.ts';
import type { LeftRows } from '../process/run-message.ts';
import type { PackedSchema, SchemaParcel } from './schema-parcel.ts';

/** What a loom can do: by name, what it takes and what it answers. All plain data. */
export type LoomTasks = {
  readonly plan: { readonly takes: PlanTask; readonly answers: PlannedRun | { readonly issues: readonly Issue[] } };
  readonly readDdl: {
    readonly takes: DdlTask;
    readonly answers: ReadSchema | TooLarge | { readonly issues: readonly SqlIssue[] };
  };
  readonly parseSchema: {
    readonly takes: { readonly document: unknown };
    readonly answers: ReadSchema | TooLarge | { readonly issues: readonly Issue[] };
  };
  readonly parseRules: {
    readonly takes: { readonly rules: unknown };
    readonly answers: { readonly rules: Rules } | { readonly issues: readonly Issue[] };
  };
  readonly diff: {
    readonly takes: { readonly before: SchemaParcel; readonly after: SchemaParcel };
    readonly answers: SchemaDiff;
  };
  readonly introspect: { readonly takes: IntrospectTask; readonly answers: Introspected | TooLarge };
  readonly probeTarget: { readonly takes: { readonly address: DatabaseAddress }; readonly answers: ProbedTarget };
  readonly guardRun: { readonly takes: GuardTask; readonly answers: GuardedTarget };
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
  /** Whether its tables are in the target with rows of their own. */
  readonly keepsRows?: boolean;
  /** Answer the plan itself too: of a large schema it is megabytes. */
  readonly whole?: boolean;
};

export type PlannedRun = {
  /** `digest(plan)`. */
  readonly digest: string;
  readonly schemaDigest: string;
  readonly engineVersion: number;
  readonly rows: number;
  readonly tables: readonly PlannedTable[];
  readonly notes: readonly Issue[];
  /** Tables outside the run whose keys are asked of the target. */
  readonly outside: readonly string[];
  readonly plan?: Plan;
};

export type PlannedTable = {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly constraints: readonly Pick<ConstraintVerdict, 'kind' | 'name' | 'verdict' | 'reason'>[];
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

/** The schema as a document has this many bytes, which is more than is kept of any. */
export type TooLarge = { readonly tooLarge: number };

export type Introspected = ReadSchema & {
  /** Of the tables of `keep`: those that are not in the target. */
  readonly missing: readonly string[];
  /** Tables that are there only because those of `keep` refer to them. */
  readonly outside: readonly string[];
};

export type IntrospectTask = {
  readonly address: DatabaseAddress;
  readonly schemas?: readonly string[];
  readonly statistics?: boolean;
  /** Of the target only the tables that this schema has, and what they refer to. */
  readonly keep?: SchemaParcel;
};

export type ProbedTarget = { readonly dialect: Dialect; readonly serverVersion: string };

export type GuardTask = {
  readonly address: DatabaseAddress;
  readonly mode: Mode;
  readonly schema: SchemaParcel;
  /** Those that the run fills, by their keys. */
  readonly tables: readonly string[];
};

export type GuardedTarget = {
  /** What the user has to say in order to show that this target is meant. */
  readonly confirm: string;
  /** Why it has to be confirmed; none where it has not. */
  readonly reasons: readonly string[];
  /** That are in the run's tables now. */
  readonly rows: number;
};

export type LoomRequest = { readonly id: number; readonly name: LoomTaskName; readonly task: unknown };

export type LoomAnswer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: LoomError };

/** A failure as data: what a target refuses in full, of a bug only where it happened. */
export type LoomError =
  | { readonly kind: 'target'; readonly code: TargetErrorCode; readonly message: string; readonly facts: TargetFacts }
  | { readonly kind: 'bug'; readonly trace: readonly string[] };
