import { createHash } from 'node:crypto';
import type { Session } from '../../session/session.ts';
import { readRelations, type TableName } from './read-relations.ts';
import { withCataloguePath } from './with-catalogue-path.ts';

/** One SHA-256 over everything that the catalogue says about the tables' columns, constraints, indexes and triggers. */
export async function fingerprintCatalogue(session: Session, tables: readonly TableName[]): Promise<string> {
  const lines = await describeCatalogue(session, tables);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** The fingerprint's lines, sorted: for reporting differences. */
export async function describeCatalogue(session: Session, tables: readonly TableName[]): Promise<readonly string[]> {
  const relations = await readRelations(session, tables);
  const oids = `{${relations.map(({ oid }) => oid).join(',')}}`;
  const rows = await withCataloguePath(session, () => session.query(CATALOGUE, [oids]));
  return rows.map((row) => String(row['line'])).toSorted();
}

const CATALOGUE = `
WITH given AS (SELECT c.oid, n.nspname, c.relname, c.relreplident, c.relrowsecurity, c.relforcerowsecurity
  FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace WHERE c.oid = ANY ($1::oid[]))
SELECT json_build_array('table', nspname, relname, relreplident, relrowsecurity, relforcerowsecurity)::text AS line FROM given
UNION ALL
SELECT json_build_array('column', nspname, relname, attname, attnum, format_type(atttypid, atttypmod), attnotnull, attidentity)::text
  FROM given JOIN pg_attribute ON attrelid = given.oid AND attnum > 0 AND NOT attisdropped
UNION ALL
SELECT json_build_array('constraint', nspname, relname, conname, contype, pg_get_constraintdef(k.oid), convalidated,
  condeferrable, condeferred, conislocal, coninhcount, contype = 'c' AND connoinherit, obj_description(k.oid, 'pg_constraint'),
  (SELECT json_agg(DISTINCT tgenabled) FROM pg_trigger WHERE tgconstraint = k.oid))::text
  FROM given JOIN pg_constraint AS k ON k.conrelid = given.oid
  WHERE k.contype <> 'f' OR k.conparentid = 0 OR EXISTS (SELECT FROM pg_constraint AS p WHERE p.oid = k.conparentid AND p.conrelid <> k.conrelid)
UNION ALL
SELECT json_build_array('referrer', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid), k.convalidated)::text
  FROM pg_constraint AS k WHERE k.contype = 'f' AND k.conparentid = 0 AND k.confrelid = ANY ($1::oid[])
UNION ALL
SELECT json_build_array('index', nspname, given.relname, x.relname, pg_get_indexdef(i.indexrelid), x.reloptions,
  s.spcname, indisvalid, indisready, indimmediate, indisclustered, indisreplident, obj_description(i.indexrelid, 'pg_class'),
  (SELECT json_agg(json_build_array(attnum, attstattarget) ORDER BY attnum) FROM pg_attribute
    WHERE attrelid = i.indexrelid AND attstattarget >= 0),
  (SELECT json_agg(inhparent::regclass) FROM pg_inherits WHERE inhrelid = i.indexrelid))::text
  FROM given JOIN pg_index AS i ON i.indrelid = given.oid JOIN pg_class AS x ON x.oid = i.indexrelid
  LEFT JOIN pg_tablespace AS s ON s.oid = x.reltablespace
UNION ALL
SELECT json_build_array('trigger', nspname, relname, tgname, tgenabled, pg_get_triggerdef(t.oid))::text
  FROM given JOIN pg_trigger AS t ON t.tgrelid = given.oid AND NOT t.tgisinternal`;
