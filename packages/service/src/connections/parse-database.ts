import { type DatabaseAddress, isFileAddress, isTargetError, parseDatabaseUrl } from '@rowloom/databases';
import { refuseField } from '@rowloom/contract';
import type { Dialect } from '@rowloom/engine';

/** MariaDB's users write either word, since most of their programs know the older one only. */
const SCHEMES: Readonly<Record<Dialect, readonly string[]>> = {
  postgresql: ['postgresql', 'postgres'],
  mysql: ['mysql'],
  mariadb: ['mariadb', 'mysql'],
  sqlite: ['sqlite'],
};

export function parseDatabase(kind: Dialect, url: string, schemas: readonly string[] | undefined): DatabaseAddress {
  const address = parse(kind, url);
  if (isFileAddress(address) || schemas === undefined) return address;
  if (address.schemas !== undefined)
    throw refuseField('options.schemas', 'The URL already names schemas: leave them out there or here.');
  return { ...address, schemas: [...new Set(schemas)] };
}

function parse(kind: Dialect, url: string): DatabaseAddress {
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
