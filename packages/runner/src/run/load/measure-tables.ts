import type { Session } from '@rowloom/databases';
import { baseBeyond, growingColumns, type Plan, quoteName, serialColumns, tableKey } from '@rowloom/engine';
import { dialectOf } from '../../dialects/dialect-of.ts';
import { tableName } from '../../target/table-name.ts';
import { runTables } from '../run-tables.ts';
import { type FedColumn, findSequences } from '../sequences/find-sequences.ts';

const FAR = 16;

export type MeasuredTable = {
  readonly name: string;
  /** The number that the plan gives it. */
  readonly rows: number;
  /** Existing rows. */
  readonly taken: number;
  /** The first number beyond every key, every number of a sequence, and all claims of runs. */
  readonly free: number;
};

/** The used numbers of the tables that a run fills, one table after the other. */
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
      if (top !== undefined) free = Math.max(free, baseBeyond(serial, top));
    }
    for (const growing of growingColumns(plan, name)) {
      const top = await highest(session, sql, growing.column, undefined);
      const beyond = top === undefined ? 0 : baseBeyond(growing, top);
      // Numbers that someone scattered far out are not skipped: the unique index decides on a collision.
      if (beyond <= FAR * (free + 1000)) free = Math.max(free, beyond);
    }
    yield { name, rows, taken, free };
  }
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
