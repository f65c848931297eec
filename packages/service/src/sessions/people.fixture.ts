import { randomBytes } from 'node:crypto';
import type { Id } from '@rowloom/contract';
import { makeAuthenticate } from '../caller/authenticate.ts';
import { type Caller, NO_ORIGIN } from '../caller/caller.ts';
import { makeKeys } from '../keys/key-service.ts';
import type { Mails } from '../mail/mail-service.ts';
import { addUser } from '../members/people.fixture.ts';
import { makeInvitations } from '../organizations/invitation-service.ts';
import { makeOrganizationMembers } from '../organizations/organization-member-service.ts';
import { makeOrganizations } from '../organizations/organization-service.ts';
import { type KeyRing, makeRingKey } from '../secrets/key-ring.ts';
import type { Store } from '../store/store.ts';
import { USER_COLUMNS } from '../users/user.ts';
import { makeUsers } from '../users/user-service.ts';
import { makeAcceptInvitation } from './accept-invitation.ts';
import { makeAccessTokens } from './access-token.ts';
import { makeFailedSignIns } from './failed-sign-ins.ts';
import { makeInvitedGuests } from './invited-guests.ts';
import type { OidcConfig } from './oidc/oidc-config.ts';
import { makeOidcSignIn } from './oidc/oidc-service.ts';
import { makeEmailProofs } from './prove-by-mail.ts';
import { makeSuccessorsOf } from './refresh-token.ts';
import { makeRegistration } from './registration.ts';
import type { SignedIn } from './session.ts';
import { makeSessions } from './session-service.ts';
import { startSession } from './start-session.ts';

export const ORIGIN = { ip: '192.0.2.7', requestId: 'req_1', userAgent: 'curl/8' };
export const PASSWORD = 'correct horse battery';

export const someRing = (): KeyRing => [makeRingKey(randomBytes(32))];

export type PeopleServices = ReturnType<typeof openPeople>;

/** Everything about people on one store, as the service composes it. */
export function openPeople(
  store: Store,
  config: { readonly ring?: KeyRing; readonly oidc?: OidcConfig; readonly mails?: Mails } = {},
) {
  const { ring = someRing(), oidc, mails } = config;
  const accessTokens = makeAccessTokens(ring);
  const failedSignIns = makeFailedSignIns({ store, ring });
  const authenticate = makeAuthenticate(store.db, accessTokens.verify);
  const callerOfToken = (token: string): Promise<Caller | undefined> => authenticate(token, ORIGIN);
  const callerOf = async ({ answer }: SignedIn): Promise<Caller> => {
    const caller = await callerOfToken(answer.access_token);
    if (caller === undefined) throw new Error('This session is over.');
    return caller;
  };
  /** Opens a session without a password, which would take its time. */
  const callerFor = async (id: Id<'user'>): Promise<Caller> => {
    const { sessionId } = await store.transaction(async (tx) => {
      const user = await tx.selectFrom('app_user').select(USER_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow();
      return startSession(tx, user, NO_ORIGIN, 'password');
    });
    const caller = await callerOfToken(await accessTokens.issue({ userId: id, sessionId }));
    if (caller === undefined) throw new Error('This account may not sign in.');
    return caller;
  };
  return {
    accessTokens,
    sessions: makeSessions({
      store,
      accessTokens,
      successorsOf: makeSuccessorsOf(ring),
      failedSignIns,
    }),
    registration: makeRegistration({ store, accessTokens, oidc: oidc !== undefined, mails }),
    invitedGuests: makeInvitedGuests({ store }),
    acceptInvitation: makeAcceptInvitation({ store, accessTokens, failedSignIns }),
    emailProofs: makeEmailProofs({ store, failedSignIns, mails }),
    oidc: makeOidcSignIn({ store, ring, accessTokens, config: oidc }),
    users: makeUsers({ store }),
    keys: makeKeys({ store }),
    organizations: makeOrganizations({ store }),
    organizationMembers: makeOrganizationMembers({ store }),
    invitations: makeInvitations({ store, publicUrl: 'https://rowloom.example/', mails }),
    callerOfToken,
    callerOf,
    callerFor,
    newCaller: async (name?: string): Promise<Caller> => callerFor(await addUser(store, name)),
  };
}

/** Actions of an audit chain, oldest first. */
export async function actionsOf(store: Store, chain: string): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom('audit_event')
    .select('action')
    .where('chain', '=', chain)
    .orderBy('sequence')
    .execute();
  return rows.map(({ action }) => action);
}
