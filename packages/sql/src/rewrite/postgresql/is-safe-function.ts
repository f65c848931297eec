import { POSTGRESQL_FUNCTIONS, POSTGRESQL_TYPES } from '../data/postgresql-functions.ts';
import type { CalledFunction } from './printer.ts';

/** Takes a sequence's next number, which is for a default alone: anywhere else it would move a sequence of somebody else. */
export const takesNumber = ({ schema, name, kind }: CalledFunction): boolean =>
  kind === undefined && name === 'nextval' && (schema === undefined || schema === 'pg_catalog');

/** Whether a function is one of PostgreSQL's own that changes nothing and reads nothing but its arguments and the clock. */
export function isSafeFunction({ schema, name, kind }: CalledFunction): boolean {
  if (kind === 'operator') return schema === 'pg_catalog';
  const known = kind === 'type' ? POSTGRESQL_TYPES : POSTGRESQL_FUNCTIONS;
  return (schema === undefined || schema === 'pg_catalog') && known.has(name);
}
