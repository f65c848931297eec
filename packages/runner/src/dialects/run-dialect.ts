import type { Driver, readBackPostgresql, Session } from '@rowloom/databases';
import type { ColumnType, SchemaDocument, Table } from '@rowloom/engine';
import type { LedgerKind, LedgerPlace } from '../ledger/ledger-place.ts';
import type { BackendLook } from '../target/backend-look.ts';
import type { TriggerText } from '../target/trigger-text.ts';
import type { ChunkMarks } from '../undo/chunk-marks.ts';
import type { OwnedBy, OwnRows, StagedTable, TypedColumn } from '../undo/staged-table.ts';

/** All that a run must know of a dialect beyond its driver; each has a folder here, and nothing else asks for its name. */
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
  /** Begins a transaction that is going to write. */
  readonly begin: string;
  /** Whether a transaction holds changes of definitions too; elsewhere each is committed by itself. */
  readonly isDdlAtomic: boolean;
  /** After a SELECT: keeps others from changing its rows. */
  readonly shareLock: string;
  /** A parameter in a list of results, where some servers must be told its type. */
  readonly parameter: (at: number, type: 'text' | 'bigint') => string;
  /** After an INSERT: what to do where the key is there, which is nothing unless told. */
  readonly onConflict: (key: readonly string[], set?: string) => string;
  readonly random: string;
  /** The name of a temporary table, which is quoted already. */
  readonly temporary: (name: string) => string;
  /** Changes or copies a table. */
  readonly executeDdl: (session: Session, sql: string) => Promise<void>;
};

export type LedgerSql = {
  /** Types of names, of short words and of texts of any length, and what ends a CREATE TABLE. */
  readonly types: { readonly name: string; readonly word: string; readonly long: string; readonly tail: string };
  /** The server's clock in whole seconds since 1970. */
  readonly now: string;
  /** Where it may stand, the best place first. */
  readonly places: readonly Exclude<LedgerKind, 'temporary'>[];
  /** Whether several databases share the place, so that the ledger tells them apart. */
  readonly isShared: boolean;
  /** Makes the schema or database that is its own. */
  readonly createSpace: string;
  readonly exists: (session: Session, place: LedgerPlace) => Promise<boolean>;
  /** Whether one is there that this role cannot see. */
  readonly isHidden: (session: Session) => Promise<boolean>;
  /** Whose it is, as `owner`, where that is a stranger, and as `odd` whether to read it is to trust them; undefined where tables have no owners. */
  readonly forged: string | undefined;
  /** Whether a statement puts back what a run has taken off its tables, and does nothing else. */
  readonly isRestoring: (statement: string) => Promise<boolean>;
  /** Who is to be given a right, and how. */
  readonly currentRole: (session: Session) => Promise<string>;
  readonly grant: (database: string, role: string) => string;
};

export type Backends = {
  /** Whether a server stands between connections, so that several may write at once and one can end another. */
  readonly hasServer: boolean;
  /** Makes a connection recognisable, where its name alone does not. */
  readonly mark: (session: Session, runId: string) => Promise<void>;
  /** Whether a connection of a run is still there, whatever it is doing. */
  readonly isAlive: (session: Session, runId: string, backend: number) => Promise<boolean>;
  /** Ends a connection of a run, and no stranger's. */
  readonly terminate: (session: Session, runId: string, backend: number) => Promise<void>;
  readonly look: (session: Session, backend: number) => Promise<BackendLook>;
  readonly cancel: (session: Session, backend: number) => Promise<unknown>;
  readonly end: (session: Session, backend: number) => Promise<unknown>;
  /** The file that a process writes to, where there is no server. */
  readonly file?: (session: Session) => Promise<string>;
  /** What an administrator runs, or does, to end it. */
  readonly endBy: (backend: number) => string;
  /** What the server says of a statement that was cancelled. */
  readonly cancelled: string;
  /** Counts, as `peers`, the servers that this one is replicated to. */
  readonly peers: string | undefined;
};

export type ForbiddenTable = {
  readonly name: string;
  readonly mayRead: boolean;
};

