import { type AcceptedInvitation, type AcceptInvitation, refuse, refuseField } from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { InvitationRow } from '../organizations/invitation.ts';
import { findOpenInvitation, takeInvitation } from '../organizations/invitation-store.ts';
import { insertMember, lockOrganization } from '../organizations/organization-store.ts';
import type { Db, Store, Tx } from '../store/store.ts';
import { appendAccountEvents } from '../users/account-events.ts';
import { createAccount } from '../users/create-account.ts';
import { hashPassword, isPassword } from '../users/hash-password.ts';
import { checkPassword } from '../users/password.ts';
import { readName, type UserRow } from '../users/user.ts';
import { findActiveUserByEmail, holdUser } from '../users/user-store.ts';
import type { AccessTokens } from './access-token.ts';
import { hashToken } from './secret-token.ts';
import type { SignedIn, SignInOrigin } from './session.ts';
import { readSettings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { startSession } from './start-session.ts';

export type AcceptInvitations = (
  origin: SignInOrigin,
  input: AcceptInvitation,
  /** Told of the account before its password is compared; throws where it was tried too often. */
  count: (email: string) => void,
) => Promise<SignedIn<AcceptedInvitation>>;

/** Who follows an invitation, proven: the account that has the address, or one that is yet to be made. */
type Guest =
  | { readonly kind: 'known'; readonly seen: UserRow }
  | { readonly kind: 'new'; readonly name: string; readonly passwordHash: string };

export function makeAcceptInvitation({
  store,
  accessTokens,
}: {
  readonly store: Store;
  readonly accessTokens: AccessTokens;
}): AcceptInvitations {
  return async (origin, input, count) => {
    const invitation = await findOpenInvitation(store.db, hashToken(input.token));
    if (invitation === undefined) throw noInvitation();
    count(invitation.email);
    const guest = await identify(store.db, invitation, input);
    const started = await store.transaction(async (tx) => {
      await lockOrganization(tx, invitation.organization_id);
      const { user, announce } = await admit(tx, invitation, guest, origin);
      await joinByInvitation(tx, invitation, user, origin);
      await announce();
      return startSession(tx, user, origin, 'invitation');
    });
    const signedIn = await signIn(accessTokens, started);
    return { ...signedIn, answer: { ...signedIn.answer, organization_id: invitation.organization_id } };
  };
}

async function identify(db: Db, { email }: InvitationRow, { name, password }: AcceptInvitation): Promise<Guest> {
  const seen = await findActiveUserByEmail(db, email);
  if (seen === undefined) {
    if (name === undefined) throw refuseField('name', 'Send a name: this makes your account.');
    if (password === undefined) throw refuseField('password', 'Choose a password: this makes your account.');
    checkPassword(password);
    return { kind: 'new', name: readName(name), passwordHash: await hashPassword(password) };
  }
  if (seen.password_hash === null)
    throw refuse(
      'invalid_credentials',
      'Your account has no password. Sign in with your identity provider, set a password, and follow the link again.',
    );
  if (password === undefined)
    throw refuseField('password', 'An account with this e-mail address exists: send its password.');
  if (!(await isPassword(password, seen.password_hash))) throw refuse('invalid_credentials');
  return { kind: 'known', seen };
}

/** The guest's account, and what is to be written into the log about it once they are in. */
async function admit(tx: Tx, { email }: InvitationRow, guest: Guest, origin: SignInOrigin) {
  if (guest.kind === 'known') {
    const user = await holdUser(tx, guest.seen);
    if (user === undefined) throw refuse('invalid_credentials');
    return { user, announce: () => Promise.resolve() };
  }
  const { default_tier: tier } = await readSettings(tx);
  const account = await createAccount(tx, { ...guest, email, operator: false, tier });
  const actor = { userId: account.user.id, via: 'session', origin } as const;
  return { user: account.user, announce: () => appendAccountEvents(tx, actor, account, 'invitation') };
}

/** Takes up an invitation for a proven person, with its event. */
export async function joinByInvitation(
  tx: Tx,
  invitation: InvitationRow,
  user: Pick<UserRow, 'id'>,
  origin: SignInOrigin,
): Promise<void> {
  if (!(await takeInvitation(tx, invitation.id, user.id))) throw noInvitation();
  const { organization_id: organizationId, role } = invitation;
  const joined = await insertMember(tx, { organizationId, userId: user.id, role });
  await appendEvent(
    tx,
    { userId: user.id, via: 'session', origin },
    {
      organizationId,
      action: 'invitation.accepted',
      subject: { type: 'invitation', id: invitation.id },
      details: { role, joined },
    },
  );
}

const noInvitation = () =>
  refuse('invalid_credentials', 'This invitation was used, revoked or is too old. Ask for a new one.');
