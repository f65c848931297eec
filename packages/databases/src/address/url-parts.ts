import { invalidAddress } from './invalid-address.ts';

/** The parts of a server's URL after the scheme, with names and values decoded. */
export type UrlParts = {
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly host: string;
  readonly port: number | undefined;
  readonly database: string;
  readonly parameters: ReadonlyMap<string, string>;
};

/** Splits `//user:password@host:port/database?name=value`. `rest` follows the scheme's colon. */
export function splitServerUrl(rest: string, scheme: string): UrlParts {
  const cut = /^\/\/([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?(#.*)?$/s.exec(rest);
  if (cut === null) throw invalidAddress(`Write a database URL as ${scheme}://user:password@host:port/database.`);
  const [, authority = '', path = '', query = '', fragment] = cut;
  // Also the sign of a password that contains one of these characters, whose rest would end up here.
  if (fragment !== undefined || path.includes('@') || query.includes('@'))
    throw invalidAddress(
      'The URL has a # or @ in an unexpected place. In user name, password and database name write / as %2F, ? as %3F, # as %23 and @ as %40.',
    );
  const at = authority.lastIndexOf('@');
  const [user, password] = at < 0 ? [] : splitOnce(authority.slice(0, at), ':');
  const { host, port } = splitHost(authority.slice(at + 1));
  return {
    user: user === undefined ? undefined : decode(user, 'user name'),
    password: password === undefined ? undefined : decode(password, 'password'),
    host: decode(host, 'host'),
    port: port === undefined || port === '' ? undefined : readPort(port),
    database: decode(path, 'database name'),
    parameters: readParameters(query),
  };
}

export function readParameters(query: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const [name = '', value = ''] = splitOnce(pair, '=');
    const key = decode(name, "parameter's name");
    if (found.has(key)) throw invalidAddress(`The URL has the parameter ${showName(key)} twice.`);
    found.set(key, decode(value, `value of ${showName(key)}`));
  }
  return found;
}

export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    throw invalidAddress(
      'The port of the URL is not a number from 1 to 65535. If the password has a : or a /, write it as %3A or %2F.',
    );
  return port;
}

export function decode(text: string, what: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    throw invalidAddress(
      `The ${what} in the URL has a % that does not encode a character: write a percent sign as %25.`,
    );
  }
  if (hasControlCharacter(decoded) || !decoded.isWellFormed())
    throw invalidAddress(`The ${what} in the URL has a control character.`);
  return decoded;
}

/** A parameter's name, unless it does not look like one. */
export function showName(name: string): string {
  return /^[\w.-]{1,40}$/.test(name) ? name : 'of an unreadable name';
}

function splitHost(text: string): { readonly host: string; readonly port: string | undefined } {
  const bracket = /^\[([^\]]*)\](?::(.*))?$/s.exec(text);
  if (bracket !== null) return { host: bracket[1] ?? '', port: bracket[2] };
  const [host = '', port] = splitOnce(text, ':');
  if (port?.includes(':') === true)
    throw invalidAddress(
      'The host of the URL has more than one colon: write an IPv6 address in brackets, as [::1]:5432, and a : in a user name or password as %3A.',
    );
  return { host, port };
}

function splitOnce(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}
