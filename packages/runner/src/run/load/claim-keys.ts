import { type Session, targetError } from '@rowloom/databases';
import {
  baseBeyond,
  growingColumns,
  type Plan,
  quoteName,
  type SchemaDocument,
  serialColumns,
  tableKey,
} from '@rowloom/engine';
import { dialectOf } from '../../dialects/dialect-of.ts';
import type { LedgerPlace } from '../../ledger/ledger-place.ts';
import { tableName } from '../../target/table-name.ts';
import { type FedColumn, findSequences } from '../sequences/find-sequences.ts';

const FAR = 16;

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
  { schema, plan }: { readonly schema: SchemaDocument; readonly plan: Plan },
  sealed?: Bases,
): Promise<ClaimedKeys> {
  const tables = plan.tables.flatMap(({ name, rows }) => {
    const table = schema.tables.find((item) => tableKey(item) === name);
    return table === undefined ? [] : [{ table, name, rows }];
  });
  const sequences = dialectOf(session).loading.hasSequences
    ? await findSequences(
        session,
        schema,
        tables.map(({ table }) => table),
      )
    : [];
  const claimed = await readClaims(session, ledger);
  const bases: Record<string, number> = { ...(await readOwnClaims(session, ledger, runId)) };
  const before: Record<string, number> = {};
  for (const { table, name, rows } of tables) {
    const sql = tableName(session.dialect, schema, table);
    const taken = await countTaken(session, sql);
    before[name] = taken;
    // An attempt that ended in the middle of claiming has left some: MySQL commits as it goes.
    if (bases[name] !== undefined) continue;
    const serials = serialColumns(plan, name);
    const sequenceOf = (column: string): FedColumn | undefined =>
      sequences.find((item) => item.key === name && item.columnName === column);
    let base = Math.max(taken, claimed.get(name) ?? 0);
    for (const serial of serials) {
      const top = await highest(session, sql, serial.column, sequenceOf(serial.column));
      if (top !== undefined) base = Math.max(base, baseBeyond(serial, top));
    }
    for (const growing of growingColumns(plan, name)) {
      const top = await highest(session, sql, growing.column, undefined);
      const beyond = top === undefined ? 0 : baseBeyond(growing, top);
      // Numbers that somebody else scattered far out are not overtaken: the unique index decides on a collision.
      if (beyond <= FAR * (base + 1000)) base = Math.max(base, beyond);
    }
    if (sealed !== undefined) base = sealedBase(name, sealed[name] ?? 0, taken > 0 ? base : (claimed.get(name) ?? 0));
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

async function readClaims(session: Session, ledger: LedgerPlace): Promise<ReadonlyMap<string, number>> {
  const rows = await session.query(
    `SELECT table_name, max(end_base) AS end_base FROM ${ledger.claims} WHERE scope = $1 GROUP BY table_name`,
    [ledger.scope],
  );
  return new Map(rows.map((row) => [String(row['table_name']), Number(row['end_base'])]));
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

async function countTaken(session: Session, table: string): Promise<number> {
  const [row] = await session.query(`SELECT count(*) AS taken FROM ${table}`);
  return Number(row?.['taken'] ?? 0);
}

async function highest(
  session: Session,
  table: string,
  column: string,
  sequence: FedColumn | undefined,
): Promise<number | undefined> {
  const name = quoteName(session.dialect, column);
  const given =
    sequence === undefined ? 'NULL' : `(SELECT CASE WHEN is_called THEN last_value END FROM ${sequence.sequence})`;
  const [row] = await session.query(`SELECT max(${name}) AS top, ${given} AS given FROM ${table}`);
  const tops = [row?.['top'], row?.['given']].filter((value) => value !== null && value !== undefined).map(Number);
  return tops.length === 0 ? undefined : Math.max(...tops);
}
