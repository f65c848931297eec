import type { Client } from '@rowloom/client';
import { openTerminal } from '../output/terminal.ts';
import { noteLines } from '../output/note-lines.ts';
import { askLine, askPassword } from './ask.ts';
import { readServices } from './credentials.ts';
import { refuseApiErrors } from './refuse-api-error.ts';
import { connectTo } from './with-service.ts';

const IS_LOOPBACK = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/;

type Who = { readonly url: string; readonly email?: string | undefined };

/** Signs in for as long as something takes that a key cannot do. */
export function withSession<T>(
  who: Who,
  work: (client: Client, email: string, password: string) => Promise<T>,
): Promise<T> {
  return withToken(who, (token, email, password) => work(connectTo(who.url, token), email, password));
}

/** The same for whoever sends requests of their own. */
export function withToken<T>(
  { url, email: given }: Who,
  work: (token: string, email: string, password: string) => Promise<T>,
): Promise<T> {
  return refuseApiErrors(url, async () => {
    const email = given ?? rememberedEmail(url) ?? (await askLine('E-mail: ', 'Name the account with --email.'));
    warnOfPlainText(url);
    const password = await askPassword(`Password of ${email} at ${url}: `);
    const { access_token: token } = await connectTo(url).login({ body: { email, password } });
    try {
      return await work(token, email, password);
    } finally {
      await connectTo(url, token).attempt.logout();
    }
  });
}

const rememberedEmail = (url: string): string | undefined =>
  Object.values(readServices()?.services ?? {}).find((known) => known.url === url)?.email;

function warnOfPlainText(url: string): void {
  if (url.startsWith('https:') || IS_LOOPBACK.test(`${url}/`)) return;
  const terminal = openTerminal(process.stderr);
  for (const line of noteLines(`${url} is not https: others on the network can read the password.`, terminal))
    terminal.line(line);
}
