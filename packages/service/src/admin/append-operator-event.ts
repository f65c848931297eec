import type { Id } from '@rowloom/contract';
import { type AuditEntry, appendEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Tx } from '../store/store.ts';

/**
 * An operator's action, for the organizations that it concerns and for the platform. The platform's chain sorts after
 * every organization's: all writers lock several chains in the same order.
 */
export async function appendOperatorEvent(
  tx: Tx,
  caller: Caller,
  organizationIds: readonly Id<'organization'>[],
  entry: Omit<AuditEntry, 'organizationId'>,
): Promise<void> {
  for (const organizationId of organizationIds.toSorted()) await appendEvent(tx, caller, { ...entry, organizationId });
  await appendPlatformEvent(tx, caller, organizationIds, entry);
}

/** The platform's own event, which names the organizations and the project in its details. */
export function appendPlatformEvent(
  tx: Tx,
  caller: Caller,
  organizationIds: readonly Id<'organization'>[],
  { projectId, details, ...entry }: Omit<AuditEntry, 'organizationId'>,
): Promise<void> {
  return appendEvent(tx, caller, {
    ...entry,
    organizationId: null,
    details: {
      ...details,
      ...(organizationIds.length === 1 ? { organization_id: organizationIds[0] } : {}),
      ...(projectId === undefined || projectId === null ? {} : { project_id: projectId }),
    },
  });
}
