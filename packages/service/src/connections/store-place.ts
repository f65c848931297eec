import { isFileAddress, parseDatabaseUrl } from '@rowloom/databases';
import { join } from 'node:path';
import type { StoreConfig } from '../store/store.ts';
import type { StorePlace } from './target-policy.ts';

/** Where the store is, as far as targets must be told from it. */
export function storePlace(config: StoreConfig): StorePlace {
  if (config.kind === 'embedded') return { kind: 'embedded', folder: join(config.folder, 'store') };
  const address = parseDatabaseUrl(config.url, { sockets: true });
  if (isFileAddress(address)) throw new Error('The store was opened on a URL of SQLite.');
  const { host, port, database, socket } = address;
  // A server with a socket here has, as a rule, a port here as well.
  return { kind: 'postgresql', host: socket ? '127.0.0.1' : host, port, database };
}
