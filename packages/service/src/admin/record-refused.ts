import { appendEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Store } from '../store/store.ts';

export type RefusedAttempt = {
  /** Undefined for an unknown address. */
  readonly endpointId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly code: string;
};

const LONGEST_PATH = 200;

/** A forbidden attempt on the operator console: an event in a separate transaction. */
export function recordRefusedAdmin(
  store: Store,
  caller: Caller,
  { endpointId, method, path, code }: RefusedAttempt,
): Promise<void> {
  const address = `${method} ${path.replace(/[?#].*$/s, '').slice(0, LONGEST_PATH)}`;
  return store.transaction((tx) =>
    appendEvent(tx, caller, {
      organizationId: null,
      action: 'admin.refused',
      subject: { type: 'endpoint', id: endpointId ?? 'unknown' },
      details: { address, error: code },
    }),
  );
}
