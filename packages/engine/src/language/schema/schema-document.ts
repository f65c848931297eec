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
  /** `made`: for a run, which takes it away again when it is undone. */
  readonly partition_of?: {
    readonly table: string;
    readonly schema?: string;
    readonly bounds: string;
    readonly made?: boolean;
  };
  readonly partition_by?: string;
  /** The parts of that key as trees, if a parser has read it and one of them is not a column. */
  readonly partition_key?: readonly Expression[];
  /** Tables whose columns this one has by inheritance, which is not partitioning. */
  readonly inherits?: readonly { readonly schema?: string; readonly table: string }[];
  /** Triggers that fire when a row is inserted. */
  readonly triggers?: readonly Trigger[];
  /** `forced`: it binds the owner too. */
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
  /** What MySQL sets the column to whenever its row is changed, such as `current_timestamp()`. */
  readonly on_update?: string;
  /** `always`: the database refuses a value unless told otherwise; `by_default`: also serial and AUTO_INCREMENT. */
  readonly identity?: 'always' | 'by_default';
  /** Computed by the database from other columns of the row. */
  readonly generated?: { readonly expression: string; readonly stored: boolean; readonly predicate?: Expression };
  /** Only where it is not the database's default. */
  readonly collation?: string;
  readonly comment?: string;
  readonly statistics?: ColumnStatistics;
};

/** Never a value of a text, binary, JSON or network column, unless a profile's maker has allowed its words. */
export type ColumnStatistics = {
  readonly null_fraction?: number;
  /** Number of distinct values; negative means a fraction of the rows, as PostgreSQL keeps it. */
  readonly distinct?: number;
  readonly width?: number;
  readonly min?: string;
  readonly max?: string;
  /** Of a number or moment: values below which equal shares of the rows lie, from the first to the last. */
  readonly quantiles?: readonly string[];
  /** The most frequent values and their shares of the rows that are not NULL; a withheld value has only its share. */
  readonly values?: readonly ValueShare[];
  /** How texts are built, `A` for a capital, `a` for another letter, `9` for a digit: `AA-9999`. */
  readonly formats?: readonly FormatShare[];
  /** For a text: lengths in characters, as quantiles. */
  readonly lengths?: readonly number[];
  /** Of a moment: shares of the hours of a week, from Monday 0:00. */
  readonly hours?: readonly number[];
};

export type ValueShare = { readonly value?: string; readonly share: number };

export type FormatShare = { readonly format: string; readonly share: number };

export type TableStatistics = {
  readonly rows?: number;
  readonly orders?: readonly ColumnOrder[];
};

/** Of two columns of a row the one is hardly ever less than the other. */
export type ColumnOrder = {
  readonly lesser: string;
  readonly greater: string;
  /** The differences, as quantiles: seconds between timestamps, days between dates, otherwise the column's own units. */
  readonly distances?: readonly number[];
};

/** How many rows refer to one parent. */
export type KeyStatistics = {
  /** As quantiles over all parents, those without children among them. */
  readonly children?: readonly number[];
};

export type PrimaryKey = { readonly name?: string; readonly columns: readonly string[] };

export type Unique = {
  readonly name?: string;
  /** Plain columns, in order; empty where the index is over expressions alone. */
  readonly columns: readonly string[];
  /** Indexed expressions besides the columns, such as `lower(email)`. */
  readonly expressions?: readonly { readonly expression: string; readonly predicate?: Expression }[];
  /** Present for a partial index. */
  readonly where?: { readonly expression: string; readonly predicate?: Expression };
  readonly nulls_not_distinct?: boolean;
  readonly deferrable?: boolean;
  /** True where it is an index and not a constraint: DDL writes it another way. */
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
  /** The same as a tree, where a parser has read it: the engine itself reads no SQL. */
  readonly predicate?: Expression;
  /** True where no CHECK says it but the bounds of MySQL's partitions, which have no names as tables of their own. */
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
  /** The function it calls, or its body in dialects that have no functions of their own for it. */
  readonly action?: string;
  /** It fires only where this holds, as SQL text. */
  readonly when?: string;
  /** The body of the function, between a catalogue and whoever reads it; a document that was read has it no more. */
  readonly source?: string;
  /** What no constraint says, but the trigger refuses rows without it, as far as it could be read. */
  readonly keeps?: TriggerRules;
  /** True where all that it does to a row could be read: nothing but what `keeps` says is refused. */
  readonly understood?: boolean;
  /** The words with which it refuses rows; `…` stands for what it fills in. */
  readonly says?: readonly string[];
  /** Columns of the row that it writes itself. */
  readonly sets?: readonly string[];
  /** Rows that it inserts elsewhere. */
  readonly writes?: readonly TriggerWrite[];
};

/** Every name in these is that of the trigger. */
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

/** At most so many rows of the table have the same values in these columns; without columns, so many are there at all. */
export type Limit = {
  readonly name?: string;
  readonly columns: readonly string[];
  readonly most: number;
  /** Only rows that satisfy it count. Rows are planned as if all did. */
  readonly where?: NonNullable<Unique['where']>;
  /** Where a column of the parent says how many, so many more or fewer: `most` is what rows are planned for. */
  readonly room?: {
    readonly columns: readonly string[];
    readonly references: ForeignKey['references'];
    readonly column: string;
    readonly slack: number;
  };
};

/** What rows of another table must be like, as long as rows with these columns refer to them. */
export type ParentCheck = {
  readonly columns: readonly string[];
  readonly references: ForeignKey['references'];
  /** Over the columns of the table that is referred to. */
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
  /** In these, the column `value` is the value that is tested. */
  readonly checks: readonly Check[];
};

/** A row type that columns may have. */
export type CompositeType = {
  readonly name: string;
  readonly schema?: string;
  readonly fields: readonly { readonly name: string; readonly type: ColumnType }[];
};
