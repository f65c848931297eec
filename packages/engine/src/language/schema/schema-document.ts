import type { Dialect } from '../dialect/dialect.ts';
import type { Expression } from '../expression/expression.ts';
import type { ColumnType } from '../types/column-type.ts';

/** One JSON document describes a relational schema everywhere: template, snapshot, export, engine. */
export type SchemaDocument = {
  readonly version: 1;
  readonly dialect: Dialect;
  readonly name: string;
  readonly tables: readonly Table[];
  readonly enums: readonly EnumType[];
  readonly domains: readonly DomainType[];
  readonly composites?: readonly CompositeType[];
};

export type Table = {
  readonly name: string;
  /** Absent if the document has only one schema. */
  readonly schema?: string;
  readonly comment?: string;
  readonly columns: readonly Column[];
  readonly primary_key?: PrimaryKey;
  readonly uniques: readonly Unique[];
  readonly foreign_keys: readonly ForeignKey[];
  readonly checks: readonly Check[];
  readonly exclusions?: readonly Exclusion[];
  /** `made`: created for a run, and removed when it is undone. */
  readonly partition_of?: {
    readonly table: string;
    readonly schema?: string;
    readonly bounds: string;
    readonly made?: boolean;
  };
  readonly partition_by?: string;
  /** The parts of that key as trees, if a parser has read it and one of them is not a column. */
  readonly partition_key?: readonly Expression[];
  /** Tables from which this one inherits columns, other than by partitioning. */
  readonly inherits?: readonly { readonly schema?: string; readonly table: string }[];
  /** Triggers that fire when a row is inserted. */
  readonly triggers?: readonly Trigger[];
  /** `forced`: it applies to the owner too. */
  readonly row_security?: 'enabled' | 'forced';
  /** What a profile measured in its rows. */
  readonly statistics?: TableStatistics;
};

export type Column = {
  readonly name: string;
  readonly type: ColumnType;
  readonly nullable: boolean;
  /** SQL text of the default, as the database prints it. */
  readonly default?: string;
  /** The value to which MySQL sets the column whenever its row changes, such as `current_timestamp()`. */
  readonly on_update?: string;
  /** `always`: the database refuses a value unless overridden; `by_default`: also serial and AUTO_INCREMENT. */
  readonly identity?: 'always' | 'by_default';
  /** Computed by the database from other columns of the row. */
  readonly generated?: { readonly expression: string; readonly stored: boolean; readonly predicate?: Expression };
  /** Only if it is not the database's default. */
  readonly collation?: string;
  readonly comment?: string;
  readonly statistics?: ColumnStatistics;
};

/** Never a value of a text, binary, JSON or network column, unless the author of a profile has allowed its words. */
export type ColumnStatistics = {
  readonly null_fraction?: number;
  /** Number of distinct values; negative means a fraction of the rows, as PostgreSQL keeps it. */
  readonly distinct?: number;
  readonly width?: number;
  readonly min?: string;
  readonly max?: string;
  /** For a number or timestamp: values that divide the rows into equal shares, from the first to the last. */
  readonly quantiles?: readonly string[];
  /** The most frequent values and their shares of the non-NULL rows. A withheld value has only its share. */
  readonly values?: readonly ValueShare[];
  /** The format of texts: `A` for a capital, `a` for another letter, `9` for a digit, as in `AA-9999`. */
  readonly formats?: readonly FormatShare[];
  /** For a text: lengths in characters, as quantiles. */
  readonly lengths?: readonly number[];
  /** For a timestamp: shares of the hours of a week, from Monday 0:00. */
  readonly hours?: readonly number[];
};

export type ValueShare = { readonly value?: string; readonly share: number };

export type FormatShare = { readonly format: string; readonly share: number };

export type TableStatistics = {
  readonly rows?: number;
  readonly orders?: readonly ColumnOrder[];
};

/** Two columns of a row of which the first is hardly ever less than the second. */
export type ColumnOrder = {
  readonly lesser: string;
  readonly greater: string;
  /** The differences, as quantiles: seconds between timestamps, days between dates, otherwise the column's units. */
  readonly distances?: readonly number[];
};

/** How many rows refer to one parent. */
export type KeyStatistics = {
  /** As quantiles over all parents, including those without children. */
  readonly children?: readonly number[];
};

export type PrimaryKey = { readonly name?: string; readonly columns: readonly string[] };

