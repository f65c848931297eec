/** The thin source of a loop, taken apart. It has few forms, because `compile/emit.ts` and the encoders write no others. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly target: string; readonly args: readonly Expression[] }
  | { readonly kind: 'binary'; readonly operator: string; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'conditional';
      readonly test: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    };

export type Statement =
  | { readonly kind: 'declare'; readonly name: string; readonly value: Expression; readonly fixed: boolean }
  | { readonly kind: 'assign'; readonly name: string; readonly value: Expression; readonly adds: boolean }
  | {
      readonly kind: 'if';
      readonly test: Expression;
      readonly then: readonly Statement[];
      readonly otherwise: readonly Statement[];
    }
  /** A walk over rows: `name` from `first` up to `end`. */
  | {
      readonly kind: 'for';
      readonly name: string;
      readonly first: Expression;
      readonly end: Expression;
      readonly body: readonly Statement[];
    }
  | { readonly kind: 'continue' }
  | { readonly kind: 'call'; readonly target: string; readonly args: readonly Expression[] }
  /** A number stored in the buffer; `advance` says how many bytes `at` moves on in the same breath. */
  | {
      readonly kind: 'store';
      readonly method: string;
      readonly at: Expression;
      readonly value: Expression;
      readonly little: boolean;
      readonly advance: number;
    }
  | { readonly kind: 'block'; readonly body: readonly Statement[] };

/** Thrown where a source has a form that is not known here; the loop then runs as JavaScript. */
export class UntranslatableError extends Error {}
