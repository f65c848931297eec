import { POSTGRESQL_FUNCTIONS } from '../data/postgresql-functions.ts';
import type { CalledFunction } from './printer.ts';

/** Whether a function is one of PostgreSQL's own that changes nothing and reads nothing but its arguments and the clock. */
export function isSafeFunction({ schema, name }: CalledFunction): boolean {
  return (schema === undefined || schema === 'pg_catalog') && POSTGRESQL_FUNCTIONS.has(name);
}
