import type { Session } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import type { CertifiedChecksum, CertifiedConstraint, CertifiedTable, Certificate } from './certificate.ts';
import { type CheckSession, openCheckSession } from './check-session.ts';
import { type ConstraintStates, readConstraintStates } from './constraint-states.ts';
import { type KeyCheck, keyChecks } from './key-checks.ts';
import { type ScannedTable, scanTable } from './scan-table.ts';
import { shareWork } from './share-work.ts';

export type CertificateOptions = {
  /** When it is made, as the caller's clock says. */
  readonly madeAt: string;
  /** More sessions on the same database, which share the work. Not where the caller's transaction is open. */
  readonly sessions?: readonly Session[];
  /** The session's transaction is open, and its rows are to be certified before it is committed. */
  readonly isInTransaction?: boolean;
  /** By table: what was read back. */
  readonly checksums?: ReadonlyMap<string, CertifiedChecksum>;
  /** Names of tables; all of the document's unless told. */
  readonly tables?: ReadonlySet<string>;
};

/** Examines every constraint of the target's own catalogue, as `document` has just told it, over all rows of each table. */
export async function makeCertificate(
  session: Session,
  document: SchemaDocument,
  options: CertificateOptions,
): Promise<Certificate> {
  const tables = document.tables.filter((table) => options.tables?.has(tableKey(table)) !== false);
  const workers = await openWorkers(session, options);
  try {
    const [first] = workers as [CheckSession];
    const states = await readConstraintStates(first, document);
    const scans = await shareWork(workers, tables, (worker, table) => scanTable(worker, document, table));
    const keys = await examineKeys(workers, document, tables, scans);
    const certified = tables.map((table, index) =>
      certifyTable(
        table,
        scans[index] as ScannedTable,
        keys[index] ?? [],
        states,
        options.checksums?.get(tableKey(table)),
      ),
    );
    const found = certified.flatMap(({ constraints }) => constraints.map(({ violations }) => violations));
    return {
      version: 1,
      dialect: session.dialect,
      server_version: session.serverVersion,
      made_at: options.madeAt,
      tables: certified,
      violations: found.reduce<number>((sum, violations) => sum + (violations ?? 0), 0),
      unexamined: found.filter((violations) => violations === null).length,
    };
  } finally {
    await Promise.allSettled(workers.map((worker) => worker.end()));
  }
}

/** All see the same moment, where the server can tell one session what another sees. */
async function openWorkers(session: Session, options: CertificateOptions): Promise<readonly CheckSession[]> {
  const isOpen = options.isInTransaction === true;
  const others = isOpen ? [] : (options.sessions ?? []).filter((other) => other !== session);
  const first = await openCheckSession(session, { isOpen, isShared: others.length > 0 });
  const workers = [first];
  const seen = first.snapshot === undefined ? {} : { snapshot: first.snapshot };
  try {
    for (const other of others) workers.push(await openCheckSession(other, { isOpen: false, ...seen }));
    return workers;
  } catch (error) {
    await Promise.allSettled(workers.map((worker) => worker.end()));
    throw error;
  }
}

type ExaminedKey = { readonly check: KeyCheck; readonly constraint: CertifiedConstraint };

async function examineKeys(
  workers: readonly CheckSession[],
  document: SchemaDocument,
  tables: readonly Table[],
  scans: readonly ScannedTable[],
): Promise<readonly (readonly ExaminedKey[])[]> {
  const tasks = tables.flatMap((table, index) =>
    keyChecks(document, table).map((check) => ({ index, check, scan: scans[index] as ScannedTable })),
  );
  // The longest first, so that no session ends with a long one alone.
  const ordered = tasks.toSorted((a, b) => (b.scan.rows ?? 0) - (a.scan.rows ?? 0));
  const examined = await shareWork(workers, ordered, async (worker, { check, scan }) =>
    examineKey(worker, check, scan),
  );
  const byTask = new Map(ordered.map((task, index) => [task, examined[index] as ExaminedKey]));
  return tables.map((_, index) =>
    tasks.filter((task) => task.index === index).map((task) => byTask.get(task) as ExaminedKey),
  );
}

async function examineKey(worker: CheckSession, check: KeyCheck, { rows, note }: ScannedTable): Promise<ExaminedKey> {
  const { kind, name } = check;
  if (rows === null) {
    return {
      check,
      constraint: { kind, name, rows_examined: 0, violations: null, ...(note === undefined ? {} : { note }) },
    };
  }
  if (rows === 0) return { check, constraint: { kind, name, rows_examined: 0, violations: 0 } };
  const start = performance.now();
  const { violations, note: reason, limit } = await check.count(worker, rows);
  const seconds = Math.round(performance.now() - start) / 1000;
  const examined = violations === null ? 0 : Math.min(rows, limit ?? rows);
  return {
    check,
    constraint: {
      kind,
      name,
      rows_examined: examined,
      violations,
      seconds,
      ...(reason === undefined ? {} : { note: reason }),
    },
  };
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
    ],
    ...(scan.note === undefined ? {} : { note: scan.note }),
  };
}

function withNote(constraint: CertifiedConstraint, more: string | undefined): CertifiedConstraint {
  if (more === undefined) return constraint;
  return { ...constraint, note: constraint.note === undefined ? more : `${constraint.note} ${more}` };
}
