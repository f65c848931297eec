import { nearestName } from '@rowloom/engine';
import type { IntrospectRequest } from '../../session/driver.ts';
import type { Session } from '../../session/session.ts';
import { targetError } from '../../target/target-error.ts';
import { flagOf, textOf } from './catalogue-row.ts';

const QUERY = `
SELECT n.nspname AS name,
  has_schema_privilege(n.oid, 'USAGE') AS usable,
  n.nspname IN ('information_schema', 'rowloom') OR EXISTS (
    SELECT FROM pg_catalog.pg_depend d
    WHERE d.classid = 'pg_catalog.pg_namespace'::regclass::oid AND d.objid = n.oid AND d.deptype = 'e') AS foreign_made
FROM pg_catalog.pg_namespace n
WHERE n.nspname !~ '^pg_'
ORDER BY n.nspname COLLATE "C"`;

/** The requested schemas, or all that belong to neither the system, nor an extension, nor Rowloom. */
export async function readSchemas(
  session: Session,
  database: string,
  { schemas: wanted, besides = [] }: Pick<IntrospectRequest, 'schemas' | 'besides'>,
): Promise<readonly string[]> {
  const rows = await session.query(QUERY);
  if (wanted === undefined)
    return rows
      .filter((row) => flagOf(row, 'usable') && !flagOf(row, 'foreign_made'))
      .map((row) => textOf(row, 'name'));
  const usable = new Map(rows.map((row) => [textOf(row, 'name'), flagOf(row, 'usable')]));
  for (const name of wanted) {
    if (usable.get(name) === undefined) throw missing(database, name, [...usable.keys()].filter(isOfUsers));
    if (usable.get(name) === false)
      throw targetError(
        'no_permission',
        `The role is not allowed to look into the schema ${name} of the database ${database}. Its owner can allow it: GRANT USAGE ON SCHEMA ${name} TO the role.`,
        { schema: name },
      );
  }
  return [...new Set([...wanted, ...besides.filter((name) => usable.get(name) === true)])];
}

/** Those that a person may have meant. */
const isOfUsers = (name: string): boolean =>
  name !== 'information_schema' && name !== 'rowloom' && !name.startsWith('pg_');

function missing(database: string, name: string, known: readonly string[]): Error {
  const near = nearestName(name, known);
  const shown = known.length > 12 ? `${known.slice(0, 12).join(', ')} and ${known.length - 12} more` : known.join(', ');
  const way =
    near === undefined
      ? known.length === 0
        ? 'It has none that can be read.'
        : `It has ${shown}.`
      : `Did you mean ${near}?`;
  return targetError('no_such_schema', `The database ${database} has no schema ${name}. ${way}`, { schema: name });
}
