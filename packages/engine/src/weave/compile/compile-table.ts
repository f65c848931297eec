import type { Encoder } from '../encode/encoder.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import { type CompiledLoop, compileInSteps, type LoopOptions } from './compile-loop.ts';
import type { FillState } from '../loop/fill-loop.ts';
import { makeLoopScope } from './make-row-scope.ts';
import { finish, finishInTurns, type Steps } from '../graph/steps.ts';
import { type RunContext, tableOf } from '../graph/run-context.ts';

/** A table prepared for one encoder. It keeps no rows: any range can be requested, in any order. */
export type TableProgram = {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly ColumnProgram[];
  readonly header: Uint8Array;
  readonly footer: Uint8Array;
  /** The minimum size of a buffer. */
  readonly minBytes: number;
  /** The program's own buffer, if it has one: bytes written there are not copied. For one writer at a time. */
  readonly own?: DataView;
  /** The source of the loop, for debugging. */
  readonly source: () => string;
  /**
   * Fills a buffer with rows from `row` (inclusive) to `end` (exclusive), as many as fit; returns the next row and, in
   * `state.at`, the bytes written.
   */
  readonly fill: (view: DataView, row: number, end: number, state: FillState) => number;
};

const WORD = 4294967296;

export type CompileOptions = {
  /** Only these columns, in this order, for example only the keys. The values are those of the whole row. */
  readonly columns?: readonly string[];
  /** The engine that runs the loop, if the number of rows should not decide. */
  readonly engine?: LoopOptions['engine'];
  /** The size of the program's own buffer, if it has one. */
  readonly ownBytes?: number;
};

/** A table with compiled columns, before the encoder is chosen. */
export type PreparedTable = {
  readonly columns: readonly ColumnProgram[];
  readonly compile: (encoder: Encoder, options?: CompileOptions) => TableProgram;
  /**
   * The same for a thread that has other work: `rest` is called repeatedly and returns a promise to wait for, or
   * nothing.
   */
  readonly compileInTurns: (
    encoder: Encoder,
    options: CompileOptions,
    rest: () => Promise<void> | undefined,
  ) => Promise<TableProgram>;
};

export function prepareTable(run: RunContext, name: string, names?: readonly string[]): PreparedTable {
  const scope = makeLoopScope(run, name);
  const { plan } = tableOf(run, name);
  const columnsOf = (wanted: readonly string[] | undefined): readonly ColumnProgram[] =>
    (wanted ?? plan.columns.map((column) => column.name)).map((column) => scope.column(column));
  function* compile(encoder: Encoder, options: CompileOptions): Steps<TableProgram> {
    const columns = columnsOf(options.columns ?? names);
    const loop = yield* compileInSteps(scope.frame, columns, encoder, {
      rows: plan.rows,
      ...(options.engine === undefined ? {} : { engine: options.engine }),
      ...(options.ownBytes === undefined ? {} : { ownBytes: options.ownBytes }),
    });
    return makeProgram(name, plan.rows, columns, encoder, loop);
  }
  return {
    columns: columnsOf(names),
    compile: (encoder, options = {}) => finish(compile(encoder, options)),
    compileInTurns: (encoder, options, rest) => finishInTurns(compile(encoder, options), rest),
  };
}

export function compileTable(
  run: RunContext,
  name: string,
  encoder: Encoder,
  options: CompileOptions = {},
): TableProgram {
  return prepareTable(run, name, options.columns).compile(encoder, options);
}

function makeProgram(
  name: string,
  rows: number,
  columns: readonly ColumnProgram[],
  encoder: Encoder,
  loop: CompiledLoop,
): TableProgram {
  return {
    name,
    rows,
    columns,
    header: encoder.header(columns),
    footer: encoder.footer(columns),
    minBytes: loop.maxRowBytes * 2,
    source: loop.source,
    ...(loop.own === undefined ? {} : { own: loop.own }),
    fill(view, row, end, state) {
      if (row < 0 || end > rows) throw new RangeError(`${name} has the rows 0 to ${rows}, not ${row} to ${end}.`);
      // The loop reads the row's high word once, so it never crosses a multiple of 2^32.
      const border = (Math.floor(row / WORD) + 1) * WORD;
      return loop.fill(view, 0, row, Math.min(end, border), state);
    },
  };
}
