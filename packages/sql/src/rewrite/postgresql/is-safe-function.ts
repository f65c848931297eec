import { POSTGRESQL_FUNCTIONS, POSTGRESQL_TYPES } from '../data/postgresql-functions.ts';
import type { CalledFunction } from './printer.ts';

/** Advances a sequence, which is only allowed in a default: elsewhere it would advance another table's sequence. */
export const takesNumber = ({ schema, name, kind }: CalledFunction): boolean =>
  kind === undefined && name === 'nextval' && (schema === undefined || schema === 'pg_catalog');

/** Whether a function is a built-in of PostgreSQL that changes nothing and reads only its arguments and the clock. */
export function isSafeFunction({ schema, name, kind }: CalledFunction): boolean {
  if (kind === 'operator') return schema === 'pg_catalog';
  const known = kind === 'type' ? POSTGRESQL_TYPES : POSTGRESQL_FUNCTIONS;
  return (schema === undefined || schema === 'pg_catalog') && known.has(name);
}
