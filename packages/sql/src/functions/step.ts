/** A step of a function in PL/pgSQL. Expressions are texts: what they mean depends on what the variables hold by then. */
export type Step =
  | { readonly kind: 'assign'; readonly name: string; readonly value: string }
  | { readonly kind: 'choose'; readonly branches: readonly Branch[]; readonly otherwise: readonly Step[] }
  | { readonly kind: 'return'; readonly value: string }
  /** An error, with which the row fails. */
  | { readonly kind: 'raise' };

export type Branch = { readonly when: string; readonly then: readonly Step[] };

/** Holds NULL until it is given a value. */
export type Variable = { readonly name: string; readonly type: string; readonly value?: string };

export type Steps = { readonly variables: readonly Variable[]; readonly steps: readonly Step[] };
