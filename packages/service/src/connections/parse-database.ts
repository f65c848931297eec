import {
  type DatabaseAddress,
  isFileAddress,
  isTargetError,
  parseDatabaseUrl,
  type ServerAddress,
} from '@rowloom/databases';
import { refuseField } from '@rowloom/contract';

type ServerKind = 'postgresql' | 'mysql' | 'mariadb';

/** MariaDB's users write either scheme, because most of their programs support only the older one. */
const SCHEMES: Readonly<Record<ServerKind | 'sqlite', readonly string[]>> = {
  postgresql: ['postgresql', 'postgres'],
  mysql: ['mysql'],
  mariadb: ['mariadb', 'mysql'],
  sqlite: ['sqlite'],
};

export function parseServer(kind: ServerKind, url: string, schemas: readonly string[] | undefined): ServerAddress {
  const address = parse(kind, url);
  if (isFileAddress(address)) throw new Error(`The URL of a ${kind} connection was read as a file.`);
  if (schemas === undefined) return address;
  if (address.schemas !== undefined)
    throw refuseField('options.schemas', 'The URL already names schemas: leave them out there or here.');
  return { ...address, schemas: [...new Set(schemas)] };
}

export function parseSqlite(url: string): string {
  const address = parse('sqlite', url);
  if (!isFileAddress(address)) throw new Error('The URL of an SQLite connection was read as a server.');
  return address.file;
}

function parse(kind: ServerKind | 'sqlite', url: string): DatabaseAddress {
  const [, scheme = ''] = /^\s*([a-z][a-z\d+.-]*):/i.exec(url) ?? [];
  const allowed = SCHEMES[kind];
  if (!allowed.includes(scheme.toLowerCase()))
    throw refuseField(
      'url',
      `The URL of a ${kind} connection begins with ${allowed.map((word) => `${word}:`).join(' or ')}.`,
    );
  try {
    return parseDatabaseUrl(url, { sockets: false });
  } catch (error) {
    if (isTargetError(error)) throw refuseField('url', error.message);
    throw error;
  }
}
