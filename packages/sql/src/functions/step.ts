/**
 * A step of a PL/pgSQL function. Expressions are texts: their meaning depends on the values of the variables at that
 * point.
 */
export type Step =
  | { readonly kind: 'assign'; readonly name: string; readonly value: string }
  | { readonly kind: 'choose'; readonly branches: readonly Branch[]; readonly otherwise: readonly Step[] }
  | { readonly kind: 'return'; readonly value: string }
  /** An error, which rejects the row. */
  | { readonly kind: 'raise' };

export type Branch = { readonly when: string; readonly then: readonly Step[] };

/** NULL until a value is assigned. */
export type Variable = { readonly name: string; readonly type: string; readonly value?: string };

export type Steps = { readonly variables: readonly Variable[]; readonly steps: readonly Step[] };
