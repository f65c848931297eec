import { nearestName } from '@rowloom/engine';
import type { DatabaseAddress } from './database-address.ts';
import { DATABASE_SCHEMES } from './database-scheme.ts';
import { readFileAddress } from './file-address.ts';
import { invalidAddress } from './invalid-address.ts';
import { readServerAddress } from './server-address.ts';
import type { UrlOptions } from './url-options.ts';

type ReadAddress = (rest: string, options: UrlOptions) => DatabaseAddress;

/** What follows the scheme's colon. */
const READERS: Readonly<Record<DatabaseAddress['dialect'], ReadAddress>> = {
  postgresql: (rest, options) => readServerAddress('postgresql', rest, options),
  mysql: (rest, options) => readServerAddress('mysql', rest, options),
  sqlite: readFileAddress,
};

/**
 * A URL as checked fields; throws a TargetError that never shows the URL or any value in it. No name is resolved and
 * nothing is opened here.
 */
export function parseDatabaseUrl(text: string, options: UrlOptions): DatabaseAddress {
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(text.trim()) ?? [];
  const dialect = DATABASE_SCHEMES.get(scheme.toLowerCase());
  if (dialect === undefined) throw invalidAddress(unknownScheme(scheme));
  return READERS[dialect](rest, options);
}

function unknownScheme(scheme: string): string {
  const known = [...DATABASE_SCHEMES.keys()];
  const near = scheme.length < 20 ? nearestName(scheme, known) : undefined;
  return `A database's URL begins with ${known.join(':, ')}:.${near === undefined ? '' : ` Did you mean ${near}:?`}`;
}
