import type { Session } from '../../session/session.ts';
import { flagOf, majorVersion, maybeText, numbersOf, oidArray, textOf } from './catalogue-row.ts';
import { stripParentheses } from './strip-parentheses.ts';

export type CatalogueIndex = {
  readonly oid: string;
  readonly table: string;
  readonly name: string;
  readonly method: string;
  readonly unique: boolean;
  /** The key's parts in order: the number of a column, or 0 for an expression. */
  readonly parts: readonly number[];
  /** The same as SQL; empty for a unique index over plain columns. */
  readonly texts: readonly string[];
  readonly where: string | undefined;
  readonly nullsNotDistinct: boolean;
};

const query = (version: number): string => `
SELECT i.indexrelid::text AS oid, i.indrelid::text AS table, c.relname AS name, am.amname AS method,
  i.indisunique AS unique, ${version >= 15 ? 'i.indnullsnotdistinct' : 'false'} AS nulls_not_distinct,
  array_to_string((i.indkey::int2[])[0:i.indnkeyatts - 1], ',') AS parts,
  CASE WHEN i.indexprs IS NOT NULL OR i.indisexclusion THEN (
    SELECT json_agg(pg_get_indexdef(i.indexrelid, place, false) ORDER BY place)::text
    FROM generate_series(1, i.indnkeyatts) AS place) END AS texts,
  pg_get_expr(i.indpred, i.indrelid) AS condition
FROM pg_catalog.pg_index i
JOIN unnest($1::oid[]) AS kept(oid) ON kept.oid = i.indrelid
JOIN pg_catalog.pg_class c ON c.oid = i.indexrelid
JOIN pg_catalog.pg_am am ON am.oid = c.relam
WHERE (i.indisunique OR i.indisexclusion) AND i.indisvalid AND i.indislive
ORDER BY i.indrelid, c.relname COLLATE "C"`;

/** Indexes that constrain rows. An invalid one does not yet. */
export async function readIndexes(session: Session, tables: Iterable<string>): Promise<readonly CatalogueIndex[]> {
  const rows = await session.query(query(majorVersion(session.serverVersion)), [oidArray(tables)]);
  return rows.map((row) => {
    const condition = maybeText(row, 'condition');
    const texts = JSON.parse(maybeText(row, 'texts') ?? '[]') as readonly string[];
    return {
      oid: textOf(row, 'oid'),
      table: textOf(row, 'table'),
      name: textOf(row, 'name'),
      method: textOf(row, 'method'),
      unique: flagOf(row, 'unique'),
      parts: numbersOf(row, 'parts'),
      texts: texts.map(stripParentheses),
      where: condition === undefined ? undefined : stripParentheses(condition),
      nullsNotDistinct: flagOf(row, 'nulls_not_distinct'),
    };
  });
}
