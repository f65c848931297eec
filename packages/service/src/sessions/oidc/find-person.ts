import { type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import { appendUserEvent } from '../../audit/append-event.ts';
import { findOpenInvitationFor } from '../../organizations/invitation-store.ts';
import { now } from '../../organizations/organization-store.ts';
import type { Tx } from '../../store/store.ts';
import { appendAccountEvents } from '../../users/account-events.ts';
import { createAccount } from '../../users/create-account.ts';
import { hasFirstAccount } from '../../users/first-account.ts';
import { proveEmail } from '../../users/prove-email.ts';
import { readEmail, USER_COLUMNS, type UserRow } from '../../users/user.ts';
import { organizationsOf, sameEmail } from '../../users/user-store.ts';
import { joinByInvitation } from '../accept-invitation.ts';
import type { SignInOrigin } from '../session.ts';
import { endSessions } from '../session-store.ts';
import { readSettings } from '../settings.ts';
import type { OidcIdentity } from './oidc-provider.ts';

/**
 * The account of the person that the provider vouches for: by the provider's subject, by e-mail address, or a new one.
 */
export async function findPerson(tx: Tx, identity: OidcIdentity, origin: SignInOrigin): Promise<UserRow> {
  const linked = await accounts(tx)
    .where('oidc_issuer', '=', identity.issuer)
    .where('oidc_subject', '=', identity.subject)
    .executeTakeFirst();
  if (linked !== undefined) return checkEnabled(linked);
  const email = readEmail(identity.email);
  const known = await accounts(tx)
    .where('email_key', '=', sameEmail(email))
    .orderBy(sql`email_verified_at is null`)
    .orderBy(sql`disabled_at is not null`)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  // An account that only claimed the address, and may not sign in, locks nobody out: a person who proves the address
  // gets a new account.
  if (known === undefined || (known.disabled_at !== null && known.email_verified_at === null))
    return makePerson(tx, { ...identity, email }, origin);
  await linkPerson(tx, checkEnabled(known), identity, origin);
  return tx.selectFrom('app_user').select(USER_COLUMNS).where('id', '=', known.id).executeTakeFirstOrThrow();
}

const accounts = (tx: Tx) =>
  tx
    .selectFrom('app_user')
    .select([...USER_COLUMNS, 'disabled_at', 'oidc_subject'])
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate();

type FoundAccount = UserRow & { readonly disabled_at: Date | null; readonly oidc_subject: string | null };

function checkEnabled(user: FoundAccount): FoundAccount {
  if (user.disabled_at !== null) throw refuse('invalid_credentials');
  return user;
}

/**
 * The provider is the first to prove that the person behind an address created its account: anyone who registers, or
 * invites an address and follows the link themselves, could have created it, to be in it when the person comes.
 * Everything opened until then ends when the person takes it over.
 */
async function linkPerson(tx: Tx, user: FoundAccount, identity: OidcIdentity, origin: SignInOrigin): Promise<void> {
  if (user.oidc_subject !== null)
    throw refuse('invalid_credentials', 'This account is linked to another identity of the identity provider.');
  await tx
    .updateTable('app_user')
    .set({
      oidc_issuer: identity.issuer,
      oidc_subject: identity.subject,
      password_hash: null,
    })
    .where('id', '=', user.id)
    .execute();
  await endAccess(tx, user.id);
  if (user.email_verified_at === null) await proveEmail(tx, user, { userId: user.id, via: 'session', origin });
  await appendUserEvent(tx, { userId: user.id, via: 'session', origin }, await organizationsOf(tx, user.id), {
    action: 'user.linked',
    subject: { type: 'user', id: user.id },
    details: { issuer: identity.issuer },
  });
}

async function endAccess(tx: Tx, userId: Id<'user'>): Promise<void> {
  await endSessions(tx, { userId }, 'linked');
  await tx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** A new account, if registration is open or the person is invited: the invitation is then accepted. */
async function makePerson(tx: Tx, identity: OidcIdentity, origin: SignInOrigin): Promise<UserRow> {
  const { email } = identity;
  const settings = await readSettings(tx);
  const invitation = settings.registration === 'open' ? undefined : await findOpenInvitationFor(tx, email);
  if (!(await hasFirstAccount(tx)) || (settings.registration !== 'open' && invitation === undefined))
    throw refuse(
      'insufficient_role',
      'You have no account here. Ask an owner or admin of your organization for an invitation.',
    );
  const account = await createAccount(tx, {
    email,
    name: [...identity.name.replaceAll(/\p{C}/gu, '').trim()].slice(0, 100).join('') || email,
    passwordHash: null,
    operator: false,
    tier: settings.default_tier,
    claimedBy: 'oidc',
    isProved: true,
    oidc: { issuer: identity.issuer, subject: identity.subject },
  });
  if (invitation !== undefined) await joinByInvitation(tx, invitation, account.user, origin);
  await appendAccountEvents(tx, { userId: account.user.id, via: 'session', origin }, account, 'oidc');
  return account.user;
}
