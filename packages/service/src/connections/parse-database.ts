import {
  type DatabaseAddress,
  DATABASE_SCHEMES,
  isFileAddress,
  isTargetError,
  parseDatabaseUrl,
} from '@rowloom/databases';
import { refuseField } from '@rowloom/contract';
import { type Dialect, DIALECT_NAMES, sqlDialectOf } from '@rowloom/engine';

export function parseDatabase(kind: Dialect, url: string, schemas: readonly string[] | undefined): DatabaseAddress {
  const address = parse(kind, url);
  if (isFileAddress(address) || schemas === undefined) return address;
  if (address.schemas !== undefined)
    throw refuseField('options.schemas', 'The URL already names schemas: leave them out there or here.');
  return { ...address, schemas: [...new Set(schemas)] };
}

function parse(kind: Dialect, url: string): DatabaseAddress {
  const [, scheme = ''] = /^\s*([a-z][a-z\d+.-]*):/i.exec(url) ?? [];
  const allowed = schemesOf(kind);
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

/** The words of its dialect, and no other dialect's name: MariaDB's users write either, as most of their programs do. */
function schemesOf(kind: Dialect): readonly string[] {
  const spoken = sqlDialectOf(kind);
  const others = DIALECT_NAMES.filter((name) => name !== kind && name !== spoken);
  return [...DATABASE_SCHEMES]
    .flatMap(([word, dialect]) => (dialect === spoken && !others.some((name) => name === word) ? [word] : []))
    .toSorted((a, b) => Number(b === kind) - Number(a === kind));
}
