import type { Driver, readBackPostgresql, Session } from '@rowloom/databases';
import type { ColumnType, SchemaDocument, Table } from '@rowloom/engine';
import type { LedgerKind, LedgerPlace } from '../ledger/ledger-place.ts';
import type { BackendLook } from '../target/backend-look.ts';
import type { TriggerText } from '../target/trigger-text.ts';
import type { ChunkMarks } from '../undo/chunk-marks.ts';
import type { OwnedBy, OwnRows, StagedTable, TypedColumn } from '../undo/staged-table.ts';

/**
 * Everything that a run must know of a dialect beyond its driver; each has a folder here, and nothing else asks for its
 * name.
 */
export type RunDialect = {
  readonly driver: Driver;
  readonly statements: Statements;
  readonly ledger: LedgerSql;
  readonly backends: Backends;
  readonly tables: TableSql;
  readonly loading: Loading;
  readonly examining: Examining;
  readonly undoing: Undoing;
};

export type Statements = {
  /** Begins a transaction that will write. */
  readonly begin: string;
  /** Whether a transaction covers DDL too; elsewhere each DDL statement is committed by itself. */
  readonly isDdlAtomic: boolean;
  /** After a SELECT: locks the rows against changes. */
  readonly shareLock: string;
  /** A parameter in a result list, where some servers need its type. */
  readonly parameter: (at: number, type: 'text' | 'bigint') => string;
  /** After an INSERT: what to do if the key exists; by default nothing. */
  readonly onConflict: (key: readonly string[], set?: string) => string;
  readonly random: string;
  /** The name of a temporary table, already quoted. */
  readonly temporary: (name: string) => string;
  /** Changes or copies a table. */
  readonly executeDdl: (session: Session, sql: string) => Promise<void>;
};

export type LedgerSql = {
  /** Types for names, short words and texts of any length, and the end of a CREATE TABLE. */
  readonly types: { readonly name: string; readonly word: string; readonly long: string; readonly tail: string };
  /** The server's clock in whole seconds since 1970. */
  readonly now: string;
  /** Where it may be, in order of preference. */
  readonly places: readonly Exclude<LedgerKind, 'temporary'>[];
  /** Whether several databases share the place, so that the ledger distinguishes them. */
  readonly isShared: boolean;
  /** Creates the schema or database of the ledger. */
  readonly createSpace: string;
  readonly exists: (session: Session, place: LedgerPlace) => Promise<boolean>;
  /** Whether one exists that this role cannot see. */
  readonly isHidden: (session: Session) => Promise<boolean>;
  /**
   * Its owner, as `owner`, if that is not trusted, and as `odd` whether even reading it requires trust; undefined if
   * tables have no owners.
   */
  readonly forged: string | undefined;
  /** Whether a statement only restores what a run has removed from its tables. */
  readonly isRestoring: (statement: string) => Promise<boolean>;
  /** Which right to grant to whom, and how. */
  readonly currentRole: (session: Session) => Promise<string>;
  readonly grant: (database: string, role: string) => string;
};

export type Backends = {
  /** Whether there is a server, so that several connections may write at once and one can end another. */
  readonly hasServer: boolean;
  /** Makes a connection identifiable if its name alone does not. */
  readonly mark: (session: Session, runId: string) => Promise<void>;
  /** Whether a connection of a run still exists, whatever it is doing. */
  readonly isAlive: (session: Session, runId: string, backend: number) => Promise<boolean>;
  /** Ends a connection of a run, and no other. */
  readonly terminate: (session: Session, runId: string, backend: number) => Promise<void>;
  readonly look: (session: Session, backend: number) => Promise<BackendLook>;
  readonly cancel: (session: Session, backend: number) => Promise<unknown>;
  readonly end: (session: Session, backend: number) => Promise<unknown>;
  /** The file that a process writes to, if there is no server. */
  readonly file?: (session: Session) => Promise<string>;
  /** What an administrator runs, or does, to end it. */
  readonly endBy: (backend: number) => string;
  /** The server's error for a cancelled statement. */
  readonly cancelled: string;
  /** Counts, as `peers`, the servers that this one replicates to. */
  readonly peers: string | undefined;
};

export type ForbiddenTable = {
  readonly name: string;
  readonly mayRead: boolean;
};

export type TableSql = {
  /** Whether the role may change each table; undefined if it does not exist. */
  readonly readOwned: (session: Session, names: readonly string[]) => Promise<readonly (boolean | undefined)[]>;
  /** Which of the tables the role may not read and add rows to. */
  readonly findForbidden: (session: Session, names: readonly string[]) => Promise<readonly ForbiddenTable[]>;
  /** Foreign keys from others to the tables whose names are the parameter, as JSON. */
  readonly outsideReferrers: string;
  /**
   * A foreign function or operator that would be called instead of the server's; undefined where that is impossible.
   */
  readonly planted: string | undefined;
  /** Tables of the schema that is the parameter; undefined where a service's own tables cannot be. */
  readonly tablesOfSchema: string | undefined;
  /** A mark that changes only when a table is dropped and recreated, by the index of its name in the parameter. */
  readonly identities: string | undefined;
  /** Whether policies hide rows of a table from this account, by the index of its name in the parameter. */
  readonly hiding: string | undefined;
  /**
   * Functions that may write and are called by the tables whose names are the parameter, as JSON; undefined where that
   * is impossible.
   */
  readonly writingFunctions: string | undefined;
  /** Whether the catalogue omits a table while it is being altered. */
  readonly isUnsteady: boolean;
  /** Whether the catalogue has expressions as written, not as the server prints them. */
  readonly keepsWords: boolean;
  /** The statement that creates a trigger, if triggers can only be dropped; absent if they can be disabled. */
  readonly triggerDefinition?: (session: Session, name: string) => Promise<string | undefined>;
  /** All enabled triggers. */
  readonly readTriggers: (session: Session) => Promise<readonly TriggerText[]>;
  /** Statements that empty tables, which are passed with parents first. */
  readonly empty: (names: readonly string[]) => readonly string[];
  readonly drop: (session: Session, schema: SchemaDocument, names: readonly string[]) => Promise<void>;
};