export type TableSql = {
  /** Whether the role may change each table; undefined where it does not exist. */
  readonly readOwned: (session: Session, names: readonly string[]) => Promise<readonly (boolean | undefined)[]>;
  /** Which of the tables the role may not read and add rows to. */
  readonly findForbidden: (session: Session, names: readonly string[]) => Promise<readonly ForbiddenTable[]>;
  /** Foreign keys from others to the tables whose names are the parameter, as JSON. */
  readonly outsideReferrers: string;
  /** A function or operator of a stranger's that would be called in place of the server's; undefined where none can be. */
  readonly planted: string | undefined;
  /** Tables of the schema that is the parameter; undefined where a service's own tables cannot be. */
  readonly tablesOfSchema: string | undefined;
  /** What changes when a table is dropped and created again, and by nothing else, by the place of its name in the parameter. */
  readonly identities: string | undefined;
  /** Whether policies hide rows of a table from this account, by the place of its name in the parameter. */
  readonly hiding: string | undefined;
  /** Functions that may write and are called by the tables whose names are the parameter, as JSON; undefined where none can be. */
  readonly writingFunctions: string | undefined;
  /** Whether the catalogue leaves a table out while somebody alters it. */
  readonly isUnsteady: boolean;
  /** Whether the catalogue has expressions as they were written, not as the server prints them. */
  readonly keepsWords: boolean;
  /** The statement that creates a trigger, where a trigger can only be dropped; absent where it can be switched off. */
  readonly triggerDefinition?: (session: Session, name: string) => Promise<string | undefined>;
  /** All triggers that are in force. */
  readonly readTriggers: (session: Session) => Promise<readonly TriggerText[]>;
  /** Statements that empty tables, which are given parents first. */
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
  /** Switches the checks of keys off for a session; undefined where they stay in force until constraints are taken off. */
  readonly relax: string | undefined;
  readonly hasSequences: boolean;
  /** Whether two loads into one table can block each other forever if its triggers read tables. */
  readonly triggersCollide: boolean;
  /** Moves a counter that is not a sequence. */
  readonly moveCounter: (session: Session, counter: Counter) => Promise<void>;
  /** One run claims numbers at a time. */
  readonly lockClaims: (session: Session, claims: string) => Promise<void>;
  readonly unlockClaims: (session: Session) => Promise<void>;
};

export type Examining = {
  /** Begins a transaction that sees one moment. */
  readonly begin: string;
  /** Settings of the transaction, where it has some; then a failure ends it, unless it goes back to a savepoint. */
  readonly settings: string | undefined;
  readonly exportSnapshot: string | undefined;
  /** A column whose text would lose something, or be in a language of its own, is asked for in another way. */
  readonly readable: (column: string, type: ColumnType) => string;
  /** Reads rows as the server sends them, which is fastest. */
  readonly readBinary: typeof readBackPostgresql | undefined;
  /** A table without those that inherit from it. */
  readonly only: (name: string) => string;
  readonly countIf: (condition: string) => string;
  /** After a text of the default collation: compares bytes, where that is the same. */
  readonly byteOrder: string;
  /** Whether a column of whole numbers holds nothing else, and all sessions see the same moment. */
  readonly hasNumberKeys: boolean;
  /** Indexes that can be walked side by side. */
  readonly walks: string | undefined;
  /** Whether orphans are counted by a join, not by NOT EXISTS. */
  readonly joinsParents: boolean;
  /** Whether there are exclusion constraints over expressions, and the place of a row to compare it with others. */
  readonly hasExclusions: boolean;
};

export type Undoing = {
  /** What makes room for copies, once. */
  readonly prepare: string | undefined;
  /** A temporary table of the columns of another, without rows. */
  readonly createCopy: (name: string, columns: string, real: string) => string;
  readonly makeMarks: (session: Session, stage: string, columns: readonly string[]) => Promise<ChunkMarks>;
  readonly indexEmptyCopy: (session: Session, copy: StagedTable, key: readonly string[] | undefined) => Promise<void>;
  readonly indexCopy: (
    session: Session,
    copy: StagedTable,
    key: readonly string[] | undefined,
    name: string,
  ) => Promise<void>;
  /** Joins the copy to the table, beginning with the copy. */
  readonly join: string;
  readonly deleteSql: (deletion: Deletion) => string;
  /** Whether rows go faster by a range of their key than each by what is in the copy. */
  readonly deletesRanges: boolean;
  /** What stands before FROM in a DELETE whose table is called `t`. */
  readonly deleteFrom: string;
  /** One value that is the same for rows that are the same, NULLs included, and hardly ever for others. */
  readonly digest: (columns: readonly TypedColumn[]) => string;
  /** Counts of rows without a key, where digests of the copy stand in a table of their own; undefined where in the copy itself. */
  readonly counts: RowCounts | undefined;
  /** That `t` and `s` are the same in all columns, found by hash or index; undefined where column by column is as good. */
  readonly sameRow: ((columns: readonly TypedColumn[]) => string) | undefined;
  /** Exactly the rows of the copy, if all of them are there unchanged and their places tell them. */
  readonly ownRows: (session: Session, by: OwnedBy, copy: StagedTable) => Promise<OwnRows | undefined>;
  /** Whether rows are grouped by their columns, not by a digest: all types have an equality. */
  readonly groupsByColumns: boolean;
  /** That two values are the same, or both NULL; `isComparable` says whether their type has an equality. */
  readonly sameValue: (left: string, right: string, isComparable: boolean) => string;
  /** Whether tables that hold nothing else may be emptied, and referring keys get an index, while others work. */
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
  /** That a row of the table, `t`, is that of the copy, `s`. */
  readonly match: string;
  /** That a row of the copy is of the chunks meant; undefined for all of them. */
  readonly within: string | undefined;
};
