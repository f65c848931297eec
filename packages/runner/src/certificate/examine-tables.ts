import type { SchemaDocument, Table } from '@rowloom/engine';
import type { CertifiedConstraint } from './certificate.ts';
import type { CheckSession } from './check-session.ts';
import { type KeyCheck, keyChecks } from './key-checks.ts';
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

/** Goes through every table once, and then through its keys; a session that is done with tables need not wait for others. */
export async function examineTables(
  workers: readonly CheckSession[],
  document: SchemaDocument,
  tables: readonly Table[],
  walks: Walks,
): Promise<readonly ExaminedTable[]> {
  const scans = tables.map((): Scan => Promise.withResolvers());
  const keys = tables.map((table, index) =>
    keyChecks(document, table, walks).map((check) => ({ check, scan: scans[index] as Scan })),
  );
  const waiting = keys.flat();
  // The longest first of what is ready, so that no session ends with a long one alone.
  const takeKey = () => {
    const rows = waiting.map(({ scan }) => scan.rows ?? -1);
    const [longest] = waiting.splice(rows.indexOf(rows.reduce((most, count) => Math.max(most, count), -1)), 1);
    if (longest === undefined) throw new Error('There are fewer keys than turns.');
    return longest;
  };
  const constraints = new Map<KeyCheck, CertifiedConstraint>();
  const turns = [...tables.map((table, index) => ({ table, scan: scans[index] as Scan })), ...waiting.map(() => 'key')];
  await shareWork(workers, turns, async (worker, turn) => {
    if (typeof turn === 'string') {
      const { check, scan } = takeKey();
      constraints.set(check, await examineKey(worker, check, await scan.promise));
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
      keys: (keys[index] ?? []).map(({ check }) => ({
        check,
        constraint: constraints.get(check) as CertifiedConstraint,
      })),
    })),
  );
}

async function examineKey(
  worker: CheckSession,
  { kind, name, count }: KeyCheck,
  { rows, note }: ScannedTable,
): Promise<CertifiedConstraint> {
  if (rows === null) return { kind, name, rows_examined: 0, violations: null, ...(note === undefined ? {} : { note }) };
  if (rows === 0) return { kind, name, rows_examined: 0, violations: 0 };
  const start = performance.now();
  const { violations, note: reason, limit } = await count(worker, rows);
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
