import { compileTable, loadData, quoteName, readLoadedField, type RunContext } from '@rowloom/engine';
import type { LoaderOptions, TableLoader } from '../load/table-loader.ts';
import type { Session } from '../session/session.ts';
import { isTargetError, targetError } from '../target/target-error.ts';
import { connectionOf } from './connection-of.ts';
import { loadByInsert } from './load/load-by-insert.ts';
import { measureRows } from './load/measure-rows.ts';
import { INFILE_NAME, sendInfile } from './load/send-infile.ts';
import { skippedRows } from './load/skipped-rows.ts';
import { targetName } from './load/target-name.ts';

const BLOCK_BYTES = 256 * 1024;
/** Errors of servers and clients that do not accept local files. */
const FORBIDDEN = new Set(['1148', '3948', '4166', '2068']);

/**
 * Loads rows into MySQL or MariaDB by LOAD DATA LOCAL, made while they are sent; by INSERT if the server accepts no
 * local files.
 */
export async function openMysqlLoader(
  connected: Session | Promise<Session>,
  run: RunContext,
  table: string,
  { into }: Pick<LoaderOptions, 'into'> = {},
): Promise<TableLoader> {
  const context = run.tables.get(table);
  if (context === undefined) throw new Error(`The plan has no table ${table}.`);
  const generated = new Set(context.table.columns.flatMap((column) => (column.generated ? [column.name] : [])));
  const program = compileTable(run, table, loadData, {
    columns: context.plan.columns.map((column) => column.name).filter((column) => !generated.has(column)),
  });
  const written = program.columns.filter(({ value }) => value.kind !== 'omitted');
  const columns = written.map((column) => column.name);
  const session = await connected;
  const [settings] = await session.query('SELECT @@local_infile AS local, @@max_allowed_packet AS packet');
  const packet = Number(settings?.['packet'] ?? 1 << 20);
  const name = into ?? targetName(run, table);
  const byInsert = (): TableLoader => loadByInsert(session, run, { table, name, columns, packet });
  if (columns.length === 0 || Number(settings?.['local']) === 0) return byInsert();

  const statement = writeStatement(name, written);
  const blockBytes = Math.max(Math.min(BLOCK_BYTES, packet - 1024), program.minBytes);
  let other: TableLoader | undefined;
  return {
    columns,
    bytesPerRow: measureRows(program),
    async load(first, end, options = {}) {
      if (other !== undefined) return other.load(first, end, options);
      const { signal, onProgress } = options;
      const state = { at: 0 };
      let row = first;
      const fill = (view: DataView): number => {
        signal?.throwIfAborted();
        if (row > first) onProgress?.(row - first);
        if (row >= end) return 0;
        row = program.fill(view, row, end, state);
        return state.at;
      };
      const { connection, explain: explainAt } = connectionOf(session);
      const explain = (error: unknown): Error => explainAt(error, `The table ${table}`);
      try {
        const sent = await sendInfile(connection, statement, blockBytes, fill, explain);
        if (sent.rows !== end - first || sent.warnings > 0)
          throw await skippedRows(session, table, { sent: end - first, arrived: sent.rows, warnings: sent.warnings });
        return { rows: sent.rows, bytes: sent.bytes };
      } catch (error) {
        if (signal?.aborted === true && error === signal.reason)
          throw targetError('interrupted', `The load of the table ${table} was interrupted.`, { table });
        // A proxy in between may forbid what the server itself would accept.
        if (!isTargetError(error) || row > first || !FORBIDDEN.has(error.facts.native ?? '')) throw error;
        other = byInsert();
        return other.load(first, end, options);
      }
    },
  };
}

function writeStatement(name: string, columns: Parameters<typeof loadData.header>[0]): string {
  const fields = columns.map((column, index) => {
    const made = readLoadedField(column, `@c${index}`);
    const quoted = quoteName('mysql', column.name);
    return made === undefined ? { field: quoted } : { field: `@c${index}`, set: `${quoted} = ${made}` };
  });
  const sets = fields.flatMap(({ set }) => set ?? []);
  return [
    `LOAD DATA LOCAL INFILE '${INFILE_NAME}' INTO TABLE ${name} CHARACTER SET utf8mb4`,
    String.raw`FIELDS TERMINATED BY '\t' ESCAPED BY '\\' LINES TERMINATED BY '\n'`,
    `(${fields.map(({ field }) => field).join(', ')})`,
    ...(sets.length === 0 ? [] : [`SET ${sets.join(', ')}`]),
  ].join(' ');
}
