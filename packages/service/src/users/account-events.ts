import type { Id } from '@rowloom/contract';
import { type Actor, appendEvent } from '../audit/append-event.ts';
import type { Tx } from '../store/store.ts';
import type { Account } from './create-account.ts';

/** What a new account is in the log: in its own organization, and with the platform where it operates the service. */
export async function appendAccountEvents(
  tx: Tx,
  actor: Actor | null,
  { user, organizationId, organizationName }: Account,
  how: 'setup' | 'open' | 'invitation' | 'oidc' | 'operator',
): Promise<void> {
  await appendEvent(tx, actor, {
    organizationId,
    action: 'user.registered',
    subject: { type: 'user', id: user.id },
    details: { how },
  });
  await appendEvent(tx, actor, {
    organizationId,
    action: 'organization.created',
    subject: { type: 'organization', id: organizationId, name: organizationName },
  });
  if (user.operator)
    await appendEvent(tx, actor, {
      organizationId: null,
      action: 'user.operator_granted',
      subject: { type: 'user', id: user.id },
      details: { how },
    });
}

/** Events of the service itself about a user, into each of their organizations or else the platform's chain. */
export async function appendSystemUserEvent(
  tx: Tx,
  organizationIds: readonly Id<'organization'>[],
  entry: { readonly action: string; readonly subject: { readonly type: string; readonly id: string } },
): Promise<void> {
  if (organizationIds.length === 0) await appendEvent(tx, null, { ...entry, organizationId: null });
  for (const organizationId of organizationIds.toSorted()) await appendEvent(tx, null, { ...entry, organizationId });
}
