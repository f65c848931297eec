import type { Static, TSchema } from 'typebox';

type None = { readonly [name: string]: never };

/** What an endpoint's handler is given and answers, as types. */
export type ParamsOf<E> = E extends { readonly params: infer S extends TSchema } ? Static<S> : None;

export type QueryOf<E> = E extends { readonly query: infer S extends TSchema } ? Static<S> : None;

/** `undefined` where there is no body, and where it may be left out. */
export type BodyOf<E> = E extends { readonly body: infer S extends TSchema }
  ? E extends { readonly bodyOptional: true }
    ? Static<S> | undefined
    : Static<S>
  : undefined;

/** `undefined` where the answer has no body. */
export type AnswerOf<E> = E extends {
  readonly answer: { readonly schema: infer S extends TSchema };
}
  ? Static<S>
  : undefined;