export type Counter = {
  readonly table: Table;
  readonly sql: string;
  readonly column: string;
  readonly last: number;
};

export type Loading = {
  /** Disables key checks for a session; undefined where they stay enforced until constraints are removed. */
  readonly relax: string | undefined;
  readonly hasSequences: boolean;
  /** Whether two loads into one table can block each other forever if its triggers read tables. */
  readonly triggersCollide: boolean;
  /** Moves a counter that is not a sequence. */
  readonly moveCounter: (session: Session, counter: Counter) => Promise<void>;
  /** Lets one run at a time claim numbers. */
  readonly lockClaims: (session: Session, claims: string) => Promise<void>;
  readonly unlockClaims: (session: Session) => Promise<void>;
};

export type Examining = {
  /** Begins a transaction with one snapshot. */
  readonly begin: string;
  /** Settings of the transaction, if any; then a failure ends it, unless it is rolled back to a savepoint. */
  readonly settings: string | undefined;
  readonly exportSnapshot: string | undefined;
  /** A column whose text would be lossy, or locale-dependent, is selected in another form. */
  readonly readable: (column: string, type: ColumnType) => string;
  /** Reads rows in the server's wire format, which is fastest. */
  readonly readBinary: typeof readBackPostgresql | undefined;
  /** A table without those that inherit from it. */
  readonly only: (name: string) => string;
  readonly countIf: (condition: string) => string;
  /** After a text of the default collation: compares bytes, where that is equivalent. */
  readonly byteOrder: string;
  /** Whether an integer column contains only integers, and all sessions share a snapshot. */
  readonly hasNumberKeys: boolean;
  /** Indexes that can be walked in parallel. */
  readonly walks: string | undefined;
  /** Whether orphans are counted by a join, not by NOT EXISTS. */
  readonly joinsParents: boolean;
  /** Whether there are exclusion constraints over expressions, and a row identifier for comparing a row with others. */
  readonly hasExclusions: boolean;
};

export type Undoing = {
  /** Prepares space for copies, once. */
  readonly prepare: string | undefined;
  /** A temporary table with the columns of another, without rows. */
  readonly createCopy: (name: string, columns: string, real: string) => string;
  readonly makeMarks: (session: Session, stage: string, columns: readonly string[]) => Promise<ChunkMarks>;
  readonly indexEmptyCopy: (session: Session, copy: StagedTable, key: readonly string[] | undefined) => Promise<void>;
  readonly indexCopy: (
    session: Session,
    copy: StagedTable,
    key: readonly string[] | undefined,
    name: string,
  ) => Promise<void>;
  /** Joins the copy to the table, starting from the copy. */
  readonly join: string;
  readonly deleteSql: (deletion: Deletion) => string;
  /** Whether deleting by a range of keys is faster than by the rows of the copy. */
  readonly deletesRanges: boolean;
  /** Whether the statement that deletes a table's rows can tell which differ from their copies: to compare first takes as long again. */
  readonly comparesDeleted: ((session: Session, real: string) => Promise<boolean>) | undefined;
  /** What precedes FROM in a DELETE whose table is called `t`. */
  readonly deleteFrom: string;
  /** One value that is equal for equal rows, including NULLs, and hardly ever for others. */
  readonly digest: (columns: readonly TypedColumn[]) => string;
  /** Counts of rows without a key, if digests of the copy are in a separate table; undefined if in the copy itself. */
  readonly counts: RowCounts | undefined;
  /** That `t` and `s` are equal in all columns, found by hash or index; undefined if column by column is as good. */
  readonly sameRow: ((columns: readonly TypedColumn[]) => string) | undefined;
  /** Exactly the rows of the copy, if all of them are present unchanged and their positions identify them. */
  readonly ownRows: (session: Session, by: OwnedBy, copy: StagedTable) => Promise<OwnRows | undefined>;
  /** Whether rows are grouped by their columns, not by a digest: all types have an equality. */
  readonly groupsByColumns: boolean;
  /** That two values are equal, or both NULL; `isComparable` says whether their type has an equality. */
  readonly sameValue: (left: string, right: string, isComparable: boolean) => string;
  /** Whether tables with no other rows may be emptied, and referring keys get an index, while others work. */
  readonly locksTables: boolean;
};

export type RowCounts = {
  /** Rows of the table that are in the copy. */
  readonly there: (session: Session, copy: StagedTable) => Promise<number>;
  /** Rows of the copy that are in the table. */
  readonly found: (session: Session, copy: StagedTable) => Promise<number>;
  /** Different rows of the copy that are in the table more often. */
  readonly moreOften: (session: Session, copy: StagedTable) => Promise<number>;
};

export type Deletion = {
  readonly real: string;
  readonly stage: string;
  readonly key: readonly string[] | undefined;
  /** That a row of the table, `t`, equals that of the copy, `s`. */
  readonly match: string;
  /** That a row of the copy is in the given chunks; undefined for all of them. */
  readonly within: string | undefined;
};
