import { POSTGRESQL_FUNCTIONS, POSTGRESQL_TYPES } from '../data/postgresql-functions.ts';
import type { CalledFunction } from './printer.ts';

/** Whether a function is one of PostgreSQL's own that changes nothing and reads nothing but its arguments and the clock. */
export function isSafeFunction({ schema, name, isType }: CalledFunction): boolean {
  const known = isType === true ? POSTGRESQL_TYPES : POSTGRESQL_FUNCTIONS;
  return (schema === undefined || schema === 'pg_catalog') && known.has(name);
}
