import type { Tokens } from './trigger-tokens.ts';

/** A step of a trigger, in whichever dialect. What conditions mean depends on what the variables hold by then. */
export type TriggerStep =
  | { readonly kind: 'if'; readonly branches: readonly TriggerBranch[]; readonly otherwise: readonly TriggerStep[] }
  /** An error, or a row that is passed over: it does not come in. */
  | { readonly kind: 'refuse'; readonly says?: string }
  /** The row comes in, as far as this trigger goes. */
  | { readonly kind: 'accept' }
  | { readonly kind: 'set'; readonly column: string; readonly value: Tokens }
  | { readonly kind: 'assign'; readonly name: string; readonly value: Tokens }
  /** A query into variables, or for the sake of whether it finds anything; `keeps` holds what they held if not. */
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
  /** Nobody knows what it does: what follows is not read. */
  | { readonly kind: 'unread' };

export type TriggerBranch = { readonly when: Tokens; readonly then: readonly TriggerStep[] };

export type TriggerBody = {
  readonly variables: readonly { readonly name: string; readonly value?: Tokens }[];
  readonly steps: readonly TriggerStep[];
};