export type Unique = {
  readonly name?: string;
  /** Plain columns, in order; empty if the index has only expressions. */
  readonly columns: readonly string[];
  /** Indexed expressions besides the columns, such as `lower(email)`. */
  readonly expressions?: readonly { readonly expression: string; readonly predicate?: Expression }[];
  /** Present for a partial index. */
  readonly where?: { readonly expression: string; readonly predicate?: Expression };
  readonly nulls_not_distinct?: boolean;
  readonly deferrable?: boolean;
  /** True for an index that is not a constraint, which DDL writes differently. */
  readonly index?: boolean;
  /** Prefix lengths of MySQL, by column. */
  readonly prefix_lengths?: Readonly<Record<string, number>>;
};

export type ForeignKey = {
  readonly name?: string;
  readonly columns: readonly string[];
  readonly references: { readonly schema?: string; readonly table: string; readonly columns: readonly string[] };
  readonly on_delete?: ReferentialAction;
  readonly on_update?: ReferentialAction;
  readonly deferrable?: boolean;
  readonly initially_deferred?: boolean;
  readonly match?: 'simple' | 'full';
  readonly not_valid?: boolean;
  readonly statistics?: KeyStatistics;
};

export type ReferentialAction = 'no_action' | 'restrict' | 'cascade' | 'set_null' | 'set_default';

export type Check = {
  readonly name?: string;
  /** SQL text without the word CHECK. */
  readonly expression: string;
  /** The same as a tree, if a parser has read it: the engine itself reads no SQL. */
  readonly predicate?: Expression;
  /** True if no CHECK says so, only the bounds of MySQL's partitions, which have no table names of their own. */
  readonly implied?: boolean;
};

export type Exclusion = {
  readonly name?: string;
  readonly method: string;
  readonly elements: readonly { readonly expression: string; readonly operator: string }[];
  readonly where?: string;
};

export type Trigger = {
  readonly name: string;
  readonly timing: 'before' | 'after' | 'instead_of';
  readonly level: 'row' | 'statement';
  /** The function that it calls, or its body in dialects without trigger functions. */
  readonly action?: string;
  /** It fires only if this holds, as SQL text. */
  readonly when?: string;
  /** The body of the function, on its way from a catalogue to the reader. A document that was read no longer has it. */
  readonly source?: string;
  /** Conditions that no constraint states but the trigger enforces, as far as it could be read. */
  readonly keeps?: TriggerRules;
  /** True if all effects on a row could be read: it refuses only what violates `keeps`. */
  readonly understood?: boolean;
  /** The messages with which it refuses rows; `…` stands for what it fills in. */
  readonly says?: readonly string[];
  /** Columns of the row that it writes itself. */
  readonly sets?: readonly string[];
  /** Rows that it inserts into other tables. */
  readonly writes?: readonly TriggerWrite[];
};

/** All names below are from the trigger's point of view. */
export type TriggerRules = {
  readonly foreign_keys?: readonly ForeignKey[];
  readonly uniques?: readonly Unique[];
  readonly checks?: readonly Check[];
  readonly parents?: readonly ParentCheck[];
  readonly limits?: readonly Limit[];
  readonly follows?: readonly Following[];
};

/** What a column is in rows that satisfy `where`; the value may be that of rows that the table refers to. */
export type Following = {
  readonly name?: string;
  readonly column: string;
  readonly where?: Expression;
  readonly value: Expression;
};

/** The maximum number of rows of the table with the same values in these columns; without columns, of rows in all. */
export type Limit = {
  readonly name?: string;
  readonly columns: readonly string[];
  readonly most: number;
  /** Only rows that satisfy it count. Rows are planned as if all did. */
  readonly where?: NonNullable<Unique['where']>;
  /** If a column of the parent gives the maximum, an offset to it; `most` is the number that rows are planned for. */
  readonly room?: {
    readonly columns: readonly string[];
    readonly references: ForeignKey['references'];
    readonly column: string;
    readonly slack: number;
  };
};

/** What rows of another table must satisfy while rows with these columns refer to them. */
export type ParentCheck = {
  readonly columns: readonly string[];
  readonly references: ForeignKey['references'];
  /** Over the columns of the referenced table. */
  readonly check: Check;
};

/** A row that a trigger inserts: values that are plain columns of the new row, or constants. */
export type TriggerWrite = {
  readonly schema?: string;
  readonly table: string;
  readonly values: readonly { readonly column: string; readonly value: Expression }[];
};

export type EnumType = { readonly name: string; readonly schema?: string; readonly values: readonly string[] };

export type DomainType = {
  readonly name: string;
  readonly schema?: string;
  readonly type: ColumnType;
  readonly nullable: boolean;
  readonly default?: string;
  /** In these, the column `value` is the tested value. */
  readonly checks: readonly Check[];
};

/** A row type for columns. */
export type CompositeType = {
  readonly name: string;
  readonly schema?: string;
  readonly fields: readonly { readonly name: string; readonly type: ColumnType }[];
};
