import type { PreviewValue } from '@rowloom/engine';

/** A row that is under construction or finished: its values and references. */
export type MadeNode = {
  readonly table: string;
  /** Its number in the plan. */
  readonly number: number;
  readonly values: Readonly<Record<string, PreviewValue>>;
  /** By the index of the reference. */
  readonly parents: ReadonlyMap<number, MadeNode>;
  /** Columns that differ from the plan. */
  readonly changed: ReadonlySet<string>;
  /** How many of the changed columns others derive from. */
  readonly strain: number;
};

/** Why a row could not be made; the first reason is reported if no row can. */
export type Failure = {
  readonly failed: true;
  /** `rows`: none is left, or it is in use; `key`: an earlier row has it. */
  readonly kind: 'rows' | 'key' | 'constraint';
  readonly table: string;
  readonly constraint: string;
  readonly message: string;
};

export const isFailure = (result: object): result is Failure => 'failed' in result;
