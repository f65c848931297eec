import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import type { State } from './state.ts';

type OneOf = Extract<ColumnSource, { kind: 'generator' }>;
export type StateColumn = {
  readonly plan: ColumnPlan;
  readonly source: OneOf;
  readonly states: readonly State[];
  /** It speaks of the row as a whole, not of its payment or its delivery alone. */
  readonly isMain: boolean;
};
