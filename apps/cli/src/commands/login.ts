import { hostname } from 'node:os';
import type { Client } from '@rowloom/client';
import type { CreatedKey } from '@rowloom/contract';
import { defineCommand } from '../arguments/command.ts';
import { EXIT } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';
import { refusal } from '../refusal.ts';
import { credentialsPath, readCredentials, writeCredentials } from '../remote/credentials.ts';
import { readServiceUrl } from '../remote/find-service.ts';
import { refuseApiErrors } from '../remote/refuse-api-error.ts';
import { connectTo } from '../remote/with-service.ts';
import { withPassword } from '../remote/with-session.ts';

const DEFAULT_URL = 'http://localhost:4000';

export const login = defineCommand({
  name: 'login',
  summary: 'sign in to a service, for the commands that talk to it',
  operands: [
    { name: 'URL', help: `the address of the service (default: ROWLOOM_URL, or ${DEFAULT_URL})`, optional: true },
  ],
  options: {
    email: { value: 'ADDRESS', help: 'the account', default: 'asked for' },
    service: {
      value: 'NAME',
      help: 'a name for the service, if you use more than one: --service NAME then selects it',
      default: 'the one in use',
    },
    key: { value: 'KEY', help: 'store this API key instead of creating one; - reads it from standard input' },
    json: { help: 'the result as JSON' },
  },
  notes: [
    'The command asks for the password, or reads it from ROWLOOM_PASSWORD or standard input. It uses it once, to create an API',
    'key named after this machine, which it stores in rowloom/credentials.json in your configuration folder; only you can read it.',
    'Commands that need more than a key (keys, account, admin) ask for the password, and store the session there',
    'for an hour. rowloom logout ends it.',
    'Scripts need no login: they set ROWLOOM_URL and ROWLOOM_API_KEY.',
  ],
  examples: [
    ['rowloom login https://rowloom.example', 'asks for e-mail and password'],
    ['rowloom login https://rowloom.example --key - < key.txt', 'with a key made elsewhere'],
    ['rowloom login https://staging.example --service staging', 'a second service, with a name'],
  ],
  operations: ['login', 'getMe', 'createKey'],
  async run({ operands: [place], options }) {
    checkName(options.service);
    const url = readServiceUrl(place ?? (process.env['ROWLOOM_URL'] || DEFAULT_URL), 'URL');
    const signedIn =
      options.key === undefined
        ? await signIn(url, options.email, options.service)
        : await takeKey(url, await readKey(options.key), options.service);
    const terminal = openTerminal(process.stdout);
    if (options.json) terminal.line(JSON.stringify({ url, ...signedIn }, undefined, 2));
    else {
      terminal.line(`Signed in to ${url} as ${signedIn.email}.`);
      terminal.line(terminal.style.dim(`The key ${signedIn.prefix}… is stored in ${credentialsPath()}.`));
    }
    return EXIT.ok;
  },
});

type SignedIn = { readonly email: string; readonly prefix: string };

/** It is a word of the command line and of a file. */
function checkName(name: string | undefined): void {
  if (name !== undefined && !/^[\w.-]{1,60}$/.test(name))
    throw refusal(EXIT.usage, `--service: "${name}" is not a valid name. Use letters, digits, dots and dashes.`);
}

function signIn(url: string, wanted: string | undefined, service: string | undefined): Promise<SignedIn> {
  return withPassword({ url, email: wanted }, async (session, email) => {
    const before = readCredentials(undefined, service);
    // The key of the last login here is no longer used, and a user has at most twenty.
    if (before?.url === url && before.email === email && before.key_id !== undefined)
      await session.attempt.revokeKey({ params: { key_id: before.key_id } });
    const { id, key, prefix } = await makeKey(session);
    writeCredentials({ url, key, key_id: id, email }, undefined, service);
    return { email, prefix };
  });
}

async function makeKey(session: Client): Promise<CreatedKey> {
  const made = await session.attempt.createKey({ body: { name: `rowloom CLI on ${hostname()}`.slice(0, 100) } });
  if (made.ok) return made.value;
  if (made.error.code !== 'tier_required') throw made.error;
  throw refusal(
    EXIT.refused,
    'The password is correct, but this program needs API access, and none of your organizations has a tier with it.',
    ['Ask the operator of the service for another tier, or use the service in a browser.'],
  );
}

function takeKey(url: string, key: string, service: string | undefined): Promise<SignedIn> {
  return refuseApiErrors(url, async () => {
    const { email } = await connectTo(url, key).getMe();
    writeCredentials({ url, key, email }, undefined, service);
    return { email, prefix: key.slice(0, 17) };
  });
}

async function readKey(given: string): Promise<string> {
  const { readText } = await import('../source/read-text.ts');
  const key = given === '-' ? readText('-', 'the key').trim() : given;
  if (/^sk_live_[\x21-\x7e]{8,}$/.test(key)) return key;
  throw refusal(EXIT.usage, '--key: this is not an API key: it begins with sk_live_.');
}
