import type { KeptRows } from '../run/find-lost-rows.ts';
import type { Certificate, CertifiedTable } from './certificate.ts';

/**
 * A certificate of a whole database with the ledger's record of its rows: those that runs have loaded must be present.
 */
export function withKeptRows(certificate: Certificate, kept: ReadonlyMap<string, KeptRows>): Certificate {
  const known = new Set(certificate.tables.map(({ name }) => name));
  const gone = [...kept.keys()].flatMap((name): CertifiedTable[] =>
    known.has(name) ? [] : [{ name, rows: null, constraints: [] }],
  );
  const tables = [...certificate.tables, ...gone].map((table) => withRows(table, kept.get(table.name)));
  return {
    ...certificate,
    tables,
    differences: tables.reduce((sum, { changes = [] }) => sum + changes.length, 0),
  };
}

function withRows(table: CertifiedTable, kept: KeptRows | undefined): CertifiedTable {
  if (kept === undefined) return table;
  const { planned, changes, notCompared } = kept;
  if (notCompared.length > 0)
    return {
      ...table,
      rows_planned: planned,
      ...(changes.length === 0 ? {} : { changes }),
      not_compared: notCompared.join(' '),
    };
  // Rows without their own numbers are distinguished from those of other runs by all of their columns together.
  const missing = changes.length > 0 || table.rows === null ? 0 : planned - table.rows;
  const found = Math.min(kept.found, table.rows ?? 0);
  const named =
    missing > 0 ? [`${table.name} has ${found} of the ${planned} rows that runs have loaded into it.`] : changes;
  return { ...table, rows_planned: planned, rows_found: found, ...(named.length === 0 ? {} : { changes: named }) };
}
