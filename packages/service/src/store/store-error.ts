/** Why a store cannot be opened, or cannot work now. */
export type StoreErrorCode =
  | 'store_in_use'
  | 'store_unreachable'
  | 'store_full'
  | 'store_is_newer'
  | 'migration_changed'
  | 'migration_failed'
  | 'no_permission';

/** Expected, mostly at the start of a process, with a sentence for the operator. It contains no password. */
export type StoreError = Error & { readonly name: 'StoreError'; readonly code: StoreErrorCode };

export function storeError(code: StoreErrorCode, message: string, cause?: unknown): StoreError {
  return Object.assign(new Error(message, { cause }), { name: 'StoreError', code } as const);
}

export const isStoreError = (error: unknown): error is StoreError =>
  error instanceof Error && error.name === 'StoreError';
