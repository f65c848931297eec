import { type Session, targetError } from '@rowloom/databases';
import type { Plan, Rules, SchemaDocument } from '@rowloom/engine';
import type { LedgerPlace } from '../../ledger/ledger-place.ts';
import { type Claim, measureTables } from './measure-tables.ts';

export type Bases = Readonly<Record<string, number>>;

export type ClaimedKeys = {
  readonly bases: Bases;
  /** By table: the rows that were there before the run's first. */
  readonly before: Bases;
};

/**
 * Takes numbers for the run's rows in tables that have rows already: beyond every key that is there, every number that a
 * sequence has given out, and everything that other runs have claimed. A cancelled run leaves a gap.
 */
export async function claimKeys(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  recipe: { readonly schema: SchemaDocument; readonly plan: Plan; readonly rules: Rules },
  sealed?: Bases,
): Promise<ClaimedKeys> {
  const claimed = await readClaims(session, ledger);
  const bases: Record<string, number> = { ...(await readOwnClaims(session, ledger, runId)) };
  const before: Record<string, number> = {};
  for await (const { name, rows, taken, free, held } of measureTables(session, recipe, claimed)) {
    before[name] = taken;
    // An attempt that ended in the middle of claiming has left some: MySQL commits as it goes.
    if (bases[name] !== undefined) continue;
    const base = sealed === undefined ? free : sealedBase(name, sealed[name] ?? 0, taken > 0 ? free : held);
    if (!Number.isSafeInteger(base + rows))
      throw targetError('unsupported', `The keys of ${name} are beyond 2^53: rows cannot be appended to it.`, {
        table: name,
      });
    bases[name] = base;
    await session.execute(
      `INSERT INTO ${ledger.claims} (scope, table_name, run_id, base, end_base) VALUES ($1, $2, $3, $4, $5)`,
      [ledger.scope, name, runId, base, base + rows],
    );
  }
  return { bases, before };
}

/** The very rows of an export have the very keys: where others have these, they cannot be loaded. */
function sealedBase(table: string, base: number, free: number): number {
  if (base >= free) return base;
  const plain = `${table} already uses the keys or row numbers of the export. Replay it with --mode truncate, or into another database.`;
  throw targetError('duplicate_key', plain, { table, plain });
}

/** Numbers of rows that are gone again. Where values are few, they are wanted back. */
export async function releaseClaims(session: Session, ledger: LedgerPlace, runId: string): Promise<void> {
  await session.execute(`DELETE FROM ${ledger.claims} WHERE run_id = $1`, [runId]);
}

/** By table: what runs have claimed. */
export async function readClaims(
  session: Session,
  ledger: LedgerPlace,
): Promise<ReadonlyMap<string, readonly Claim[]>> {
  const rows = await session.query(
    `SELECT c.table_name, c.base, c.end_base, r.phase FROM ${ledger.claims} AS c
       JOIN ${ledger.runs} AS r ON r.run_id = c.run_id WHERE c.scope = $1`,
    [ledger.scope],
  );
  const claims = rows.map((row) => ({
    table: String(row['table_name']),
    base: Number(row['base']),
    end: Number(row['end_base']),
    isOver: row['phase'] === 'done',
  }));
  return Map.groupBy(claims, ({ table }) => table);
}

/** Tables in which other runs that have not ended keep numbers for themselves. */
export async function readOpenClaims(session: Session, ledger: LedgerPlace, runId: string): Promise<readonly string[]> {
  const rows = await session.query(
    `SELECT DISTINCT c.table_name FROM ${ledger.claims} AS c JOIN ${ledger.runs} AS r ON r.run_id = c.run_id
      WHERE c.scope = $1 AND c.run_id <> $2 AND r.phase IN ('preparing', 'loading', 'constraining')`,
    [ledger.scope, runId],
  );
  return rows.map((row) => String(row['table_name']));
}

async function readOwnClaims(session: Session, ledger: LedgerPlace, runId: string): Promise<Bases> {
  const rows = await session.query(`SELECT table_name, base FROM ${ledger.claims} WHERE run_id = $1`, [runId]);
  return Object.fromEntries(rows.map((row) => [String(row['table_name']), Number(row['base'])]));
}
