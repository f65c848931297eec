import type { Trigger } from '@rowloom/engine';
import type { Session, SqlValue } from '../../session/session.ts';
import { majorVersion, numberOf, oidArray, textOf } from './catalogue-row.ts';

export type CatalogueTrigger = { readonly table: string; readonly trigger: Trigger };

/** Bits of `tgtype`. */
const ROW = 1;
const BEFORE = 2;
const INSERT = 4;
const INSTEAD = 64;

/** Longer functions do more than rules can express. */
const MAX_LENGTH = 20_000;

/** A partition's copy of its table's trigger is not listed again; before version 13 copies count as internal. */
const query = (version: number): string => `
SELECT t.tgrelid::text AS table, t.tgname AS name, t.tgtype AS bits,
  CASE WHEN n.nspname IN ('pg_catalog', 'public') THEN '' ELSE quote_ident(n.nspname) || '.' END || quote_ident(p.proname) AS action,
  CASE WHEN l.lanname = 'plpgsql' AND length(p.prosrc) <= ${MAX_LENGTH} THEN p.prosrc END AS source,
  CASE WHEN t.tgqual IS NOT NULL THEN pg_get_triggerdef(t.oid) END AS definition
FROM pg_catalog.pg_trigger t
JOIN unnest($1::oid[]) AS kept(oid) ON kept.oid = t.tgrelid
JOIN pg_catalog.pg_proc p ON p.oid = t.tgfoid
JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
JOIN pg_catalog.pg_language l ON l.oid = p.prolang
WHERE NOT t.tgisinternal AND t.tgenabled IN ('O', 'A') AND t.tgtype & ${INSERT} <> 0
  ${version >= 13 ? 'AND t.tgparentid = 0' : ''}
ORDER BY t.tgrelid, t.tgname COLLATE "C"`;

/** Triggers that fire on insert, except those for replicas. */
export async function readTriggers(session: Session, tables: Iterable<string>): Promise<readonly CatalogueTrigger[]> {
  const rows = await session.query(query(majorVersion(session.serverVersion)), [oidArray(tables)]);
  return rows.map((row) => {
    const bits = numberOf(row, 'bits');
    return {
      table: textOf(row, 'table'),
      trigger: {
        name: textOf(row, 'name'),
        timing: (bits & INSTEAD) !== 0 ? 'instead_of' : (bits & BEFORE) !== 0 ? 'before' : 'after',
        level: (bits & ROW) !== 0 ? 'row' : 'statement',
        action: textOf(row, 'action'),
        ...(row['source'] === null ? {} : { source: textOf(row, 'source') }),
        ...conditionOf(row['definition']),
      },
    };
  });
}

/** The catalogue keeps the condition as a tree, which only the whole definition prints. */
function conditionOf(definition: SqlValue | undefined): Pick<Trigger, 'when'> {
  const [, when] =
    / WHEN \(([^]+)\) EXECUTE (?:FUNCTION|PROCEDURE) [^]*$/.exec(typeof definition === 'string' ? definition : '') ??
    [];
  return when === undefined ? {} : { when };
}
