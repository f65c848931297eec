import type { Expression } from '../../language/expression/expression.ts';
import type { ColumnRule, ReferenceRule, TableRule } from '../../document/rules/rules.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import type { PatternSource, Relation, RowSolution } from '../../solve/row-solution.ts';
import type { Beginning } from './beginning.ts';
import type { StateColumn } from './state-column.ts';
import type { Enumeration } from './enumeration.ts';
import type { TableMotif } from './table-motif.ts';
import type { Among, ColumnPlan, ReferenceStrategy, VariantGroup } from '../../document/plan/plan.ts';
import type { WorkBudget } from './work-budget.ts';

/** The plan while it is being made. Each step of the planner reads what earlier steps wrote and adds its own. */
export type Draft = {
  /** Shares of dirt that rules ask for, by table, by `table.column`, and by `*` for all tables. */
  readonly dirt: ReadonlyMap<string, number>;
  readonly schema: SchemaDocument;
  readonly tables: ReadonlyMap<string, TableDraft>;
  /** Tables outside the run whose rows, in the target, may be referred to. */
  readonly existing: ReadonlySet<string>;
  /** Wishes that cannot be met; with any of these there is no plan. */
  readonly issues: Issue[];
  readonly notes: Issue[];
  /** Columns, as `table.column`, for which the first choice of a source turned out not to do. */
  readonly withdrawn: ReadonlySet<string>;
  /** The time of the run, in microseconds. */
  readonly asOf: number;
  /**
   * Tables of whose rows the usual way found none that meet the CHECKs: slower ways are taken for them, and in the second
   * attempt NULLs, where nothing else does.
   */
  readonly efforts: ReadonlyMap<string, number>;
  /** Tables of which no parents would do: what they ask of their parents' columns is asked of the parents themselves. */
  readonly narrowed: ReadonlySet<string>;
  /** Tables of which few parents would do: some of the parents are made so that they do. */
  readonly particular: ReadonlySet<string>;
  /** Tables whose keys could not be made to agree, or that can have no rows as the others are planned. */
  readonly torn: Set<string>;
  /** Tables whose names are not followed beyond what the schema declares: doing so left them without rows before. */
  readonly literal: ReadonlySet<string>;
  /** Tables of which more is followed than the schema declares. */
  readonly meant: Set<string>;
  readonly work: WorkBudget;
};

/** What is asked of every row of one kind. */
export type Kind = {
  readonly asks: readonly KindAsk[];
  /** It asks something of a column that never repeats: then every row is of some kind, so that all can be told apart. */
  readonly closed: boolean;
};
export type KindAsk = { readonly column: string; readonly predicate: Expression };

export type TableDraft = {
  readonly key: string;
  readonly table: Table;
  readonly types: ReadonlyMap<string, ColumnType>;
  rule: TableRule;
  readonly columnRules: ReadonlyMap<string, ColumnRule>;
  references: ReferenceDraft[];
  /** Index of the owning reference, or -1. */
  owning: number;
  rows: number;
  /** The user named this number: it is met or it is an issue. */
  exact: boolean;
  columns: Map<string, ColumnPlan>;
  variants: VariantGroup[];
  /** Columns that a child's key relies on to tell this table's rows apart, though no key of the table says so. */
  distinct: Set<string>;
  /** Texts of which a CHECK of another table asks which one comes first. */
  readonly ordered: Set<string>;
  /** The values of its key, where the schema tells them. */
  enumeration: Enumeration | undefined;
  /** Columns that go round in their values row by row, as references to rows of one kind rely on. */
  readonly rounds: Map<string, readonly string[]>;
  /** What other tables ask of some of its rows, which take turns; those of the last turn are free, unless one is closed. */
  kinds: readonly Kind[];
  /** Columns that hold one value in all rows, as keys of other tables that share them rely on. */
  readonly uniform: Set<string>;
  /** Its rows repeat a few, in which all keys agree. */
  motif?: TableMotif;
  /** How many rows of the motif have the same place, one after the other. */
  repeat?: number;
  /** What the CHECKs ask of a row. */
  solution: RowSolution;
  /** Columns that CHECKs speak of: their ranges are not ours to widen. */
  solved: ReadonlySet<string>;
  /** Of the columns that CHECKs speak of, those of which they ask nothing but two ends. */
  bounded: ReadonlyMap<string, ColumnBounds>;
  /** Of the columns that CHECKs speak of, those that they do not decide. */
  operands: ReadonlyMap<string, Operand>;
  /** Columns that a CHECK forbids to be NULL, always or in some of its variants. */
  filled: ReadonlySet<string>;
  /** Columns whose source follows from a CHECK over other columns. */
  related: Set<string>;
  /** Texts that suit the column's name and are tested against its CHECK, rather than made from the CHECK's pattern. */
  tested: Map<string, readonly PatternSource[]>;
  /** The moment at which a row came to be, once the table is planned. */
  beginning?: Beginning;
  /** Columns that say how far a row has come, with what their values say, once the table is planned. */
  states?: readonly StateColumn[];
  /** Columns whose source, chosen to meet a CHECK, gave way to a key: the CHECK is tested row by row instead. */
  replaced: Set<string>;
};

/** Both ends belong to it. */
export type ColumnBounds = { readonly min?: number; readonly max?: number };

/** What CHECKs ask of a column that they do not decide: its own two ends, and how it goes with others. */
export type Operand = {
  readonly bounds: ColumnBounds;
  /** Those that speak of it, or of what is computed from it. */
  readonly relations: readonly Relation[];
  /** Of the columns that these speak of; undefined where more is asked than two ends. */
  readonly ends: ReadonlyMap<string, ColumnBounds | undefined>;
};

export type ReferenceDraft = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly to_columns: readonly string[];
  /** Whether the row may have no parent. */
  readonly nullable: boolean;
  /** Whether two rows may not have the same parent. */
  readonly unique: boolean;
  readonly deferrable: boolean;
  readonly declared: boolean;
  readonly cascades: boolean;
  readonly rule: ReferenceRule;
  /** Its columns cannot agree with those of other references: it is always NULL. */
  absent: boolean;
  /** Its parents would lead back to the row itself: columns that must have a value have one of their own. */
  released?: boolean;
  /** Columns that lead back to the row itself: its parent is one of the rows that belong to it. */
  own?: readonly string[];
  strategy: ReferenceStrategy | undefined;
  null_fraction: number;
  /** Children of one parent at most, as unique constraints demand; lowered by later steps. */
  most: number | undefined;
  least: number;
  /** Only parents of one kind will do. */
  among?: Among;
  /** The same for each kind of the table's own rows. */
  rounds?: readonly (Among | null)[];
  /** The only child of each parent comes in the parents' order: other tables count on rows that lie together. */
  ordered?: boolean;
  /** Names decide about it, not the schema alone: how surely, and why. */
  readonly meant?: { readonly reason: string; readonly confidence: number };
};
