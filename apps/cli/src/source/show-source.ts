import { userInfo } from 'node:os';
import { describeAddress, isDatabaseUrl, parseDatabaseUrl } from '@rowloom/databases';

/** A source as it may be shown: a database's URL without its password. */
export function showSource(source: string): string {
  if (!isDatabaseUrl(source)) return source;
  return describeAddress(parseDatabaseUrl(source, { sockets: true, user: userInfo().username }));
}
