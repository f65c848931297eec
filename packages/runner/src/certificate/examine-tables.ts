import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import type { CertifiedConstraint } from './certificate.ts';
import type { CheckSession } from './check-session.ts';
import { countTogether } from './count-together.ts';
import type { Collisions } from './count-collisions.ts';
import { type KeyCheck, keyChecks } from './key-checks.ts';
import { isNeverNull, isUnbroken, isWithin, readSpan } from './number-keys.ts';
import { type ScannedTable, scanTable } from './scan-table.ts';
import { shareWork } from './share-work.ts';
import { type KeyTask, type Scan, takeInTurn } from './take-keys.ts';
import type { Walks } from './walks.ts';

export type ExaminedKey = { readonly check: KeyCheck; readonly constraint: CertifiedConstraint };

export type ExaminedTable = {
  readonly table: Table;
  readonly scan: ScannedTable;
  readonly keys: readonly ExaminedKey[];
};

export type ExamineOptions = { readonly walks: Walks; readonly fewRows?: number | undefined };

/**
 * Goes through every table once, and then through its keys; a session that has finished its tables does not wait for
 * others.
 */
export async function examineTables(
  workers: readonly CheckSession[],
  document: SchemaDocument,
  tables: readonly Table[],
  { walks, fewRows }: ExamineOptions,
): Promise<readonly ExaminedTable[]> {
  const scans = tables.map((): Scan => Promise.withResolvers());
  const scanOf = new Map(tables.map((table, index) => [tableKey(table), scans[index]]));
  const keys = tables.map((table, index) =>
    keyChecks(document, table, walks).map(
      (check): KeyTask => ({
        check,
        scan: scans[index] as Scan,
        parent: check.parent === undefined ? undefined : scanOf.get(check.parent),
        examined: Promise.withResolvers(),
      }),
    ),
  );
  const all = keys.flat();
  const takeKeys = takeInTurn(all, fewRows);
  const turns = [...tables.map((table, index) => ({ table, scan: scans[index] as Scan })), ...all.map(() => 'key')];
  await shareWork(workers, turns, async (worker, turn) => {
    if (typeof turn === 'string') {
      await examineKeys(worker, takeKeys(), (check) => refersWithin(worker, document, check, all));
    } else {
      const scanned = scanTable(worker, document, turn.table);
      turn.scan.resolve(scanned);
      // A table without keys has no other task that would report a failure, so it is reported below.
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

type IsKnownToHold = (check: KeyCheck) => Promise<boolean>;

async function examineKeys(worker: CheckSession, tasks: readonly KeyTask[], holds: IsKnownToHold): Promise<void> {
  const start = performance.now();
  const counting = countTogether(worker, tasks);
  let before: Promise<unknown> = counting;
  const each = tasks.map((task) => {
    const examine = async (): Promise<CertifiedConstraint> => {
      const count = (await counting)?.get(task);
      const scanned = await task.scan.promise;
      if (count === undefined) return examineKey(worker, task.check, scanned, holds);
      return certified(task.check, scanned.rows ?? 0, { violations: count }, secondsSince(start) / tasks.length);
    };
    // A session does one thing after the other, and a failure fails everything after it.
    const examining = before.then(examine);
    before = examining;
    return examining;
  });
  for (const [index, { examined }] of tasks.entries()) {
    examined.resolve(each[index] as Promise<CertifiedConstraint>);
    // There may be no waiter for it, and its failure is reported below.
    examined.promise.catch(() => undefined);
  }
  await Promise.all(each);
}

async function examineKey(
  worker: CheckSession,
  check: KeyCheck,
  { rows, note }: ScannedTable,
  isKnownToHold: IsKnownToHold,
): Promise<CertifiedConstraint> {
  const { kind, name } = check;
  if (rows === null) return { kind, name, rows_examined: 0, violations: null, ...(note === undefined ? {} : { note }) };
  if (rows === 0) return { kind, name, rows_examined: 0, violations: 0 };
  const start = performance.now();
  const collisions = (await isKnownToHold(check)) ? { violations: 0 } : await check.count(worker, rows);
  return certified(check, rows, collisions, secondsSince(start));
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

function certified(
  { kind, name }: KeyCheck,
  rows: number,
  { violations, note, limit }: Collisions,
  seconds: number,
): CertifiedConstraint {
  return {
    kind,
    name,
    rows_examined: violations === null ? 0 : Math.min(rows, limit ?? rows),
    violations,
    seconds: Math.round(seconds * 1000) / 1000,
    ...(note === undefined ? {} : { note }),
  };
}

/**
 * If a table's keys are integers without gaps, every number between the minimum and the maximum refers to a row. The
 * absence of gaps follows from three checked facts: no key is NULL, none is duplicated, and there are as many rows as
 * numbers.
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
  // All keys were taken before the first foreign key: another session is working on it, if it is not done.
  const [scan, { violations }] = await Promise.all([key.scan.promise, key.examined.promise]);
  if (scan.rows === null || violations !== 0 || !isNeverNull(scan, to)) return false;
  const parents = await readSpan(worker, document, to);
  if (parents === undefined || !isUnbroken(parents, scan.rows)) return false;
  const children = await readSpan(worker, document, from);
  return children !== undefined && isWithin(children, parents);
}
