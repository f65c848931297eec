import { isIPv6 } from 'node:net';
import { DIALECTS, nearestName } from '@rowloom/engine';
import type { ServerAddress } from './database-address.ts';
import { invalidAddress } from './invalid-address.ts';
import { readTlsMode } from './tls-mode.ts';
import type { UrlOptions } from './url-options.ts';
import { readPort, showName, splitServerUrl, type UrlParts } from './url-parts.ts';

type ServerDialect = ServerAddress['dialect'];

type ServerUrls = {
  readonly parameters: readonly string[];
  readonly port: number;
  readonly user: string;
  /** The parameter that takes the path of a Unix socket. */
  readonly socket: string;
  /** Whether sockets of several ports lie in one folder, which is all that the path names. */
  readonly namesPort: boolean;
  /** A character that no database's name has. */
  readonly forbidden?: string;
};

/** How the URL of a server is read and written. */
export const SERVER_URLS: Readonly<Record<ServerDialect, ServerUrls>> = {
  postgresql: {
    parameters: ['sslmode', 'schema', 'schemas', 'host', 'port'],
    port: 5432,
    user: 'postgres',
    socket: 'host',
    namesPort: true,
  },
  mysql: {
    parameters: ['sslmode', 'ssl-mode', 'socket'],
    port: 3306,
    user: 'root',
    socket: 'socket',
    namesPort: false,
    forbidden: '/',
  },
};

export function readServerAddress(dialect: ServerDialect, rest: string, options: UrlOptions): ServerAddress {
  const parts = splitServerUrl(rest, dialect);
  refuseUnknown(dialect, parts.parameters);
  const place = readPlace(dialect, parts, options);
  if (parts.database === '')
    throw invalidAddress('The URL names no database: write it after the host, as in //host:port/database.');
  const { forbidden } = SERVER_URLS[dialect];
  if (forbidden !== undefined && parts.database.includes(forbidden))
    throw invalidAddress(
      `The database name in the URL has a ${forbidden}, which ${DIALECTS[dialect].label} does not allow.`,
    );
  const user = parts.user === undefined || parts.user === '' ? (options.user ?? SERVER_URLS[dialect].user) : parts.user;
  const schemas = readSchemas(parts.parameters);
  return {
    dialect,
    ...place,
    user,
    ...(parts.password === undefined ? {} : { password: parts.password }),
    database: parts.database,
    tls: readTlsMode(parts.parameters.get('sslmode') ?? parts.parameters.get('ssl-mode'), place.host, place.socket),
    ...(schemas === undefined ? {} : { schemas }),
  };
}

function refuseUnknown(dialect: ServerDialect, parameters: ReadonlyMap<string, string>): void {
  const allowed = SERVER_URLS[dialect].parameters;
  for (const name of parameters.keys()) {
    if (allowed.includes(name)) continue;
    const near = nearestName(name, allowed);
    throw invalidAddress(
      `The URL has the parameter ${showName(name)}, which is not supported.${near === undefined ? '' : ` Did you mean ${near}?`} Allowed are ${allowed.join(', ')}.`,
    );
  }
}

type Place = Pick<ServerAddress, 'host' | 'port' | 'socket'>;

function readPlace(dialect: ServerDialect, parts: UrlParts, options: UrlOptions): Place {
  const word = SERVER_URLS[dialect].socket;
  const asked = parts.parameters.get(word);
  const path = asked ?? (parts.host.startsWith('/') ? parts.host : undefined);
  const port = readPlacePort(dialect, parts, path !== undefined);
  if (path === undefined) {
    checkHost(parts.host);
    return { host: parts.host, port, socket: false };
  }
  if (!path.startsWith('/'))
    throw invalidAddress(
      `The parameter ${word} of the URL takes the path of a Unix socket, beginning with /. Write a host name after //.`,
    );
  if (!options.sockets)
    throw invalidAddress('Unix sockets work only on the command line: write a host after // in the URL.');
  if (asked !== undefined && parts.host !== '' && parts.host.toLowerCase() !== 'localhost')
    throw invalidAddress('The URL names a host and a Unix socket: leave one of them out.');
  return { host: path, port, socket: true };
}

function readPlacePort(dialect: ServerDialect, parts: UrlParts, socket: boolean): number {
  const asked = parts.parameters.get('port');
  if (asked === undefined) return parts.port ?? SERVER_URLS[dialect].port;
  if (!socket || parts.port !== undefined)
    throw invalidAddress('Write the port after the host, as in //host:port/database, not as a parameter.');
  return readPort(asked);
}

function checkHost(host: string): void {
  if (host === '') throw invalidAddress('The URL names no host: write it after //, as in //localhost:5432/database.');
  if (host.includes(':') ? !isIPv6(host) : !/^[a-z\d](?:[a-z\d._-]{0,251}[a-z\d.])?$/i.test(host))
    throw invalidAddress(
      'The host of the URL is not a name or address of one machine: letters, digits, dots and hyphens, or an IPv6 address in brackets.',
    );
}

function readSchemas(parameters: ReadonlyMap<string, string>): readonly string[] | undefined {
  const text = parameters.get('schemas') ?? parameters.get('schema');
  if (text === undefined) return undefined;
  if (parameters.has('schemas') && parameters.has('schema'))
    throw invalidAddress('The URL has both schema and schemas: write only schemas=a,b.');
  const names = parameters.has('schema') ? [text] : text.split(',').map((name) => name.trim());
  if (names.includes('')) throw invalidAddress('The URL has an empty name among its schemas.');
  return [...new Set(names)];
}
