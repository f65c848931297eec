import type { Session } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import type {
  Certificate,
  CertifiedChecksum,
  CertifiedConstraint,
  CertifiedTable,
  CertifiedTrigger,
} from './certificate.ts';
import { type CheckSession, openCheckSession } from './check-session.ts';
import { type ConstraintStates, readConstraintStates } from './constraint-states.ts';
import { type ExaminedKey, examineTables } from './examine-tables.ts';
import { sayKeeper, withKept } from './kept-by-triggers.ts';
import type { ScannedTable } from './scan-table.ts';
import { readWalks } from './walks.ts';

export type CertificateOptions = {
  /** Its creation time, by the caller's clock. */
  readonly madeAt: string;
  /** More sessions on the same database, which share the work. Not while the caller's transaction is open. */
  readonly sessions?: readonly Session[];
  /** The session's transaction is open, and its rows must be certified before the commit. */
  readonly isInTransaction?: boolean;
  /** By table: what was read back. */
  readonly checksums?: ReadonlyMap<string, CertifiedChecksum>;
  /** Triggers that were disabled while rows were loaded. */
  readonly triggersOff?: readonly CertifiedTrigger[];
  /** Names of tables; by default all of the document's. */
  readonly tables?: ReadonlySet<string>;
  /** Keys of tables with at most this many rows are counted in one statement; 10,000 by default. */
  readonly fewRows?: number;
  readonly signal?: AbortSignal;
};

/** Checks every constraint of the target's own catalogue, as just read into `document`, over all rows of each table. */
export async function makeCertificate(
  session: Session,
  document: SchemaDocument,
  options: CertificateOptions,
): Promise<Certificate> {
  const kept = document.tables.map((table) => withKept(document, table));
  const tables = kept.filter((table) => options.tables?.has(tableKey(table)) !== false);
  const workers = await openWorkers(session, options);
  try {
    const [first] = workers as [CheckSession];
    const states = await readConstraintStates(first, document);
    const walks = await readWalks(first, document);
    const examined = await examineTables(workers, { ...document, tables: kept }, tables, {
      walks,
      fewRows: options.fewRows,
    });
    const certified = examined.map(({ table, scan, keys }) =>
      certifyTable(table, scan, keys, states, options.checksums?.get(tableKey(table))),
    );
    const off = new Set((options.triggersOff ?? []).map(({ table, name }) => `${table}.${name}`));
    // Rows that a trigger itself accepted do not violate it, however it was read, nor do earlier rows.
    const found = certified.flatMap(({ name, constraints }) =>
      constraints
        .filter(({ trigger }) => trigger === undefined || off.has(`${name}.${trigger}`))
        .map(({ violations }) => violations),
    );
    return {
      version: 1,
      dialect: session.dialect,
      server_version: session.serverVersion,
      made_at: options.madeAt,
      tables: certified,
      ...(options.triggersOff === undefined || options.triggersOff.length === 0
        ? {}
        : { triggers_off: options.triggersOff }),
      violations: found.reduce<number>((sum, violations) => sum + (violations ?? 0), 0),
      unexamined: found.filter((violations) => violations === null).length,
    };
  } finally {
    await Promise.allSettled(workers.map((worker) => worker.end()));
  }
}

/** All use the same snapshot, if the server can share one between sessions. */
async function openWorkers(session: Session, options: CertificateOptions): Promise<readonly CheckSession[]> {
  const isOpen = options.isInTransaction === true;
  const others = isOpen ? [] : (options.sessions ?? []).filter((other) => other !== session);
  const { signal } = options;
  const first = await openCheckSession(session, { isOpen, isShared: others.length > 0, signal });
  const workers = [first];
  const seen = first.snapshot === undefined ? {} : { snapshot: first.snapshot };
  try {
    for (const other of others) workers.push(await openCheckSession(other, { isOpen: false, ...seen, signal }));
    return workers;
  } catch (error) {
    await Promise.allSettled(workers.map((worker) => worker.end()));
    throw error;
  }
}

function certifyTable(
  table: Table,
  scan: ScannedTable,
  keys: readonly ExaminedKey[],
  states: ConstraintStates,
  checksum: CertifiedChecksum | undefined,
): CertifiedTable {
  const rows = scan.rows ?? 0;
  const conditions = scan.conditions.map(({ kind, name, violations, note }): CertifiedConstraint => {
    const constraint = { kind, name, rows_examined: violations === null ? 0 : rows, violations };
    return withNote(
      note === undefined ? constraint : { ...constraint, note },
      kind === 'check' ? states(table, name) : undefined,
    );
  });
  return {
    name: tableKey(table),
    rows: scan.rows,
    ...(checksum === undefined ? {} : { checksum }),
    constraints: [
      ...keys.map(({ check, constraint }) => withNote(constraint, states(table, check.ownName))),
      ...conditions,
    ].map((constraint) => sayKeeper(table, constraint)),
    ...(scan.note === undefined ? {} : { note: scan.note }),
  };
}

function withNote(constraint: CertifiedConstraint, more: string | undefined): CertifiedConstraint {
  if (more === undefined) return constraint;
  return { ...constraint, note: constraint.note === undefined ? more : `${constraint.note} ${more}` };
}
