import { type Session, targetError } from '@rowloom/databases';
import { type ExistingKeys, type Plan, quoteName, type SchemaDocument, tableKey } from '@rowloom/engine';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { sqlDialect, tableName } from '../target/table-name.ts';

const MOST_KEYS = 65_536;

export type KeysByTable = Readonly<Record<string, ExistingKeys>>;

/** Which columns of which tables outside the run its references take values from. */
export function outsideKeys(plan: Plan): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { references } of plan.tables)
    for (const { to, to_columns, strategy } of references)
      if (strategy.kind === 'existing') found.set(to, [...new Set([...(found.get(to) ?? []), ...to_columns])]);
  return found;
}

/**
 * Samples keys of existing rows into the target's own ledger, once: an attempt that resumes refers to the same rows. They
 * are read back from there and never kept anywhere else.
 */
export async function sampleKeys(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  { schema, plan }: { readonly schema: SchemaDocument; readonly plan: Plan },
): Promise<void> {
  for (const [name, columns] of outsideKeys(plan)) {
    const table = schema.tables.find((item) => tableKey(item) === name);
    if (table === undefined) throw new Error(`The schema has no table ${name}.`);
    const list = columns.map((column) => quoteName(sqlDialect(session.dialect), column)).join(', ');
    const filled = columns
      .map((column) => `${quoteName(sqlDialect(session.dialect), column)} IS NOT NULL`)
      .join(' AND ');
    const random = session.dialect === 'mysql' || session.dialect === 'mariadb' ? 'rand()' : 'random()';
    const rows = await session.query(
      `SELECT ${list} FROM ${tableName(session.dialect, schema, table)} WHERE ${filled} ORDER BY ${random} LIMIT ${MOST_KEYS}`,
    );
    if (rows.length === 0)
      throw targetError(
        'no_such_table',
        `The run refers to rows of ${name}, which is empty and not in the run. Fill it first, or take it into the run.`,
        { table: name },
      );
    await session.execute(`DELETE FROM ${ledger.keys} WHERE run_id = $1 AND table_name = $2`, [runId, name]);
    const BATCH = 500;
    for (let at = 0; at < rows.length; at += BATCH) {
      const batch = rows.slice(at, at + BATCH);
      const values = batch.map((_, index) => `($1, $2, $${index * 2 + 3}, $${index * 2 + 4})`).join(', ');
      await session.execute(`INSERT INTO ${ledger.keys} (run_id, table_name, position, key_values) VALUES ${values}`, [
        runId,
        name,
        ...batch.flatMap((row, index) => [at + index, JSON.stringify(columns.map((column) => textOf(row[column])))]),
      ]);
    }
  }
}

export async function readSampledKeys(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  plan: Plan,
): Promise<KeysByTable> {
  const found: Record<string, ExistingKeys> = {};
  for (const [name, columns] of outsideKeys(plan)) {
    const rows = await session.query(
      `SELECT key_values FROM ${ledger.keys} WHERE run_id = $1 AND table_name = $2 ORDER BY position`,
      [runId, name],
    );
    found[name] = { columns, keys: rows.map((row) => JSON.parse(String(row['key_values'])) as (string | null)[]) };
  }
  return found;
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value);
};
