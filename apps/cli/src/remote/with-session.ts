import type { Client } from '@rowloom/client';
import { openTerminal } from '../output/terminal.ts';
import { noteLines } from '../output/note-lines.ts';
import { askLine, askPassword } from './ask.ts';
import { readServices } from './credentials.ts';
import { findKeptSession, keepSession } from './kept-session.ts';
import { refuseApiErrors } from './refuse-api-error.ts';
import { connectTo } from './with-service.ts';

const IS_LOOPBACK = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/;

type Who = { readonly url: string; readonly email?: string | undefined };

type SignedIn = { readonly token: string; readonly email: string; readonly password: string };

/** Executes what a key may not do, with the session of the last hour, or one for which the password is asked. */
export function withSession<T>(who: Who, work: (client: Client, email: string) => Promise<T>): Promise<T> {
  return withToken(who, (token, email) => work(connectTo(who.url, token), email));
}

/** The same for raw requests. */
export function withToken<T>(who: Who, work: (token: string, email: string) => Promise<T>): Promise<T> {
  return refuseApiErrors(who.url, async () => {
    const kept = isPasswordGiven() ? undefined : await findKeptSession(who.url, who.email);
    return kept === undefined
      ? signIn(who, ({ token, email }) => work(token, email))
      : await work(kept.token, kept.email);
  });
}

/** Asks for the password in any case: for a new credential, or another password. */
export function withPassword<T>(
  who: Who,
  work: (client: Client, email: string, password: string) => Promise<T>,
): Promise<T> {
  return refuseApiErrors(who.url, () =>
    signIn(who, ({ token, email, password }) => work(connectTo(who.url, token), email, password)),
  );
}

async function signIn<T>({ url, email: given }: Who, work: (signedIn: SignedIn) => Promise<T>): Promise<T> {
  const email = given ?? rememberedEmail(url) ?? (await askLine('E-mail: ', 'Name the account with --email.'));
  warnOfPlainText(url);
  // A person is asked once an hour; a script has its password, and leaves no session behind.
  const isTyped = process.stdin.isTTY && !isPasswordGiven();
  const password = await askPassword(`Password of ${email} at ${url}: `);
  const { access_token: token, expires_in: seconds } = await connectTo(url).login({ body: { email, password } });
  let isKept = false;
  try {
    const done = await work({ token, email, password });
    const expires = new Date(Date.now() + seconds * 1000).toISOString();
    isKept = isTyped && keepSession(url, { token, email, expires_at: expires });
    return done;
  } finally {
    if (!isKept) await connectTo(url, token).attempt.logout();
  }
}

const isPasswordGiven = (): boolean => (process.env['ROWLOOM_PASSWORD'] ?? '') !== '';

const rememberedEmail = (url: string): string | undefined =>
  Object.values(readServices()?.services ?? {}).find((known) => known.url === url)?.email;

function warnOfPlainText(url: string): void {
  if (url.startsWith('https:') || IS_LOOPBACK.test(`${url}/`)) return;
  const terminal = openTerminal(process.stderr);
  for (const line of noteLines(`${url} is not https: others on the network can read the password.`, terminal))
    terminal.line(line);
}
