import type { AnswerOf, BodyOf, Endpoint, EndpointOf, Generation, Page, ParamsOf, QueryOf } from '@rowloom/contract';
import type { ApiError } from './api-error.ts';
import type { CallId } from './routes.ts';

/** The arguments of an endpoint: only the parts that it has, optional only if they may be left out. */
export type Input<Id extends CallId> = ParamsInput<EndpointOf<Id>> &
  QueryInput<EndpointOf<Id>> &
  BodyInput<EndpointOf<Id>> &
  OnceInput<EndpointOf<Id>> & {
    readonly signal?: AbortSignal;
  };

/** Whether none of it is required. */
type IsOptional<T> = Partial<T> extends T ? true : false;

type ParamsInput<E extends Endpoint> = 'params' extends keyof E ? { readonly params: Readonly<ParamsOf<E>> } : unknown;

type QueryInput<E extends Endpoint> = 'query' extends keyof E
  ? IsOptional<QueryOf<E>> extends true
    ? { readonly query?: Readonly<QueryOf<E>> }
    : { readonly query: Readonly<QueryOf<E>> }
  : unknown;

type BodyInput<E extends Endpoint> = 'body' extends keyof E
  ? undefined extends BodyOf<E>
    ? { readonly body?: BodyOf<E> }
    : { readonly body: BodyOf<E> }
  : unknown;

/** Absent: one is generated, so that a retry is safe. Pass your own if another process may repeat the request. */
type OnceInput<E extends Endpoint> = 'idempotent' extends keyof E ? { readonly idempotencyKey?: string } : unknown;

/** A file is returned as a stream, to be saved or piped on; a watch returns events as they happen. */
export type Output<Id extends CallId> = Id extends 'downloadExport' ? Response : AnswerOf<EndpointOf<Id>>;

/** The endpoints that answer at once. */
export type AnsweredId = Exclude<CallId, 'watchGeneration'>;

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError };

type Method<Id extends CallId, Answer> =
  IsOptional<Input<Id>> extends true ? (input?: Input<Id>) => Answer : (input: Input<Id>) => Answer;

/** The paged lists. */
export type ListId = {
  [Id in AnsweredId]: 'cursor' extends keyof QueryOf<EndpointOf<Id>> ? Id : never;
}[AnsweredId];

export type Item<Id extends ListId> = AnswerOf<EndpointOf<Id>> extends Page<infer T> ? T : never;

/** One method for each endpoint. They reject with an `ApiError`; those of `attempt` return it as a value. */
export type Client = { readonly [Id in AnsweredId]: Method<Id, Promise<Output<Id>>> } & {
  readonly attempt: { readonly [Id in AnsweredId]: Method<Id, Promise<Result<Output<Id>>>> };
  /** Every item of a list, page by page, each page requested when it is needed. */
  readonly pages: <Id extends ListId>(id: Id, input: Input<Id>) => AsyncGenerator<Item<Id>>;
  /** The record of a run whenever it has changed; the last one is final. A broken connection is reopened. */
  readonly watchGeneration: (input: Input<'watchGeneration'>) => AsyncGenerator<Generation>;
};
