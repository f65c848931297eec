import { appendEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Store } from '../store/store.ts';

export type RefusedAttempt = {
  /** Undefined for an address that leads nowhere. */
  readonly endpointId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly code: string;
};

const LONGEST_PATH = 200;

/** An attempt on the operator console by someone who may not: an event in a transaction of its own. */
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
