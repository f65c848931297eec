import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** What `rowloom login` stores for the other commands. */
export type Credentials = {
  readonly url: string;
  readonly key: string;
  /** Identifier of the key, if `login` created it. */
  readonly key_id?: string;
  readonly email?: string;
  /** From the last typed password: for an hour, commands that need a session do not ask again. */
  readonly session?: { readonly token: string; readonly email: string; readonly expires_at: string };
};

/** Every service with a login: the one in use, and others by name. */
export type KnownServices = {
  readonly current: string;
  readonly services: Readonly<Record<string, Credentials>>;
};

export const DEFAULT_SERVICE = 'default';

export function credentialsPath(environment: NodeJS.ProcessEnv = process.env): string {
  const wished = environment['XDG_CONFIG_HOME'];
  const folder =
    wished !== undefined && wished !== '' ? wished : (environment['APPDATA'] ?? join(homedir(), '.config'));
  return join(folder, 'rowloom', 'credentials.json');
}

/**
 * The file's format: the service in use at the top, where early versions had the only one, and the others beside it.
 */
type Stored = Credentials & { readonly name?: string; readonly others?: Readonly<Record<string, Credentials>> };

export function readServices(path = credentialsPath()): KnownServices | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw refusal(EXIT.input, `${path} could not be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
  const value = parse(text);
  const others = Object.values(value?.others ?? {});
  if (!isCredentials(value) || !others.every(isCredentials))
    throw refusal(EXIT.input, `${path} does not contain a credential. Remove it and sign in again: rowloom login.`);
  const { name = DEFAULT_SERVICE, others: rest = {}, ...current } = value;
  return { current: name, services: { [name]: current, ...rest } };
}

const isCredentials = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Credentials>).url === 'string' &&
  typeof (value as Partial<Credentials>).key === 'string';

function parse(text: string): Partial<Stored> | undefined {
  try {
    return JSON.parse(text) as Partial<Stored>;
  } catch {
    return undefined;
  }
}

/** Undefined without a login, or under that name. */
export function readCredentials(path = credentialsPath(), name?: string): Credentials | undefined {
  const known = readServices(path);
  return known?.services[name ?? known.current];
}

/** Stores a credential under its name, and makes that service the one in use if there is no other. */
export function writeCredentials(credentials: Credentials, path = credentialsPath(), name?: string): void {
  const known = readServices(path);
  const current = known?.current ?? name ?? DEFAULT_SERVICE;
  writeServices({ current, services: { ...known?.services, [name ?? current]: credentials } }, path);
}

/** Readable only by the user from the first byte on, and never half a file. */
export function writeServices({ current, services }: KnownServices, path = credentialsPath()): void {
  const { [current]: used, ...others } = services;
  const document = {
    ...used,
    ...(current === DEFAULT_SERVICE ? {} : { name: current }),
    ...(Object.keys(others).length === 0 ? {} : { others }),
  };
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(document, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes one service. The first remaining one becomes the one in use. */
export function removeCredentials(path = credentialsPath(), name?: string): void {
  const known = readServices(path);
  if (known === undefined) return;
  const { [name ?? known.current]: _, ...services } = known.services;
  const [first] = Object.keys(services);
  if (first === undefined) rmSync(path, { force: true });
  else writeServices({ current: known.current in services ? known.current : first, services }, path);
}
