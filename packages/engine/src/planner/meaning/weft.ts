import type { Draft, TableDraft } from '../draft/draft.ts';
import type { ColumnPlan, TablePlan } from '../../document/plan/plan.ts';

/** A planned table while names are read for what its columns have to do with each other. */
export type WovenTable = {
  readonly target: TableDraft;
  readonly plan: TablePlan;
  /** A column's name in English words. */
  readonly words: (column: string) => readonly string[];
  readonly columns: Map<string, ColumnPlan>;
  /** Columns that follow from others by their names, with what filled them before. */
  readonly before: Map<string, ColumnPlan>;
};

export type Weft = {
  readonly draft: Draft;
  readonly tables: ReadonlyMap<string, WovenTable>;
  readonly locale: string;
};
