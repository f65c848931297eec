import { readBackPostgresql } from '@rowloom/databases';
import type { Examining } from '../run-dialect.ts';

/** Below this number of pages it makes no difference. */
const SMALL = 100;

/**
 * First columns of indexes over all rows. A table counts as large if nearly all of its pages are all-visible, as after
 * VACUUM or a load of frozen rows: otherwise every index entry would have to be looked up in the table.
 */
const WALKS = `
SELECT n.nspname AS schema, t.relname AS table, a.attname AS column, t.relpages > ${SMALL} AS large
FROM pg_catalog.pg_index i
JOIN pg_catalog.pg_class x ON x.oid = i.indexrelid
JOIN pg_catalog.pg_am m ON m.oid = x.relam AND m.amname = 'btree'
JOIN pg_catalog.pg_class t ON t.oid = i.indrelid AND t.relkind = 'r'
JOIN pg_catalog.pg_namespace n ON n.oid = t.relnamespace
JOIN pg_catalog.pg_attribute a ON a.attrelid = t.oid AND a.attnum = i.indkey[0]
WHERE i.indisvalid AND i.indpred IS NULL AND n.nspname NOT IN ('pg_catalog', 'information_schema')
  AND (t.relpages > ${SMALL} AND t.relallvisible >= t.relpages * 0.95
    AND pg_catalog.pg_relation_size(t.oid) <= t.relpages * 1.05 * pg_catalog.current_setting('block_size')::bigint
    OR pg_catalog.pg_relation_size(t.oid) <= ${SMALL} * pg_catalog.current_setting('block_size')::bigint)`;

export const examining: Examining = {
  begin: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  // Sorting and hashing stay in memory, and nothing is JIT-compiled for a single pass. With row security enabled, the
  // server then refuses instead of silently omitting rows.
  settings: "SET LOCAL work_mem = '64MB'; SET LOCAL jit = off; SET LOCAL row_security = off",
  exportSnapshot: 'SELECT pg_catalog.pg_export_snapshot() AS name',
  readable(column, type) {
    if (type.kind === 'bytes' || type.kind === 'float' || type.kind === 'boolean') return column;
    if (type.kind === 'array') return `array_to_json(${column})::text`;
    return type.kind === 'money' ? `${column}::numeric::text` : `${column}::text`;
  },
  readBinary: readBackPostgresql,
  only: (name) => `ONLY ${name}`,
  // A fifth faster than CASE.
  countIf: (condition) => `count(*) FILTER (WHERE ${condition})`,
  byteOrder: ' COLLATE "C"',
  hasNumberKeys: true,
  walks: WALKS,
  joinsParents: false,
  hasExclusions: true,
};
