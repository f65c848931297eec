import type { Session } from '@rowloom/databases';
import { baseBeyond, growingColumns, type Plan, quoteName, serialColumns, tableKey } from '@rowloom/engine';
import { dialectOf } from '../../dialects/dialect-of.ts';
import { tableName } from '../../target/table-name.ts';
import { runTables } from '../run-tables.ts';
import { type FedColumn, findSequences } from '../sequences/find-sequences.ts';

const FAR = 16;

/** Numbers that a run has taken for itself in a table. */
export type Claim = {
  readonly base: number;
  readonly end: number;
  /** The run is done: its rows are there, or gone. */
  readonly isOver: boolean;
};

export type MeasuredTable = {
  readonly name: string;
  /** That the plan gives it. */
  readonly rows: number;
  /** Rows that are there. */
  readonly taken: number;
  /** The end of what runs have claimed whose rows are there or may yet come. */
  readonly held: number;
  /** The first number beyond every key, every number that a sequence has given out, and all that is held. */
  readonly free: number;
};

/** What is taken in the tables that a run fills, one after the other. */
export async function* measureTables(
  session: Session,
  { schema, plan, rules }: Parameters<typeof runTables>[0] & { readonly plan: Plan },
  claimed: ReadonlyMap<string, readonly Claim[]>,
): AsyncGenerator<MeasuredTable> {
  const tables = runTables({ schema, plan, rules });
  const sequences = dialectOf(session).loading.hasSequences ? await findSequences(session, schema, tables) : [];
  for (const table of tables) {
    const name = tableKey(table);
    const rows = plan.tables.find((planned) => planned.name === name)?.rows ?? 0;
    const sql = tableName(session.dialect, schema, table);
    const taken = await countTaken(session, sql);
    const sequenceOf = (column: string): FedColumn | undefined =>
      sequences.find((item) => item.key === name && item.columnName === column);
    const serials: { readonly column: string; readonly start: number; readonly beyond: number }[] = [];
    for (const serial of serialColumns(plan, name)) {
      const top = await highest(session, sql, serial.column, sequenceOf(serial.column));
      serials.push({ ...serial, beyond: top === undefined ? 0 : baseBeyond(serial, top) });
    }
    const held = endOfHeld(claimed.get(name) ?? [], taken, Math.min(...serials.map(({ beyond }) => beyond)));
    let free = Math.max(taken, held);
    for (const { column, start, beyond } of serials) {
      // A key far out would use up the values of other columns: numbers below it do as long as nobody has one of them.
      const first = start + free;
      if (beyond > FAR * (free + 1000) && (await isGap(session, sql, column, first, first + rows))) continue;
      free = Math.max(free, beyond);
    }
    for (const growing of growingColumns(plan, name)) {
      const top = await highest(session, sql, growing.column, undefined);
      const beyond = top === undefined ? 0 : baseBeyond(growing, top);
      // Numbers that somebody else scattered far out are not overtaken: the unique index decides on a collision.
      if (beyond <= FAR * (free + 1000)) free = Math.max(free, beyond);
    }
    yield { name, rows, taken, held, free };
  }
}

/**
 * Where the ledger lives elsewhere than the tables, it outlives them: a database that was dropped and created again has
 * nothing of the runs that it knows. Keys below `beyond` are taken; Infinity where none of them tells.
 */
function endOfHeld(claims: readonly Claim[], taken: number, beyond: number): number {
  const held = claims.filter(({ isOver, base }) => !isOver || (taken > 0 && base < beyond));
  return Math.max(0, ...held.map(({ end }) => end));
}

async function countTaken(session: Session, table: string): Promise<number> {
  const [row] = await session.query(`SELECT count(*) AS taken FROM ${table}`);
  return Number(row?.['taken'] ?? 0);
}

async function isGap(session: Session, table: string, column: string, first: number, end: number): Promise<boolean> {
  const name = quoteName(session.dialect, column);
  const taken = await session.query(
    `SELECT 1 AS taken FROM ${table} WHERE ${name} >= ${first} AND ${name} < ${end} LIMIT 1`,
  );
  return taken.length === 0;
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
