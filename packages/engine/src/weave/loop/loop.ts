/** A loop over rows, from which both JavaScript and WebAssembly are made. Names are the loop's own variables. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  /** A function or object from outside. */
  | { readonly kind: 'bound'; readonly value: unknown }
  | { readonly kind: 'call'; readonly target: unknown; readonly args: readonly Expression[] }
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
  /** A writer of bytes at `place`: it gets the buffer first, and answers where `at` goes on. */
  | {
      readonly kind: 'write';
      readonly writer: unknown;
      readonly place: Expression;
      readonly args: readonly Expression[];
    }
  /** A call for its effect alone: it gets the buffer first, too. */
  | { readonly kind: 'effect'; readonly target: unknown; readonly args: readonly Expression[] }
  | Store
  /** An entry of an array that the loop's caller knows by name. */
  | { readonly kind: 'put'; readonly array: string; readonly index: Expression; readonly value: Expression }
  | { readonly kind: 'block'; readonly body: readonly Statement[] };

/** A number stored in the buffer; `advance` is by how many bytes `at` moves on with it. */
export type Store = {
  readonly kind: 'store';
  readonly method: 'setUint8' | 'setInt16' | 'setUint16' | 'setInt32' | 'setUint32';
  readonly at: Expression;
  readonly value: Expression;
  readonly little: boolean;
  readonly advance: number;
};

export const number = (value: number): Expression => ({ kind: 'number', value });
export const name = (text: string): Expression => ({ kind: 'name', name: text });
export const bound = (value: unknown): Expression => ({ kind: 'bound', value });
export const call = (target: unknown, ...args: readonly Expression[]): Expression => ({ kind: 'call', target, args });
export const binary = (left: Expression, operator: string, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
});
/** 1 where the test holds, else 0. */
export const truth = (test: Expression): Expression => ({
  kind: 'conditional',
  test,
  then: number(1),
  otherwise: number(0),
});
/** The test itself, where the number is made of one: a longer way round is compiled, and walked for every row. */
export const isTrue = (value: Expression): Expression =>
  value.kind === 'conditional' && isNumber(value.then, 1) && isNumber(value.otherwise, 0)
    ? value.test
    : binary(value, '!==', number(0));
const isNumber = (value: Expression, wanted: number): boolean => value.kind === 'number' && value.value === wanted;
export const isAbove = (value: Expression, least: number): Expression => binary(value, '>', number(least));

/** Where the next byte goes. */
export const AT: Expression = name('at');
export const ROW: Expression = name('row');
