import type { Static, TSchema } from 'typebox';

type None = { readonly [name: string]: never };

/** The input and the answer of an endpoint's handler, as types. */
export type ParamsOf<E> = E extends { readonly params: infer S extends TSchema } ? Static<S> : None;

export type QueryOf<E> = E extends { readonly query: infer S extends TSchema } ? Static<S> : None;

/** `undefined` if there is no body, and if it may be left out. */
export type BodyOf<E> = E extends { readonly body: infer S extends TSchema }
  ? E extends { readonly bodyOptional: true }
    ? Static<S> | undefined
    : Static<S>
  : undefined;

/** `undefined` if the answer has no body. */
export type AnswerOf<E> = E extends {
  readonly answer: { readonly schema: infer S extends TSchema };
}
  ? Static<S>
  : undefined;
