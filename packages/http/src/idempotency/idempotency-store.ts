/** The owner and endpoint of a request: the same key on another path is another key. */
export type IdempotencyKey = {
  readonly userId: string;
  readonly method: string;
  readonly path: string;
  readonly key: string;
};

export type RememberedAnswer = {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
};

/** Something that a request has changed. */
export type ChangedThing = { readonly type: string; readonly id: string; readonly projectId: string | null };

/** Where answers are stored for 24 hours; the service has it in its store. */
export type IdempotencyStore = {
  /**
   * `conflict`: another body, or the first request is still running. `changed`: it executed its change, and was cut off
   * before its answer was stored.
   */
  begin(
    key: IdempotencyKey,
    bodyHash: string,
    requestId: string,
  ): Promise<
    'new' | 'conflict' | { readonly replay: RememberedAnswer } | { readonly changed: readonly ChangedThing[] }
  >;
  /** Keeps a running request from being presumed dead; the signal is aborted when that has failed for too long. */
  hold(key: IdempotencyKey, requestId: string): { readonly lapsed: AbortSignal; readonly release: () => void };
  finish(key: IdempotencyKey, answer: RememberedAnswer): Promise<void>;
  /** The request was refused or failed: the key is free again. */
  abandon(key: IdempotencyKey, requestId: string): Promise<void>;
};
