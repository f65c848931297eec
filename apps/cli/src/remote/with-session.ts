import type { Client } from '@rowloom/client';
import { openTerminal } from '../output/terminal.ts';
import { noteLines } from '../output/note-lines.ts';
import { askLine, askPassword } from './ask.ts';
import { readCredentials } from './credentials.ts';
import { refuseApiErrors } from './refuse-api-error.ts';
import { connectTo } from './with-service.ts';

const IS_LOOPBACK = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/;

/** Signs in for as long as something takes that a key cannot do. */
export function withSession<T>(
  { url, email: given }: { readonly url: string; readonly email?: string | undefined },
  work: (client: Client, email: string) => Promise<T>,
): Promise<T> {
  return refuseApiErrors(url, async () => {
    const email = given ?? rememberedEmail(url) ?? (await askLine('E-mail: ', 'Name the account with --email.'));
    warnOfPlainText(url);
    const password = await askPassword(`Password of ${email} at ${url}: `);
    const { access_token: token } = await connectTo(url).login({ body: { email, password } });
    const client = connectTo(url, token);
    try {
      return await work(client, email);
    } finally {
      await client.attempt.logout();
    }
  });
}

function rememberedEmail(url: string): string | undefined {
  const stored = readCredentials();
  return stored?.url === url ? stored.email : undefined;
}

function warnOfPlainText(url: string): void {
  if (url.startsWith('https:') || IS_LOOPBACK.test(`${url}/`)) return;
  const terminal = openTerminal(process.stderr);
  for (const line of noteLines(`${url} is not https: others on the network can read the password.`, terminal))
    terminal.line(line);
}
