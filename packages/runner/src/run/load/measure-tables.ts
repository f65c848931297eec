import type { Session } from '@rowloom/databases';
import { baseBeyond, growingColumns, type Plan, quoteName, serialColumns, tableKey } from '@rowloom/engine';
import { dialectOf } from '../../dialects/dialect-of.ts';
import { tableName } from '../../target/table-name.ts';
import { runTables } from '../run-tables.ts';
import { type FedColumn, findSequences } from '../sequences/find-sequences.ts';

const FAR = 16;

export type MeasuredTable = {
  readonly name: string;
  /** That the plan gives it. */
  readonly rows: number;
  /** Rows that are there. */
  readonly taken: number;
  /** The first number beyond every key, every number that a sequence has given out, and all that runs have claimed. */
  readonly free: number;
};

/** What is taken in the tables that a run fills, one after the other. */
export async function* measureTables(
  session: Session,
  { schema, plan, rules }: Parameters<typeof runTables>[0] & { readonly plan: Plan },
  claimed: ReadonlyMap<string, number>,
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
    let free = Math.max(taken, claimed.get(name) ?? 0);
    for (const serial of serialColumns(plan, name)) {
      const top = await highest(session, sql, serial.column, sequenceOf(serial.column));
      const beyond = top === undefined ? 0 : baseBeyond(serial, top);
      // A key far out would use up the values of other columns: numbers below it do as long as nobody has one of them.
      const first = serial.start + free;
      if (beyond > FAR * (free + 1000) && (await isGap(session, sql, serial.column, first, first + rows))) continue;
      free = Math.max(free, beyond);
    }
    for (const growing of growingColumns(plan, name)) {
      const top = await highest(session, sql, growing.column, undefined);
      const beyond = top === undefined ? 0 : baseBeyond(growing, top);
      // Numbers that somebody else scattered far out are not overtaken: the unique index decides on a collision.
      if (beyond <= FAR * (free + 1000)) free = Math.max(free, beyond);
    }
    yield { name, rows, taken, free };
  }
}

async function countTaken(session: Session, table: string): Promise<number> {
  const [row] = await session.query(`SELECT count(*) AS taken FROM ${table}`);
  return Number(row?.['taken'] ?? 0);
}

async function isGap(
  session: Session,
  table: string,
  column: string,
  first: number,
  end: number,
): Promise<boolean> {
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
