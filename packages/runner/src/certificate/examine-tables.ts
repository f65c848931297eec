import type { SchemaDocument, Table } from '@rowloom/engine';
import type { CertifiedConstraint } from './certificate.ts';
import type { CheckSession } from './check-session.ts';
import { type KeyCheck, keyChecks } from './key-checks.ts';
import { isNeverNull, isUnbroken, isWithin, readSpan } from './number-keys.ts';
import { type ScannedTable, scanTable } from './scan-table.ts';
import { shareWork } from './share-work.ts';
import type { Walks } from './walks.ts';

export type ExaminedKey = { readonly check: KeyCheck; readonly constraint: CertifiedConstraint };

export type ExaminedTable = {
  readonly table: Table;
  readonly scan: ScannedTable;
  readonly keys: readonly ExaminedKey[];
};

type Scan = PromiseWithResolvers<ScannedTable> & { rows?: number | null };

type KeyTask = {
  readonly check: KeyCheck;
  readonly scan: Scan;
  readonly examined: PromiseWithResolvers<CertifiedConstraint>;
};

/** Goes through every table once, and then through its keys; a session that is done with tables need not wait for others. */
export async function examineTables(
  workers: readonly CheckSession[],
  document: SchemaDocument,
  tables: readonly Table[],
  walks: Walks,
): Promise<readonly ExaminedTable[]> {
  const scans = tables.map((): Scan => Promise.withResolvers());
  const keys = tables.map((table, index) =>
    keyChecks(document, table, walks).map(
      (check): KeyTask => ({ check, scan: scans[index] as Scan, examined: Promise.withResolvers() }),
    ),
  );
  const all = keys.flat();
  const takeKey = takeInTurn(all);
  const turns = [...tables.map((table, index) => ({ table, scan: scans[index] as Scan })), ...all.map(() => 'key')];
  await shareWork(workers, turns, async (worker, turn) => {
    if (typeof turn === 'string') {
      const { check, scan, examined } = takeKey();
      const examining = scan.promise.then((scanned) =>
        examineKey(worker, check, scanned, () => refersWithin(worker, document, check, all)),
      );
      examined.resolve(examining);
      // Nobody may be waiting for it, and its failure is told below.
      examined.promise.catch(() => undefined);
      await examining;
    } else {
      const scanned = scanTable(worker, document, turn.table);
      turn.scan.resolve(scanned);
      // A table without keys has nobody else to tell of a failure, which is told below.
      turn.scan.promise.catch(() => undefined);
      turn.scan.rows = (await scanned).rows;
    }
  });
  return Promise.all(
    tables.map(async (table, index) => ({
      table,
      scan: await (scans[index] as Scan).promise,
      keys: await Promise.all(
        (keys[index] ?? []).map(async ({ check, examined }) => ({ check, constraint: await examined.promise })),
      ),
    })),
  );
}

/**
 * The longest first of what is ready, so that no session ends with a long one alone; and foreign keys last: what is known
 * of the keys they refer to may answer for them.
 */
function takeInTurn(tasks: readonly KeyTask[]): () => KeyTask {
  const isReference = ({ check }: KeyTask): boolean => check.kind === 'foreign_key';
  const waiting = [tasks.filter((task) => !isReference(task)), tasks.filter(isReference)];
  return () => {
    const next = waiting.find((some) => some.length > 0) ?? [];
    const rows = next.map(({ scan }) => scan.rows ?? -1);
    const [longest] = next.splice(rows.indexOf(rows.reduce((most, count) => Math.max(most, count), -1)), 1);
    if (longest === undefined) throw new Error('There are fewer keys than turns.');
    return longest;
  };
}

async function examineKey(
  worker: CheckSession,
  { kind, name, count }: KeyCheck,
  { rows, note }: ScannedTable,
  isKnownToHold: () => Promise<boolean>,
): Promise<CertifiedConstraint> {
  if (rows === null) return { kind, name, rows_examined: 0, violations: null, ...(note === undefined ? {} : { note }) };
  if (rows === 0) return { kind, name, rows_examined: 0, violations: 0 };
  const start = performance.now();
  const holds = await isKnownToHold();
  const { violations, note: reason, limit } = holds ? { violations: 0 } : await count(worker, rows);
  const seconds = Math.round(performance.now() - start) / 1000;
  const examined = violations === null ? 0 : Math.min(rows, limit ?? rows);
  return {
    kind,
    name,
    rows_examined: examined,
    violations,
    seconds,
    ...(reason === undefined ? {} : { note: reason }),
  };
}

/**
 * Where a table's keys are whole numbers of which none is missing, whatever lies between the least and the greatest of them
 * refers to one. That none is missing follows from three things that were examined: no key is NULL, none is there twice, and
 * there are as many rows as numbers.
 */
async function refersWithin(
  worker: CheckSession,
  document: SchemaDocument,
  { reference }: KeyCheck,
  tasks: readonly KeyTask[],
): Promise<boolean> {
  if (reference === undefined) return false;
  const { from, to } = reference;
  const key = tasks.find(({ check: { number } }) => number?.table === to.table && number.name === to.name);
  if (key === undefined) return false;
  // All keys were taken before the first foreign key: another session is at work on it, if it is not done.
  const [scan, { violations }] = await Promise.all([key.scan.promise, key.examined.promise]);
  if (scan.rows === null || violations !== 0 || !isNeverNull(scan, to)) return false;
  const parents = await readSpan(worker, document, to);
  if (parents === undefined || !isUnbroken(parents, scan.rows)) return false;
  const children = await readSpan(worker, document, from);
  return children !== undefined && isWithin(children, parents);
}
