import type { SignedIn, SignInOrigin } from '@rowloom/service';
import type { Exchange } from '../exchange.ts';
import { created, noContent, ok, redirect } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

const PATH = '/api/auth';
const REFRESH = 'rowloom_refresh';
const OIDC = 'rowloom_oidc';

const originOf = ({ ip, requestId, userAgent }: Exchange): SignInOrigin => ({
  ip,
  requestId,
  userAgent: userAgent ?? null,
});

/** The answer of a sign-in; the refresh token is in a cookie that scripts cannot read. */
function admit<Answer extends SignedIn['answer']>(http: Exchange, signedIn: SignedIn<Answer>): Answer {
  http.setCookie(REFRESH, signedIn.refreshToken, { path: PATH, maxAge: signedIn.maxAge });
  return signedIn.answer;
}

export const authHandlers: Handlers<
  | 'getSignInOptions'
  | 'register'
  | 'login'
  | 'refresh'
  | 'logout'
  | 'logoutEverywhere'
  | 'getMe'
  | 'updateMe'
  | 'changePassword'
  | 'deleteMe'
  | 'lookAtInvitation'
  | 'joinOrganization'
  | 'acceptInvitation'
  | 'requestEmailProof'
  | 'proveEmail'
  | 'startOidc'
  | 'finishOidc'
> = {
  getSignInOptions: async (_request, { registration }) => ok(await registration.options()),
  register: async ({ body, http }, { registration }) =>
    created(admit(http, await registration.register(originOf(http), body)), `${PATH}/me`),
  login: async ({ body, http }, { sessions }) => ok(admit(http, await sessions.login(originOf(http), body))),
  refresh: async ({ http }, { sessions }) =>
    ok(admit(http, await sessions.refresh(originOf(http), http.cookies[REFRESH]))),
  logout: async ({ caller, http }, { sessions }) => {
    await sessions.logout(caller);
    http.clearCookie(REFRESH, PATH);
    return noContent();
  },
  logoutEverywhere: async ({ caller, http }, { sessions }) => {
    await sessions.logoutEverywhere(caller);
    http.clearCookie(REFRESH, PATH);
    return noContent();
  },
  updateMe: async ({ caller, body }, { users }) => ok(await users.update(caller, body)),
  getMe: async ({ caller }, { users }) => ok(await users.me(caller)),
  changePassword: async ({ caller, body, http }, { sessions }) =>
    ok(admit(http, await sessions.changePassword(caller, body, http.userAgent))),
  deleteMe: async ({ caller, http }, { users }) => {
    await users.removeMe(caller);
    http.clearCookie(REFRESH, PATH);
    return noContent();
  },
  lookAtInvitation: async ({ body }, { invitedGuests }) => ok(await invitedGuests.look(body.token)),
  joinOrganization: async ({ caller, body }, { invitedGuests }) => ok(await invitedGuests.join(caller, body.token)),
  acceptInvitation: async ({ body, http }, { acceptInvitation }) =>
    ok(admit(http, await acceptInvitation(originOf(http), body, http.countSignIn))),
  requestEmailProof: async ({ caller }, { emailProofs }) => {
    await emailProofs.ask(caller);
    return noContent();
  },
  proveEmail: async ({ body, http }, { emailProofs }) =>
    ok(await emailProofs.prove(originOf(http), body, http.countSignIn)),
  startOidc: async ({ query, http }, { oidc }) => {
    const { location, cookie, maxAge } = await oidc.start(query.return_to);
    http.setCookie(OIDC, cookie, { path: `${PATH}/oidc`, maxAge, sameSite: 'lax' });
    return redirect(location);
  },
  finishOidc: async ({ query, http }, { oidc }) => {
    const signedIn = await oidc.finish(originOf(http), { query, cookie: http.cookies[OIDC] });
    admit(http, signedIn);
    http.clearCookie(OIDC, `${PATH}/oidc`);
    return redirect(signedIn.location);
  },
};
