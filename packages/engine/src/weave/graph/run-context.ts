import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { SqlValue } from '../../language/values/sql-value.ts';
import type { GeneratorOptions, Plan, TablePlan } from '../../document/plan/plan.ts';
import type { ExistingKeys } from './run-additions.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';

/** Shared by all tables of a run: the plan, the schema, the word lists. */
export type RunContext = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly lexicon: Lexicon;
  /** Microseconds since 1970. */
  readonly asOf: number;
  readonly tables: ReadonlyMap<string, TableContext>;
  /** The tables that a table owns, by its name. */
  readonly owned: ReadonlyMap<string, readonly TableContext[]>;
  /** Keys of rows outside the run, by table. */
  readonly existing: ReadonlyMap<string, ExistingKeys>;
  /** The planner tries a few rows: it gives up sooner than a run. */
  readonly probing?: boolean;
  /** Finds, for each row of a table with sampled constraints, the draw that satisfies them. */
  readonly samplerOf: (table: string) => Sampler;
  /** Interprets an expression over the rows of a table. */
  readonly readerOf: (table: string, expression: Expression, sampling: boolean | number) => Reader;
  /** Calls a custom generator over the rows of a table. */
  readonly ownReaderOf: (
    table: string,
    column: string,
    options: GeneratorOptions,
    sampling: boolean | number,
  ) => Reader;
};

/** The value of an expression in a row, under an attempt at it. */
export type Reader = { readonly valueAt: (row: number, salt: number) => SqlValue };

/** The attempt at which a row's draws satisfy its sampled constraints: still a pure function of the row. */
export type Sampler = { readonly saltOf: (row: number, part: number) => number };

/** Constraints that share columns: their columns are redrawn together. */
export type SampledPart = { readonly tests: readonly Expression[]; readonly columns: ReadonlySet<string> };

export type TableContext = {
  readonly name: string;
  /** The table's index in the plan: earlier ones are loaded first. */
  readonly place: number;
  readonly plan: TablePlan;
  readonly table: Table;
  /** Base types by column. */
  readonly types: ReadonlyMap<string, ColumnType>;
  /** What the run adds to a row's position to get its number: existing rows have the lower numbers. */
  readonly base: number;
  /** Index of the owning reference, or -1. */
  readonly owning: number;
  /** Constraints that every row is tested against, and the columns that are redrawn until they hold. */
  readonly sampled: SampledPart & {
    /** All of them together, or separately if the plan says so. */
    readonly parts: readonly SampledPart[];
  };
};

export function tableOf(run: RunContext, name: string): TableContext {
  const found = run.tables.get(name);
  if (found === undefined) throw new Error(`The plan has no table ${name}.`);
  return found;
}
