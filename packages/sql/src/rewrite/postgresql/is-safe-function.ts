import { POSTGRESQL_FUNCTIONS, POSTGRESQL_TYPES } from '../data/postgresql-functions.ts';
import type { CalledFunction } from './printer.ts';

/** Whether a function is one of PostgreSQL's own that changes nothing and reads nothing but its arguments and the clock. */
export function isSafeFunction({ schema, name, kind }: CalledFunction): boolean {
  if (kind === 'operator') return schema === 'pg_catalog';
  const known = kind === 'type' ? POSTGRESQL_TYPES : POSTGRESQL_FUNCTIONS;
  return (schema === undefined || schema === 'pg_catalog') && known.has(name);
}
