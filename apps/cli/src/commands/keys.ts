import type { Client } from '@rowloom/client';
import type { Key } from '@rowloom/contract';
import { type Arguments, defineCommand } from '../arguments/command.ts';
import { readAsOf } from '../arguments/read-time.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { formatTime, listLines } from '../output/list-lines.ts';
import { noteLines } from '../output/note-lines.ts';
import { openTerminal, type Terminal } from '../output/terminal.ts';
import { refusal } from '../refusal.ts';
import { readAction } from '../remote/read-action.ts';
import { readCredentials } from '../remote/credentials.ts';
import { readServiceUrl } from '../remote/find-service.ts';
import { withSession } from '../remote/with-session.ts';

const OPTIONS = {
  email: { value: 'ADDRESS', help: 'the account', default: 'that of login' },
  expires: { value: 'TIME', help: 'create: when the key stops working: 2027-01-31', default: 'never' },
  json: { help: 'the result as JSON' },
} as const;

const ACTIONS = {
  list: { needs: undefined, options: ['email'] },
  create: { needs: 'NAME, a label for the key', options: ['email', 'expires'] },
  revoke: { needs: 'ID, or the prefix of the key', options: ['email'] },
} as const;

export const keys = defineCommand({
  name: 'keys',
  summary: 'list, create or revoke your API keys on the service',
  operands: [
    { name: 'ACTION', help: 'list, create or revoke (default: list)', optional: true },
    { name: 'WHICH', help: 'create: a label; revoke: the id or the prefix of the key', optional: true },
  ],
  options: OPTIONS,
  notes: [
    'A key cannot manage keys: the password is asked for, or taken from ROWLOOM_PASSWORD or standard input. A new key is',
    'shown once. To rotate one: create another, deploy it, revoke the old one, and list what is left.',
  ],
  examples: [
    ['rowloom keys', 'which are there?'],
    ['rowloom keys create CI --expires 2027-01-31', 'one for a script'],
    ['rowloom keys revoke key_01k…', 'effective at once'],
  ],
  run: (given) => runKeys(given),
});

function runKeys({ operands, options }: Arguments<typeof OPTIONS>): Promise<ExitCode> {
  const { action, word } = readAction('keys', operands, options, ACTIONS);
  const expires = options.expires === undefined ? undefined : readAsOf(options.expires, new Date(), '--expires');
  const url = process.env['ROWLOOM_URL'] || readCredentials()?.url;
  if (url === undefined)
    throw refusal(EXIT.unauthorized, 'No service is known: set ROWLOOM_URL, or sign in with rowloom login URL.');
  const terminal = openTerminal(process.stdout);
  const place = { url: readServiceUrl(url, 'ROWLOOM_URL'), email: options.email };
  return withSession(place, async (session) => {
    if (action === 'list') await listKeys(session, terminal, options.json);
    else if (action === 'revoke') await revokeKey(session, word, terminal, options.json);
    else await createKey(session, { name: word, expires }, terminal, options.json);
    return EXIT.ok;
  });
}

async function listKeys(session: Client, terminal: Terminal, json: boolean): Promise<void> {
  const { items } = await session.listKeys();
  if (json) terminal.line(JSON.stringify(items, undefined, 2));
  else if (items.length === 0) terminal.line('You have no active key.');
  else for (const line of listLines(items, COLUMNS, terminal)) terminal.line(line);
}

async function createKey(
  session: Client,
  { name, expires }: { readonly name: string; readonly expires: string | undefined },
  terminal: Terminal,
  json: boolean,
): Promise<void> {
  const made = await session.createKey({ body: { name, ...(expires === undefined ? {} : { expires_at: expires }) } });
  if (json) {
    terminal.line(JSON.stringify(made, undefined, 2));
    return;
  }
  // Alone on standard output: a script can take it from there.
  const aside = openTerminal(process.stderr);
  for (const line of noteLines(made.warning, aside)) aside.line(line);
  terminal.line(made.key);
}

async function revokeKey(session: Client, wanted: string, terminal: Terminal, json: boolean): Promise<void> {
  const { items } = await session.listKeys();
  const found = items.find(({ id, prefix }) => id === wanted || prefix === wanted);
  if (found === undefined) throw refusal(EXIT.notFound, `You have no active key ${wanted}. rowloom keys lists them.`);
  await session.revokeKey({ params: { key_id: found.id } });
  terminal.line(json ? JSON.stringify(found, undefined, 2) : `Revoked ${found.name} (${found.prefix}…).`);
}

const COLUMNS = [
  ['key', ({ name }: Key) => name],
  ['id', ({ id }: Key) => id],
  ['prefix', ({ prefix }: Key) => prefix],
  ['created', ({ created_at }: Key) => formatTime(created_at)],
  ['expires', ({ expires_at }: Key) => (expires_at === null ? 'never' : formatTime(expires_at))],
  ['last used', ({ last_used_at }: Key) => (last_used_at === null ? 'never' : formatTime(last_used_at))],
] as const;
