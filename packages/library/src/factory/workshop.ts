import type { Issue, Rules } from '@rowloom/engine';
import type { RowConverter } from '../values/convert-row.ts';
import type { NaturalMatches } from './candidates.ts';
import type { MadeNode } from './made-node.ts';
import type { NaturalRows } from './natural-rows.ts';
import type { TableFacts } from './table-facts.ts';

/** What all factories of a loom share. */
export type Workshop = {
  readonly natural: NaturalRows;
  readonly facts: ReadonlyMap<string, TableFacts>;
  readonly converters: ReadonlyMap<string, RowConverter>;
  /** Requests that no row meets by itself. */
  readonly vain: Set<string>;
  readonly matches: NaturalMatches;
  readonly variantOf: (rules: Rules) => NaturalRows | readonly Issue[];
  /** Rows that tests hold, by their returned object. */
  readonly nodes: WeakMap<object, MadeNode>;
};
