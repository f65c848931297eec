import { isFileAddress, parseDatabaseUrl } from '@rowloom/databases';
import { join } from 'node:path';
import type { StoreConfig } from '../store/store.ts';
import type { StorePlace } from './target-policy.ts';

/** The location of the store, as far as targets must be distinguished from it. */
export function storePlace(config: StoreConfig): StorePlace {
  if (config.kind === 'embedded') return { kind: 'embedded', folder: join(config.folder, 'store') };
  const address = parseDatabaseUrl(config.url, { sockets: true });
  if (isFileAddress(address)) throw new Error('The store was opened on a URL of SQLite.');
  const { host, port, database, socket } = address;
  // A server with a local socket usually has a local port as well.
  return { kind: 'postgresql', host: socket ? '127.0.0.1' : host, port, database };
}
