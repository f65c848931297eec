export { ApiError, type ApiErrorCode, isApiError } from './api-error.ts';
export type { Client, Input, Item, ListId, Output, Result } from './call.ts';
export { type ClientOptions, makeClient } from './make-client.ts';
export { readError } from './read-error.ts';
export type { RetryOptions } from './retry.ts';
