import type { DatabaseAddress } from './database-address.ts';

/** The schemes of database URLs. */
export const DATABASE_SCHEMES: ReadonlyMap<string, DatabaseAddress['dialect']> = new Map([
  ['postgresql', 'postgresql'],
  ['postgres', 'postgresql'],
  ['mysql', 'mysql'],
  ['mariadb', 'mysql'],
  ['sqlite', 'sqlite'],
]);
