import type { SqlRow } from '../../session/session.ts';

/** A cell of the catalogue that is never NULL. */
export function textOf(row: SqlRow, name: string): string {
  return String(row[name] ?? '');
}

export function maybeText(row: SqlRow, name: string): string | undefined {
  const value = row[name];
  return value === null || value === undefined ? undefined : String(value);
}

export function numberOf(row: SqlRow, name: string): number {
  return Number(row[name] ?? 0);
}

export function flagOf(row: SqlRow, name: string): boolean {
  return row[name] === true;
}

/** Attribute numbers, which the server joined by commas. */
export function numbersOf(row: SqlRow, name: string): readonly number[] {
  const text = textOf(row, name);
  return text === '' ? [] : text.split(',').map(Number);
}

/** A parameter for `$1::oid[]`. */
export const oidArray = (oids: Iterable<string>): string => `{${[...oids].join(',')}}`;

/** A parameter for `$1::text[]`. */
export function textArray(items: Iterable<string>): string {
  return `{${[...items].map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** The server's major version: 15 of `15.9 (Debian 15.9-0+deb12u1)`, 19 of `19beta1`. */
export const majorVersion = (serverVersion: string): number => Number.parseInt(serverVersion, 10);

export function groupBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(items, key);
}
