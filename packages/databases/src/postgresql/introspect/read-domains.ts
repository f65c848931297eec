import type { Session } from '../../session/session.ts';
import { oidArray, textOf } from './catalogue-row.ts';

export type CatalogueDomainCheck = { readonly type: string; readonly name: string; readonly expression: string };

const QUERY = `
SELECT c.contypid::text AS type, c.conname AS name, pg_get_expr(c.conbin, 0) AS expression
FROM pg_catalog.pg_constraint c JOIN unnest($1::oid[]) AS kept(oid) ON kept.oid = c.contypid
WHERE c.contype = 'c'
ORDER BY c.contypid, c.conname COLLATE "C"`;

/** The CHECKs of domains; the tested value is called VALUE. */
export async function readDomains(session: Session, types: Iterable<string>): Promise<readonly CatalogueDomainCheck[]> {
  const rows = await session.query(QUERY, [oidArray(types)]);
  return rows.map((row) => ({
    type: textOf(row, 'type'),
    name: textOf(row, 'name'),
    expression: textOf(row, 'expression'),
  }));
}
