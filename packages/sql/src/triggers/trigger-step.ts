import type { Tokens } from './trigger-tokens.ts';

/** A step of a trigger, in any dialect. Conditions depend on the values of the variables at that point. */
export type TriggerStep =
  | { readonly kind: 'if'; readonly branches: readonly TriggerBranch[]; readonly otherwise: readonly TriggerStep[] }
  /** An error, or a skipped row: it is not inserted. */
  | { readonly kind: 'refuse'; readonly says?: string }
  /** The row is inserted, as far as this trigger is concerned. */
  | { readonly kind: 'accept' }
  | { readonly kind: 'set'; readonly column: string; readonly value: Tokens }
  | { readonly kind: 'assign'; readonly name: string; readonly value: Tokens }
  /**
   * A query into variables, or only for whether it finds anything; `keeps` says that they otherwise keep their values.
   */
  | {
      readonly kind: 'query';
      readonly into: readonly string[];
      readonly query: Tokens;
      readonly strict?: boolean;
      readonly keeps?: boolean;
    }
  | { readonly kind: 'insert'; readonly statement: Tokens }
  /** It changes neither the row nor a variable. */
  | { readonly kind: 'other' }
  /** Its effect is unknown: what follows is not read. */
  | { readonly kind: 'unread' };

export type TriggerBranch = { readonly when: Tokens; readonly then: readonly TriggerStep[] };

export type TriggerBody = {
  readonly variables: readonly { readonly name: string; readonly value?: Tokens }[];
  readonly steps: readonly TriggerStep[];
};
