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

/** The plan under construction. Each step of the planner reads what earlier steps wrote and adds its own. */
export type Draft = {
  /** Shares of dirt that rules request, by table, by `table.column`, and by `*` for all tables. */
  readonly dirt: ReadonlyMap<string, number>;
  readonly schema: SchemaDocument;
  readonly tables: ReadonlyMap<string, TableDraft>;
  /** Tables outside the run whose existing rows in the target may be referenced. */
  readonly existing: ReadonlySet<string>;
  /** Unsatisfiable requests; with any of these there is no plan. */
  readonly issues: Issue[];
  readonly notes: Issue[];
  /** Columns, as `table.column`, whose first choice of a source failed. */
  readonly withdrawn: ReadonlySet<string>;
  /** The time of the run, in microseconds. */
  readonly asOf: number;
  /**
   * Tables without rows that satisfy the CHECKs by the usual methods: slower ones are used for them, and in the second
   * attempt NULLs, if nothing else works.
   */
  readonly efforts: ReadonlyMap<string, number>;
  /**
   * Tables without suitable parents: what they require of their parents' columns is required of the parents themselves.
   */
  readonly narrowed: ReadonlySet<string>;
  /** Tables with few suitable parents: some of the parents are made suitable. */
  readonly particular: ReadonlySet<string>;
  /** Tables whose keys could not be made to agree, or that can have no rows as the others are planned. */
  readonly torn: Set<string>;
  /** Tables whose names are not interpreted beyond what the schema declares: doing so left them without rows before. */
  readonly literal: ReadonlySet<string>;
  /** Tables for which more is inferred than the schema declares. */
  readonly meant: Set<string>;
  readonly work: WorkBudget;
};

/** What is required of every row of one kind. */
export type Kind = {
  readonly asks: readonly KindAsk[];
  /** It constrains a unique column: then every row has some kind, so that all can be distinct. */
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
  /** The user gave this number: it is met or it is an issue. */
  exact: boolean;
  columns: Map<string, ColumnPlan>;
  variants: VariantGroup[];
  /** Columns by which a child's key distinguishes this table's rows, though no key of the table says so. */
  distinct: Set<string>;
  /** Texts whose order a CHECK of another table compares. */
  readonly ordered: Set<string>;
  /** The values of its key, if the schema lists them. */
  enumeration: Enumeration | undefined;
  /** Columns that cycle through their values row by row, as references to rows of one kind require. */
  readonly rounds: Map<string, readonly string[]>;
  /**
   * What other tables require of some of its rows, in rotation; the last kind is unconstrained, unless one is closed.
   */
  kinds: readonly Kind[];
  /** Columns with one value in all rows, as keys of other tables that share them require. */
  readonly uniform: Set<string>;
  /** Its rows repeat a small set in which all keys agree. */
  motif?: TableMotif;
  /** How many consecutive rows of the motif share a place. */
  repeat?: number;
  /** What the CHECKs require of a row. */
  solution: RowSolution;
  /** Columns in CHECKs, whose ranges must not be widened. */
  solved: ReadonlySet<string>;
  /** Columns in CHECKs that impose only two ends. */
  bounded: ReadonlyMap<string, ColumnBounds>;
  /** Columns in CHECKs that these do not decide. */
  operands: ReadonlyMap<string, Operand>;
  /** Columns that a CHECK forbids to be NULL, always or in some of its variants. */
  filled: ReadonlySet<string>;
  /** Columns whose source follows from a CHECK over other columns. */
  related: Set<string>;
  /**
   * Texts that suit the column's name and are tested against its CHECK, instead of being made from the CHECK's pattern.
   */
  tested: Map<string, readonly PatternSource[]>;
  /** The time at which a row was created, once the table is planned. */
  beginning?: Beginning;
  /** State columns with the meaning of their values, once the table is planned. */
  states?: readonly StateColumn[];
  /**
   * Columns whose source, chosen to satisfy a CHECK, was replaced for a key: the CHECK is tested row by row instead.
   */
  replaced: Set<string>;
};

/** Both ends belong to it. */
export type ColumnBounds = { readonly min?: number; readonly max?: number };

/** What CHECKs require of a column that they do not decide: its own two ends, and its relations. */
export type Operand = {
  readonly bounds: ColumnBounds;
  /** Those that concern it, or values computed from it. */
  readonly relations: readonly Relation[];
  /** Of the columns in these; undefined if more is required than two ends. */
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
  /** Its parents would lead back to the row itself: NOT NULL columns have their own value. */
  released?: boolean;
  /** Columns that lead back to the row itself: its parent is one of the rows that belong to it. */
  own?: readonly string[];
  strategy: ReferenceStrategy | undefined;
  null_fraction: number;
  /** The maximum number of children of one parent by unique constraints; lowered by later steps. */
  most: number | undefined;
  least: number;
  /** Only parents of one kind are suitable. */
  among?: Among;
  /** The same for each kind of the table's own rows. */
  rounds?: readonly (Among | null)[];
  /** The only child of each parent comes in the parents' order: other tables rely on contiguous rows. */
  ordered?: boolean;
  /** Inferred from names, not only from the schema: the confidence, and the reason. */
  readonly meant?: { readonly reason: string; readonly confidence: number };
};
