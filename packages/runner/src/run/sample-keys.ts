import {
  DIALECTS,
  type ExistingKeys,
  existingReferences,
  MAX_EXISTING_KEYS,
  type Plan,
  type ReferenceCheck,
  resolveType,
  type SchemaDocument,
  sqlDialectOf,
  tableKey,
} from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { type Session, type SqlValue, targetError } from '@rowloom/databases';
import { printSqlExpression } from '@rowloom/sql';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import type { Mode } from '../ledger/run-record.ts';
import { tableName } from '../target/table-name.ts';

/** Rows of one INSERT, each with two parameters, of which SQLite allows 32,766; every server accepts this number. */
const BATCH_ROWS = 16_000;
const BATCH_BYTES = 1_048_576;

export type KeysByTable = Readonly<Record<string, ExistingKeys>>;

/** One list of keys that a run reads from its target: of a table, or of those rows of it that one reference may use. */
export type KeyList = {
  /** The engine's lookup key. */
  readonly name: string;
  readonly to: string;
  readonly columns: readonly string[];
  /** If one reference is restricted: the referring table, its columns, and what excludes rows. */
  readonly own?: {
    readonly table: string;
    readonly columns: readonly string[];
    /** Each key may be used once. */
    readonly unused: boolean;
    readonly checks: readonly ReferenceCheck[];
  };
};

export function keyLists(plan: Plan): readonly KeyList[] {
  const shared = new Map<string, KeyList>();
  const own: KeyList[] = [];
  for (const { table, reference, columns, to, to_columns, unique: unused, checks } of existingReferences(plan)) {
    if (unused || checks.length > 0)
      own.push({ name: `${table}.${reference}`, to, columns: to_columns, own: { table, columns, unused, checks } });
    else shared.set(to, { name: to, to, columns: [...new Set([...(shared.get(to)?.columns ?? []), ...to_columns])] });
  }
  return [...shared.values(), ...own];
}

/** Tables whose rows the run refers to without filling them. */
export const outsideTables = (plan: Plan): readonly string[] => [
  ...new Set(existingReferences(plan).map(({ to }) => to)),
];

/** The first referenced table without rows, with an explanation. */
export async function findUnanswered(
  session: Session,
  schema: SchemaDocument,
  lists: readonly KeyList[],
  mode: Mode,
): Promise<{ readonly table: string; readonly message: string } | undefined> {
  for (const list of mode === 'create' ? [] : lists) {
    const rows = await session.query(sampleSql(session, schema, list, { mode, most: 1 }));
    if (rows.length === 0) return { table: list.to, message: sayUnanswered(list) };
  }
  return undefined;
}

/** Refuses a run that refers to rows of an empty table. */
export async function expectRows(...asked: Parameters<typeof findUnanswered>): Promise<void> {
  const unanswered = await findUnanswered(...asked);
  if (unanswered === undefined) return;
  throw targetError('no_such_table', unanswered.message, { table: unanswered.table });
}

export function sayUnanswered({ to, own }: KeyList): string {
  const checks = [...new Set(own?.checks.map(({ name }) => name))];
  const wanted = [
    ...(own?.unused === true ? [`${own.table} does not refer to already`] : []),
    ...(checks.length === 0
      ? []
      : [`${checks.join(' and ')} of ${own?.table} ${checks.length === 1 ? 'allows' : 'allow'}`]),
  ];
  const that = wanted.length === 0 ? '' : ` that ${wanted.join(' and that ')}`;
  return `The run refers to rows of ${to}, which is not in the run and has no rows${that}. Fill it first, or add it to the run.`;
}

/**
 * Samples keys of existing rows into the target's own ledger, once: an attempt that resumes refers to the same rows.
 * They are read back from there and never stored elsewhere.
 */
export async function sampleKeys(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  { schema, plan, mode }: { readonly schema: SchemaDocument; readonly plan: Plan; readonly mode: Mode },
): Promise<void> {
  await session.execute(`DELETE FROM ${ledger.keys} WHERE run_id = $1`, [runId]);
  for (const list of keyLists(plan)) {
    const { keys } = await askForKeys(session, schema, list, mode);
    if (keys.length === 0) throw targetError('no_such_table', sayUnanswered(list), { table: list.to });
    let at = 0;
    for (const batch of cutKeys(keys)) {
      const values = batch.map((_, index) => `($1, $2, $${index * 2 + 3}, $${index * 2 + 4})`).join(', ');
      const first = at;
      await session.execute(`INSERT INTO ${ledger.keys} (run_id, table_name, position, key_values) VALUES ${values}`, [
        runId,
        list.name,
        ...batch.flatMap((key, index) => [first + index, key]),
      ]);
      at += batch.length;
    }
  }
}

