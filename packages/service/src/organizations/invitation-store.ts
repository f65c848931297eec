import type { Id, OrganizationRole } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../store/store.ts';
import { sameEmail } from '../users/user-store.ts';
import { INVITATION_COLUMNS, INVITATION_DAYS, type InvitationRow, type OpenedInvitation } from './invitation.ts';
import { now } from './organization-store.ts';

/** Neither accepted, nor revoked, nor expired. */
export const openInvitations = (db: Db) =>
  db
    .selectFrom('invitation')
    .select(INVITATION_COLUMNS)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);

export const findOpenInvitation = (db: Db, tokenHash: string): Promise<OpenedInvitation | undefined> =>
  openInvitations(db)
    .select(sql<'link' | 'mail'>`case when token_hash = ${tokenHash} then 'link' else 'mail' end`.as('by'))
    .where((eb) => eb.or([eb('token_hash', '=', tokenHash), eb('mail_token_hash', '=', tokenHash)]))
    .executeTakeFirst();

/** The newest one for an address, of any organization. */
export const findOpenInvitationFor = (db: Db, email: string): Promise<InvitationRow | undefined> =>
  openInvitations(db)
    .where(sql<string>`lower(email)`, '=', sameEmail(email))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export function insertInvitation(
  tx: Tx,
  invitation: {
    readonly id: Id<'invitation'>;
    readonly organizationId: Id<'organization'>;
    readonly email: string;
    readonly role: OrganizationRole;
    readonly invitedBy: Id<'user'>;
    readonly tokenHash: string;
    /** If the link is also mailed, with a separate secret. */
    readonly mailTokenHash: string | null;
  },
): Promise<InvitationRow> {
  return tx
    .insertInto('invitation')
    .values({
      id: invitation.id,
      organization_id: invitation.organizationId,
      email: invitation.email,
      role: invitation.role,
      token_hash: invitation.tokenHash,
      mail_token_hash: invitation.mailTokenHash,
      invited_by: invitation.invitedBy,
      expires_at: sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`,
    })
    .returning(INVITATION_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Exactly one of many who bring the same link accepts it. */
export async function takeInvitation(tx: Tx, id: Id<'invitation'>, userId: Id<'user'>): Promise<boolean> {
  const taken = await tx
    .updateTable('invitation')
    .set({ accepted_at: now, accepted_by: userId })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export function revokeInvitation(
  tx: Tx,
  key: { readonly organizationId: Id<'organization'>; readonly id: Id<'invitation'> },
): Promise<InvitationRow | undefined> {
  return tx
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('organization_id', '=', key.organizationId)
    .where('id', '=', key.id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(INVITATION_COLUMNS)
    .executeTakeFirst();
}

/**
 * An invitation depends on its sender's rights: those beyond the sender's current role (null: no member) are revoked.
 */
export async function revokeInvitationsOf(
  tx: Tx,
  organizationId: Id<'organization'>,
  userId: Id<'user'>,
  role: OrganizationRole | null,
): Promise<number> {
  if (role === 'owner') return 0;
  const revoked = await tx
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('organization_id', '=', organizationId)
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(role === 'admin', (query) => query.where('role', '=', 'owner'))
    .returning('id')
    .execute();
  return revoked.length;
}
