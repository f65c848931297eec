import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import type { State } from './state.ts';

type OneOf = Extract<ColumnSource, { kind: 'generator' }>;
export type StateColumn = {
  readonly plan: ColumnPlan;
  readonly source: OneOf;
  readonly states: readonly State[];
  /** It describes the row as a whole, not only its payment or its delivery. */
  readonly isMain: boolean;
};
