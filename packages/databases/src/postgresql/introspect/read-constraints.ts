import type { ReferentialAction } from '@rowloom/engine';
import type { Session } from '../../session/session.ts';
import { flagOf, maybeText, numbersOf, oidArray, textOf } from './catalogue-row.ts';

export type CatalogueConstraint = {
  readonly table: string;
  readonly name: string;
  readonly kind: 'check' | 'foreign' | 'primary' | 'unique' | 'exclusion';
  readonly columns: readonly number[];
  readonly index: string;
  readonly expression: string | undefined;
  readonly target: string;
  readonly targetColumns: readonly number[];
  readonly onDelete: ReferentialAction;
  readonly onUpdate: ReferentialAction;
  readonly matchFull: boolean;
  readonly deferrable: boolean;
  readonly initiallyDeferred: boolean;
  readonly validated: boolean;
  /** The operators of an exclusion, in order; separated by spaces, which no operator contains. */
  readonly operators: readonly string[];
};

/** A key to a partitioned table is listed again for each partition: those are not separate keys. */
const QUERY = `
SELECT c.conrelid::text AS table, c.conname AS name, c.contype::text AS kind, array_to_string(c.conkey, ',') AS columns,
  c.conindid::text AS index, CASE c.contype WHEN 'c' THEN pg_get_expr(c.conbin, c.conrelid) END AS expression,
  c.confrelid::text AS target, array_to_string(c.confkey, ',') AS target_columns,
  c.confdeltype::text AS on_delete, c.confupdtype::text AS on_update, c.confmatchtype = 'f' AS match_full,
  c.condeferrable AS deferrable, c.condeferred AS deferred, c.convalidated AS validated,
  (SELECT string_agg(o.oprname, ' ' ORDER BY e.place)
   FROM unnest(c.conexclop) WITH ORDINALITY AS e(operator, place)
   JOIN pg_catalog.pg_operator o ON o.oid = e.operator) AS operators
FROM pg_catalog.pg_constraint c
JOIN unnest($1::oid[]) AS kept(oid) ON kept.oid = c.conrelid
LEFT JOIN pg_catalog.pg_constraint above ON above.oid = c.conparentid
WHERE c.contype IN ('c', 'f', 'p', 'u', 'x')
  AND (above.oid IS NULL OR c.contype <> 'f' OR above.conrelid <> c.conrelid)
ORDER BY c.conrelid, c.conname COLLATE "C"`;

const KINDS: Readonly<Record<string, CatalogueConstraint['kind']>> = {
  c: 'check',
  f: 'foreign',
  p: 'primary',
  u: 'unique',
  x: 'exclusion',
};

const ACTIONS: Readonly<Record<string, ReferentialAction>> = {
  a: 'no_action',
  r: 'restrict',
  c: 'cascade',
  n: 'set_null',
  d: 'set_default',
};

export async function readConstraints(
  session: Session,
  tables: Iterable<string>,
): Promise<readonly CatalogueConstraint[]> {
  const rows = await session.query(QUERY, [oidArray(tables)]);
  return rows.map((row) => ({
    table: textOf(row, 'table'),
    name: textOf(row, 'name'),
    kind: KINDS[textOf(row, 'kind')] ?? 'check',
    columns: numbersOf(row, 'columns'),
    index: textOf(row, 'index'),
    expression: maybeText(row, 'expression'),
    target: textOf(row, 'target'),
    targetColumns: numbersOf(row, 'target_columns'),
    onDelete: ACTIONS[textOf(row, 'on_delete')] ?? 'no_action',
    onUpdate: ACTIONS[textOf(row, 'on_update')] ?? 'no_action',
    matchFull: flagOf(row, 'match_full'),
    deferrable: flagOf(row, 'deferrable'),
    initiallyDeferred: flagOf(row, 'deferred'),
    validated: flagOf(row, 'validated'),
    operators: maybeText(row, 'operators')?.split(' ') ?? [],
  }));
}
