import { findMariadbBin, type MariadbServer, startMariadb } from '@rowloom/servers';
import type { ServerAddress } from '../address/database-address.ts';

export const MARIADB_BIN = findMariadbBin();

/** Skipped on a machine without MariaDB, except where every test must run. */
export async function openServer(options: Parameters<typeof startMariadb>[1] = {}): Promise<MariadbServer> {
  if (MARIADB_BIN === undefined) throw new Error('No MariaDB: set ROWLOOM_MARIADB_BIN to its server.');
  return startMariadb(MARIADB_BIN, options);
}

export const isMissing = MARIADB_BIN === undefined && process.env['CI'] !== 'true';

export function addressOf(server: MariadbServer, database: string): ServerAddress {
  const { port, user, password } = server;
  return { dialect: 'mysql', host: '127.0.0.1', port, socket: false, user, password, database, tls: 'disable' };
}
