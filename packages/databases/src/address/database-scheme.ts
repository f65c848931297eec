import type { DatabaseAddress } from './database-address.ts';

/** The words that a database's URL begins with. */
export const DATABASE_SCHEMES: ReadonlyMap<string, DatabaseAddress['dialect']> = new Map([
  ['postgresql', 'postgresql'],
  ['postgres', 'postgresql'],
  ['mysql', 'mysql'],
  ['mariadb', 'mysql'],
  ['sqlite', 'sqlite'],
]);

/** Whether the text is meant as a database's URL: it may still be a wrong one. */
export function isDatabaseUrl(text: string): boolean {
  return /^\s*(?:(?:postgres|postgresql|mysql|mariadb):\/\/|sqlite:)/i.test(text);
}