/** Keys as JSON, as many as fit into one statement. */
export function cutKeys(keys: ExistingKeys['keys']): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let bytes = Infinity;
  for (const key of keys) {
    const text = JSON.stringify(key);
    const last = batches.at(-1);
    if (last === undefined || last.length >= BATCH_ROWS || bytes + text.length > BATCH_BYTES) {
      batches.push([text]);
      bytes = text.length;
    } else {
      last.push(text);
      bytes += text.length;
    }
  }
  return batches;
}

/** Keys of existing rows, as many as a run may use. */
export async function askForKeys(
  session: Session,
  schema: SchemaDocument,
  list: KeyList,
  mode: Mode,
): Promise<ExistingKeys> {
  const rows = await session.query(sampleSql(session, schema, list, { mode, most: MAX_EXISTING_KEYS }));
  return { columns: list.columns, keys: rows.map((row) => list.columns.map((column) => textOf(row[column]))) };
}

function sampleSql(
  session: Session,
  schema: SchemaDocument,
  { to, columns, own }: KeyList,
  { mode, most }: { readonly mode: Mode; readonly most: number },
): string {
  const quote = DIALECTS[session.dialect].quoteName;
  const sqlOf = (key: string): string => {
    const table = schema.tables.find((item) => tableKey(item) === key);
    if (table === undefined) throw new Error(`The schema has no table ${key}.`);
    return tableName(session.dialect, schema, table);
  };
  const filled = columns.map((column) => `p.${quote(column)} IS NOT NULL`);
  const match = own?.columns.map((column, index) => `c.${quote(column)} = p.${quote(columns[index] ?? column)}`);
  const free =
    // A table that the run empties has no rows that could refer to any.
    match === undefined || own?.unused !== true || mode !== 'append'
      ? []
      : [`NOT EXISTS (SELECT 1 FROM ${sqlOf(own.table)} AS c WHERE ${match.join(' AND ')})`];
  const allowed = own === undefined ? [] : printChecks(session, schema, columns, own);
  const list = columns.map((column) => `p.${quote(column)} AS ${quote(column)}`).join(', ');
  const wanted = [...filled, ...free, ...allowed];
  return `SELECT ${list} FROM ${sqlOf(to)} AS p WHERE ${wanted.join(' AND ')} ORDER BY ${dialectOf(session).statements.random} LIMIT ${most}`;
}

/** The referring table's CHECKs on the parent's columns; the engine tests what a dialect cannot express. */
function printChecks(
  { dialect }: Session,
  schema: SchemaDocument,
  theirs: readonly string[],
  { table, columns, checks }: NonNullable<KeyList['own']>,
): readonly string[] {
  const rename = new Map(columns.map((column, at) => [column, theirs[at] ?? column]));
  const found = schema.tables.find((item) => tableKey(item) === table)?.columns ?? [];
  const types = new Map(found.map(({ name, type }) => [name, resolveType(schema, type)]));
  return checks.flatMap(({ test }) => {
    const text = printSqlExpression(test, { dialect: sqlDialectOf(dialect), types, rename });
    return text === undefined ? [] : [`(${text}) IS NOT FALSE`];
  });
}

export async function readSampledKeys(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  plan: Plan,
): Promise<KeysByTable> {
  const found: Record<string, ExistingKeys> = {};
  for (const { name, columns } of keyLists(plan)) {
    const rows = await session.query(
      `SELECT key_values FROM ${ledger.keys} WHERE run_id = $1 AND table_name = $2 ORDER BY position`,
      [runId, name],
    );
    found[name] = { columns, keys: rows.map((row) => JSON.parse(String(row['key_values'])) as (string | null)[]) };
  }
  return found;
}

const textOf = (value: SqlValue | undefined): string | null => {
  if (value === null || value === undefined) return null;
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value);
};
