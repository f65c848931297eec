import {
  canCopyBinary,
  copyBinary,
  copyText,
  prepareTable,
  type RunContext,
  type Table,
  type TableProgram,
} from '@rowloom/engine';
import { makeRest } from '../../load/make-rest.ts';
import type { LoaderOptions, TableLoader } from '../../load/table-loader.ts';
import type { Session } from '../../session/session.ts';
import { targetError } from '../../target/target-error.ts';
import { qualifiedName, quoteList } from '@rowloom/sql';
import { makeCopyBlocks, RING_BYTES } from './copy-blocks.ts';
import { copyIn, type CopySource } from './copy-in.ts';
import { fillAhead, type RowsAhead } from './fill-ahead.ts';
import { insertDefaults } from './insert-defaults.ts';
import { readTarget } from './read-target.ts';
import { receivesBinary } from './receives-binary.ts';

const SAMPLE_ROWS = 256;

type PreparedTable = ReturnType<typeof prepareTable>;

export async function openPostgresqlLoader(
  connected: Session | Promise<Session>,
  run: RunContext,
  table: string,
  options: LoaderOptions = {},
): Promise<TableLoader> {
  const context = run.tables.get(table);
  if (context === undefined) throw new Error(`The plan has no table ${table}.`);
  const name = options.into ?? qualifiedName(context.table);
  // The server reads its catalogue meanwhile, as soon as it is connected.
  const reading = Promise.resolve(connected).then((session) => readTarget(session, run, name));
  reading.catch(() => undefined);
  await new Promise(setImmediate);
  const rest = makeRest();
  const prepared = prepareTable(run, table);
  const written = writtenColumns(prepared, context.table);
  const columns = written.map((column) => column.name);
  if (columns.length === 0) return insertDefaults(await connected, name);
  const isSendable = canCopyBinary(written);
  const layout = { columns, ownBytes: RING_BYTES };
  const wished = await prepared.compileInTurns(isSendable ? copyBinary : copyText, layout, rest);
  const [session, target] = await Promise.all([connected, reading]);
  const binary = isSendable && receivesBinary(target, written);
  const program = binary === isSendable ? wished : prepared.compile(copyText, layout);
  // PostgreSQL refuses to freeze through the root of partitions.
  const freeze = (await options.freeze) === true && target.hasStorage;
  const statement = copyStatement(name, columns, { binary, freeze });
  const bytesPerRow = measureRows(program);
  // From here on the loop's own memory belongs to the blocks.
  const takeBlock = makeCopyBlocks(program.minBytes, program.own);
  let ahead: RowsAhead | undefined = options.whole === true ? await fillAhead(program, takeBlock, rest) : undefined;
  return {
    columns,
    bytesPerRow,
    async load(first, end, { onProgress, ...copying } = {}) {
      const state = { at: 0 };
      const ready = first === 0 && ahead !== undefined && ahead.end <= end ? ahead : undefined;
      // Their blocks are reused.
      ahead = undefined;
      let row = ready?.end ?? first;
      const source: CopySource = {
        header: program.header,
        footer: program.footer,
        ready: ready?.blocks ?? [],
        takeBlock,
        fill(view) {
          if (row > first) onProgress?.(row - first);
          if (row >= end) return 0;
          row = program.fill(view, row, end, state);
          return state.at;
        },
      };
      const { rows, bytes } = await copyIn(session, statement, source, copying);
      if (rows !== end - first) throw rowsSkipped(table, rows, end - first);
      return { rows, bytes };
    },
  };
}

/** Those that the server does not compute itself. */
function writtenColumns({ columns }: PreparedTable, table: Table): PreparedTable['columns'] {
  const generated = new Set(table.columns.flatMap((column) => (column.generated ? [column.name] : [])));
  return columns.filter((column) => column.value.kind !== 'omitted' && !generated.has(column.name));
}

function copyStatement(
  name: string,
  columns: readonly string[],
  { binary, freeze }: { readonly binary: boolean; readonly freeze: boolean },
): string {
  const format = `FORMAT ${binary ? 'binary' : 'text'}${freeze ? ', FREEZE' : ''}`;
  return `COPY ${name} (${quoteList(columns)}) FROM STDIN (${format})`;
}

const rowsSkipped = (table: string, taken: number, sent: number) =>
  targetError(
    'rows_skipped',
    `The table ${table} took ${taken} of ${sent} rows: a trigger or rule of the database discards some. Disable it for the load.`,
    { table },
  );

function measureRows(program: TableProgram): number {
  const state = { at: 0 };
  const view = new DataView(new ArrayBuffer(Math.max(64 << 10, program.minBytes)));
  const rows = program.rows === 0 ? 0 : program.fill(view, 0, Math.min(program.rows, SAMPLE_ROWS), state);
  return rows === 0 ? 0 : state.at / rows;
}
