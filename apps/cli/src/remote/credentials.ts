import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** What `rowloom login` leaves for the other commands. */
export type Credentials = {
  readonly url: string;
  readonly key: string;
  /** Identifier of the key, where `login` made it. */
  readonly key_id?: string;
  readonly email?: string;
};

export function credentialsPath(environment: NodeJS.ProcessEnv = process.env): string {
  const wished = environment['XDG_CONFIG_HOME'];
  const folder =
    wished !== undefined && wished !== '' ? wished : (environment['APPDATA'] ?? join(homedir(), '.config'));
  return join(folder, 'rowloom', 'credentials.json');
}

/** Undefined where nobody has signed in. */
export function readCredentials(path = credentialsPath()): Credentials | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw refusal(EXIT.input, `${path} could not be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
  const value = parse(text);
  if (typeof value?.url === 'string' && typeof value.key === 'string') return value as Credentials;
  throw refusal(EXIT.input, `${path} does not hold a credential. Remove it and sign in again: rowloom login.`);
}

function parse(text: string): Partial<Credentials> | undefined {
  try {
    return JSON.parse(text) as Partial<Credentials>;
  } catch {
    return undefined;
  }
}

/** For the user's own eyes from the first byte on, and never half a file. */
export function writeCredentials(credentials: Credentials, path = credentialsPath()): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(credentials, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

export const removeCredentials = (path = credentialsPath()): void => rmSync(path, { force: true });
