import { isIP } from 'node:net';
import type { checkServerIdentity } from 'node:tls';
import type { ClientConfig } from 'pg';
import type { ServerAddress } from '../../address/database-address.ts';
import type { ConnectOptions } from '../../session/driver.ts';
import { WIRE_TYPES } from './wire-value.ts';

/**
 * Every field that pg would otherwise take from an environment variable or a password file is set, so that an address
 * means the same on every machine. Only {@link startupMessage} decides what goes to the server first.
 */
export function connectionConfig(address: ServerAddress, { certificateAuthority }: ConnectOptions): ClientConfig {
  const { host, pinned = host, port, user, database, password } = address;
  return {
    host: pinned,
    port,
    user,
    database,
    // A function, because an empty password would be looked up elsewhere.
    password: () => password ?? '',
    ssl: tlsOptions(address, certificateAuthority),
    sslnegotiation: 'postgres',
    client_encoding: 'UTF8',
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    types: WIRE_TYPES,
  };
}

export function startupMessage(
  { user, database }: ServerAddress,
  { applicationName = 'rowloom' }: ConnectOptions,
): Readonly<Record<string, string>> {
  return { user, database, application_name: applicationName };
}

function tlsOptions(
  { tls, socket, host }: ServerAddress,
  ca: string | undefined,
): Exclude<ClientConfig['ssl'], undefined> {
  if (socket || tls === 'disable') return false;
  return {
    rejectUnauthorized: tls !== 'require',
    // By the requested name: the driver knows only the address that it connects to.
    checkServerIdentity: (_, shown) => (tls === 'verify_full' ? isNamed(host, shown) : undefined),
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(ca === undefined ? {} : { ca }),
  };
}

/** Node's own check of a certificate. Required when called, because loading the module is slow. */
const isNamed: typeof checkServerIdentity = (host, shown) =>
  process.getBuiltinModule('node:tls').checkServerIdentity(host, shown);
