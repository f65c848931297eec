import { highWord } from '../../base/random/draw.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import { Emitter } from './emit.ts';
import type { Frame, Node } from '../graph/node.ts';
import { nodesOfValue } from '../graph/value.ts';

/** A column with the writer of one value of it. */
export type ColumnTask = ColumnProgram & {
  readonly emit: (emitter: Emitter) => void;
  /** In place of `emit` for a column of lists: the writer of each element, of which `count` are present. */
  readonly list?: { readonly count: Node; readonly emits: readonly ((emitter: Emitter) => void)[] };
  readonly maxBytes: number;
  readonly fixed: boolean;
};

/** Where one column's values of a batch of rows stand. */
export type ColumnSink = {
  readonly view: DataView;
  /** Bytes written. */
  at: number;
  /** Values written: NULL has none, a list any number. */
  values: number;
  /**
   * One entry for each row: 1, or 0 where it is NULL; absent where no row ever is. Of lists one for each element, 2, and
   * one for each list without elements: 1, or 0 where the list itself is NULL.
   */
  readonly levels: Uint8Array | undefined;
  /** Of lists only: for each entry 0 where a row begins, 1 where the same list goes on. */
  readonly repeats: Uint8Array | undefined;
  /** Entries in `levels`, or rows. */
  entries: number;
};

export type ColumnsProgram = {
  readonly makeSinks: () => readonly ColumnSink[];
  /** Fills every column with rows from `row` up to `end`, as many as fit; answers the next row. */
  readonly fill: (sinks: readonly ColumnSink[], row: number, end: number) => number;
  readonly source: string;
};

/** Rows of a batch: their columns then stay within the processor's caches. */
const BATCH_ROWS = 16_384;
/** A column of long texts gets fewer rows rather than more room. */
const BATCH_BYTES = 524_288;
/** Words are stored whole, beyond their end. */
const SLACK = 64;
const WORD = 4_294_967_296;

/**
 * Compiles columns into one loop that writes each to a buffer of its own, so that what columns share is computed once.
 * How many rows fit depends on nothing but the first row, because the buffers' sizes are fixed.
 */
export function compileColumns(frame: Frame, tasks: readonly ColumnTask[]): ColumnsProgram {
  const emitter = new Emitter(frame);
  const nodes = tasks.flatMap((task) => [...(task.isNull ? [task.isNull] : []), ...nodesOfValue(task.value)]);
  emitter.require(nodes);
  for (const node of nodes) emitter.use(node);
  tasks.forEach((task, index) => emitColumn(emitter, task, index));
  const source = loopSource(emitter, tasks);
  // oxlint-disable-next-line no-new-func -- a loop made for its columns is many times as fast as one that asks what they are
  const build = new Function(...emitter.bindingNames, source) as (
    ...bindings: readonly unknown[]
  ) => ColumnsProgram['fill'];
  const fill = build(...emitter.bindings);
  return {
    source,
    makeSinks: () => tasks.map(makeSink),
    fill: (sinks, row, end) => fill(sinks, row, Math.min(end, row + BATCH_ROWS, (Math.floor(row / WORD) + 1) * WORD)),
  };
}

function bufferBytes({ fixed, maxBytes }: ColumnTask): number {
  const all = maxBytes * BATCH_ROWS;
  return (fixed ? all : Math.max(Math.min(all, BATCH_BYTES), maxBytes)) + SLACK;
}

function makeSink(task: ColumnTask): ColumnSink {
  const entries = BATCH_ROWS * Math.max(1, task.list?.emits.length ?? 1);
  const plain = task.list === undefined && task.isNull === undefined && task.value.kind !== 'null';
  return {
    view: new DataView(new ArrayBuffer(bufferBytes(task))),
    at: 0,
    values: 0,
    levels: plain ? undefined : new Uint8Array(entries),
    repeats: task.list === undefined ? undefined : new Uint8Array(entries),
    entries: 0,
  };
}

/** Writers know the names `view` and `at`: each column has a block in which they mean its own buffer. */
function emitColumn(emitter: Emitter, task: ColumnTask, index: number): void {
  if (task.value.kind === 'null') return;
  emitter.line(`{ const view = view${index}; let at = at${index};`);
  if (task.list !== undefined) emitList(emitter, task, task.list, index);
  else if (task.isNull === undefined) task.emit(emitter);
  else {
    emitter.line(`if (${emitter.use(task.isNull)} !== 0) levels${index}[row - first] = 0; else {`);
    emitter.line(`levels${index}[row - first] = 1; values${index}++;`);
    task.emit(emitter);
    emitter.line('}');
  }
  emitter.line(`at${index} = at; }`);
}

function emitList(emitter: Emitter, task: ColumnTask, list: NonNullable<ColumnTask['list']>, index: number): void {
  const entry = (level: string, repeat: number): void =>
    emitter.line(`repeats${index}[entries${index}] = ${repeat}; levels${index}[entries${index}++] = ${level};`);
  const count = emitter.use(list.count);
  const isNull = task.isNull === undefined ? '0' : emitter.use(task.isNull);
  emitter.line(`if (${isNull} !== 0 || ${count} === 0) {`);
  entry(`${isNull} !== 0 ? 0 : 1`, 0);
  emitter.line('} else {');
  list.emits.forEach((emit, place) => {
    emitter.line(`if (${count} > ${place}) {`);
    entry('2', place === 0 ? 0 : 1);
    emitter.line(`values${index}++;`);
    emit(emitter);
    emitter.line('}');
  });
  emitter.line('}');
}

function loopSource(emitter: Emitter, tasks: readonly ColumnTask[]): string {
  const high = emitter.bind(highWord);
  const limits = tasks.map((task, index) =>
    task.fixed ? '' : ` && at${index} <= ${bufferBytes(task) - task.maxBytes - SLACK}`,
  );
  return [
    '"use strict";',
    'return function fill(sinks, row, end) {',
    ...emitter.hoisted,
    'const first = row;',
    `const high = ${high}(row);`,
    ...tasks.map(
      (_, index) => `const { view: view${index}, levels: levels${index}, repeats: repeats${index} } = sinks[${index}];`,
    ),
    ...tasks.map((_, index) => `let at${index} = 0, values${index} = 0, entries${index} = 0;`),
    `while (row < end${limits.join('')}) {`,
    'const low = row | 0;',
    ...emitter.lines,
    'row++;',
    '}',
    ...tasks.map((task, index) => {
      const always = task.isNull === undefined && task.list === undefined && task.value.kind !== 'null';
      const entries = task.list === undefined ? 'row - first' : `entries${index}`;
      return `Object.assign(sinks[${index}], { at: at${index}, values: ${always ? 'row - first' : `values${index}`}, entries: ${entries} });`;
    }),
    'return row;',
    '};',
  ].join('\n');
}
