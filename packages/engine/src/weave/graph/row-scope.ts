import type { ColumnProgram } from './column-program.ts';
import type { Frame, Node } from './node.ts';
import type { RunContext, TableContext } from './run-context.ts';

/** Rows `first` up to `end` of a table; none where they are equal. */
export type ChildRange = {
  readonly first: Node;
  readonly end: Node;
  /** There is one at most. */
  readonly isSingle?: true;
};

/**
 * One row of one table, as the compiler sees it: its columns, the parents it refers to, the children that refer to it.
 * Every answer is a graph over the row's number; nothing is looked up.
 */
export type RowScope = {
  readonly run: RunContext;
  readonly table: TableContext;
  readonly frame: Frame;
  readonly row: Node;
  /** The row's number in the table, earlier runs' rows counted: whatever must not repeat is made from it. */
  readonly number: Node;
  readonly low: Node;
  readonly high: Node;
  /** The row as a column's draws see it: under another attempt where the column has sampled constraints. */
  readonly draws: (column: string) => Pick<RowScope, 'low' | 'high' | 'once'> & { readonly part?: number };
  /** Whose attempt the caller of the loop chooses: that of one part of the sampled constraints, or of all. */
  readonly sampling: boolean | number;
  /** How many steps up a tree of its table led to this row, one after the other. */
  readonly climbed: number;
  /** Computes a part once for this row, so that its nodes are shared. */
  readonly once: <T>(key: string, make: () => T) => T;
  readonly column: (name: string) => ColumnProgram;
  /** The same without the dirt that the plan gives it: what a slug is made of, say. */
  readonly clean: (name: string) => ColumnProgram;
  /** The same row where its words are those of one of the run's locales; other rows keep theirs. */
  readonly inLocale: (index: number) => RowScope;
  /** The row that a reference leads to. */
  readonly parent: (reference: number) => RowScope;
  /** The rows of another table that belong to this one, by the chain of owning references. */
  readonly children: (table: string) => ChildRange;
  /** One row of another table. A child, and whoever owns it on the way here, knows that this row is its ancestor. */
  readonly reach: (table: string, row: Node, how?: 'parent' | 'tree' | 'owner' | 'child' | 'fold') => RowScope;
};
