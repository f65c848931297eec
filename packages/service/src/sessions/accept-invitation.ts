import { type AcceptedInvitation, type AcceptInvitation, refuse, refuseField } from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { InvitationRow, OpenedInvitation } from '../organizations/invitation.ts';
import { findOpenInvitation, takeInvitation } from '../organizations/invitation-store.ts';
import { insertMember, lockOrganization } from '../organizations/organization-store.ts';
import type { Db, Store, Tx } from '../store/store.ts';
import { appendAccountEvents } from '../users/account-events.ts';
import { createAccount } from '../users/create-account.ts';
import { evenTime } from '../users/even-time.ts';
import { findByPassword } from '../users/find-by-password.ts';
import { hashPassword } from '../users/hash-password.ts';
import { checkPassword } from '../users/password.ts';
import { proveEmail } from '../users/prove-email.ts';
import { readName, type UserRow } from '../users/user.ts';
import { findClaims, holdUser } from '../users/user-store.ts';
import type { AccessTokens } from './access-token.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import { hashToken } from './secret-token.ts';
import type { SignedIn, SignInOrigin } from './session.ts';
import { readSettings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { startSession } from './start-session.ts';

export type AcceptInvitations = (
  origin: SignInOrigin,
  input: AcceptInvitation,
  /** Receives the account before its password is compared; throws if there were too many attempts. */
  count: (email: string) => Promise<void>,
) => Promise<SignedIn<AcceptedInvitation>>;

/** The proven person behind an invitation: the account with the address, or one to be created. */
type Guest =
  | { readonly kind: 'known'; readonly seen: UserRow }
  | { readonly kind: 'new'; readonly name: string; readonly passwordHash: string };

export function makeAcceptInvitation({
  store,
  accessTokens,
  failedSignIns,
}: {
  readonly store: Store;
  readonly accessTokens: AccessTokens;
  readonly failedSignIns: FailedSignIns;
}): AcceptInvitations {
  return async (origin, input, count) => {
    const begun = performance.now();
    const invitation = await findOpenInvitation(store.db, hashToken(input.token));
    if (invitation === undefined) throw noInvitation();
    await count(invitation.email);
    const guest = await identify(store.db, invitation, input, origin).catch(async (error: unknown) => {
      // Without a name only the password of an account was tried.
      if (input.password !== undefined && input.name === undefined)
        await failedSignIns.record(origin, invitation.email);
      await evenTime(begun);
      throw error;
    });
    await evenTime(begun);
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

async function identify(
  db: Db,
  { email, by }: OpenedInvitation,
  { name, password }: AcceptInvitation,
  { ip: from }: SignInOrigin,
): Promise<Guest> {
  const seen = password === undefined ? undefined : await findByPassword(db, { email, from }, password);
  if (seen !== undefined) return { kind: 'known', seen };
  // Only a reader of the mail learns it: the address is theirs.
  if (by === 'mail' && (await isProved(db, email))) throw refuse('invalid_credentials', HAS_ACCOUNT);
  if (password === undefined) throw refuseField('password', NO_PASSWORD);
  if (name === undefined) throw refuseField('name', NO_NAME);
  const readable = readName(name);
  checkPassword(password, { email });
  return { kind: 'new', name: readable, passwordHash: await hashPassword(password) };
}

const HAS_ACCOUNT =
  'You have an account with this e-mail address: send its password. Without one, sign in with your identity provider, and set one.';
const NO_PASSWORD =
  'Send the password of your account with this e-mail address, or, with a name, one for a new account.';
const NO_NAME =
  'Send a name: this makes a new account. If you have one with this e-mail address, this is not its password.';

async function isProved(db: Db, email: string): Promise<boolean> {
  const [first] = await findClaims(db, email);
  return first !== undefined && first.email_verified_at !== null;
}

/** The guest's account, and the log entry about it once they have joined. */
async function admit(tx: Tx, { email, by }: OpenedInvitation, guest: Guest, origin: SignInOrigin) {
  const isMailed = by === 'mail';
  if (guest.kind === 'known') {
    const user = await holdUser(tx, guest.seen);
    if (user === undefined) throw refuse('invalid_credentials');
    if (isMailed && user.email_verified_at === null)
      await proveEmail(tx, user, { userId: user.id, via: 'session', origin });
    return { user, announce: () => Promise.resolve() };
  }
  const { default_tier: tier } = await readSettings(tx);
  const account = await createAccount(tx, {
    ...guest,
    email,
    operator: false,
    tier,
    claimedBy: 'invitation',
    isProved: isMailed,
  });
  const actor = { userId: account.user.id, via: 'session', origin } as const;
  return { user: account.user, announce: () => appendAccountEvents(tx, actor, account, 'invitation') };
}

/** Accepts an invitation for a proven person, with its event. */
export async function joinByInvitation(
  tx: Tx,
  invitation: InvitationRow,
  user: Pick<UserRow, 'id'>,
  origin: SignInOrigin,
): Promise<void> {
  if (!(await takeInvitation(tx, invitation.id, user.id))) throw noInvitation();
  const { organization_id: organizationId, role } = invitation;
  const joined = await insertMember(tx, { organizationId, userId: user.id, role, invitedBy: invitation.invited_by });
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
  refuse('invalid_credentials', 'This invitation was used or revoked, or has expired. Ask for a new one.');
