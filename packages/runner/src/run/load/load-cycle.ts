import type { Session } from '@rowloom/databases';
import { quoteName, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import type { LedgerChunk } from '../../ledger/chunks.ts';
import { tableName } from '../../target/table-name.ts';
import type { RunAttempt } from './attempt.ts';
import type { WorkerSession } from './worker-session.ts';

type OnRows = ((table: string, rows: number) => void) | undefined;

/**
 * Tables that refer to each other, with enforced foreign keys, on PostgreSQL. Deferrable keys are deferred. The server
 * checks the others at the end of a statement, so one statement inserts into all tables of the cycle, from copies into
 * which the rows were loaded before.
 */
export async function loadCycle(
  attempt: RunAttempt,
  worker: WorkerSession,
  chunks: readonly LedgerChunk[],
  onRows: OnRows,
): Promise<number> {
  const { session } = worker;
  await session.execute('SET CONSTRAINTS ALL DEFERRED');
  const names = [...new Set(chunks.map(({ table }) => table))];
  const tables = names.flatMap((name) => attempt.run.tables.get(name)?.table ?? []);
  if (names.length === 1 || tables.every((table) => isDeferrable(table, names)))
    return loadDirectly(worker, chunks, onRows);
  return loadStaged(attempt, worker, chunks, onRows);
}

function isDeferrable(table: Table, names: readonly string[]): boolean {
  return table.foreign_keys
    .filter(({ references }) => names.includes(tableKey({ ...references, name: references.table })))
    .every(({ deferrable }) => deferrable === true);
}

/** One statement for each table, whatever its chunks: rows may refer to later ones. */
async function loadDirectly(worker: WorkerSession, chunks: readonly LedgerChunk[], onRows: OnRows): Promise<number> {
  let bytes = 0;
  for (const [table, { first, end }] of spans(chunks)) {
    const loader = await worker.loaderOf(table);
    bytes += (await loader.load(first, end, { onProgress: (rows) => onRows?.(table, rows) })).bytes;
  }
  return bytes;
}

async function loadStaged(
  { target, run }: RunAttempt,
  { session }: WorkerSession,
  chunks: readonly LedgerChunk[],
  onRows: OnRows,
): Promise<number> {
  let bytes = 0;
  const inserts: string[] = [];
  for (const [name, { first, end }] of spans(chunks)) {
    const context = run.tables.get(name);
    if (context === undefined) throw new Error(`The plan has no table ${name}.`);
    const into = `pg_temp.${quoteName('postgresql', `rowloom_stage_${inserts.length}`)}`;
    const real = tableName('postgresql', schemaOf(run.tables), context.table);
    await session.execute(`CREATE TEMPORARY TABLE ${into.replace('pg_temp.', '')} (LIKE ${real}) ON COMMIT DROP`);
    await dropNotNull(session, into, context.table);
    const loader = await target.driver.openLoader(session, run, name, { into });
    bytes += (await loader.load(first, end, { onProgress: (rows) => onRows?.(name, rows) })).bytes;
    const columns = loader.columns.map((column) => quoteName('postgresql', column)).join(', ');
    inserts.push(`INSERT INTO ${real} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${into}`);
  }
  const last = inserts.pop() ?? 'SELECT';
  const others = inserts.map((insert, index) => `stage_${index} AS (${insert})`);
  await session.execute(others.length === 0 ? last : `WITH ${others.join(', ')} ${last}`);
  return bytes;
}

const schemaOf = (tables: RunAttempt['run']['tables']): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: '',
  tables: [...tables.values()].map(({ table }) => table),
  enums: [],
  domains: [],
});

/** Columns that the database fills itself are NULL in the copy. */
async function dropNotNull(session: Session, into: string, table: Table): Promise<void> {
  const filled = table.columns.filter(({ nullable }) => !nullable);
  if (filled.length === 0) return;
  const key = new Set(table.primary_key?.columns);
  const parts = filled
    .filter(({ name }) => !key.has(name))
    .map(({ name }) => `ALTER COLUMN ${quoteName('postgresql', name)} DROP NOT NULL`);
  if (parts.length > 0) await session.execute(`ALTER TABLE ${into} ${parts.join(', ')}`);
}

/** From the first row to the last of each table: a cycle is loaded completely or not at all. */
function spans(chunks: readonly LedgerChunk[]): ReadonlyMap<string, { readonly first: number; readonly end: number }> {
  const found = new Map<string, { first: number; end: number }>();
  for (const { table, first, end } of chunks) {
    const span = found.get(table);
    found.set(table, { first: Math.min(span?.first ?? first, first), end: Math.max(span?.end ?? end, end) });
  }
  return found;
}
