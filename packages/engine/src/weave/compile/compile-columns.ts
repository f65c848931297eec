import { highWord } from '../../base/random/draw.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import { Emitter } from '../loop/emitter.ts';
import {
  AT,
  binary,
  type Expression,
  isAbove,
  isTrue,
  name,
  number,
  ROW,
  type Statement,
  truth,
} from '../loop/loop.ts';
import type { Frame, Node } from '../graph/node.ts';
import { nodesOfValue } from '../graph/value.ts';

/** A column with the writer for one of its values. */
export type ColumnTask = ColumnProgram & {
  readonly emit: (emitter: Emitter) => void;
  /** For a list column, in place of `emit`: the writer of each element, of which `count` are present. */
  readonly list?: { readonly count: Node; readonly emits: readonly ((emitter: Emitter) => void)[] };
  readonly maxBytes: number;
  readonly fixed: boolean;
};

/** The position of one column's values for a batch of rows. */
export type ColumnSink = {
  readonly view: DataView;
  /** Bytes written. */
  at: number;
  /** Values written: none for NULL, any number for a list. */
  values: number;
  /**
   * One entry for each row: 1, or 0 if it is NULL; absent if no row ever is. For lists: 2 for each element, and for
   * each list without elements 1, or 0 if the list itself is NULL.
   */
  readonly levels: Uint8Array | undefined;
  /** Only for lists: for each entry 0 if it starts a row, 1 if it continues the same list. */
  readonly repeats: Uint8Array | undefined;
  /** Entries in `levels`, or rows. */
  entries: number;
};

export type ColumnsProgram = {
  readonly makeSinks: () => readonly ColumnSink[];
  /** Fills every column with rows from `row` (inclusive) to `end` (exclusive), as many as fit; returns the next row. */
  readonly fill: (sinks: readonly ColumnSink[], row: number, end: number) => number;
  readonly source: string;
};

/** Rows of a batch: this few keep its columns within the processor's caches. */
const BATCH_ROWS = 16_384;
/** A column of long texts gets fewer rows instead of more room. */
const BATCH_BYTES = 524_288;
/** Words are stored whole, beyond their end. */
const SLACK = 64;
const WORD = 4_294_967_296;

/**
 * Compiles columns into one loop that writes each to its own buffer, so that shared values are computed once. The
 * number of rows that fit depends only on the first row, because the buffers' sizes are fixed.
 */
export function compileColumns(frame: Frame, tasks: readonly ColumnTask[]): ColumnsProgram {
  const emitter = new Emitter(frame);
  const nodes = tasks.flatMap((task) => [...(task.isNull ? [task.isNull] : []), ...nodesOfValue(task.value)]);
  emitter.require(nodes);
  for (const node of nodes) emitter.use(node);
  tasks.forEach((task, index) => emitColumn(emitter, task, index));
  const source = loopSource(emitter, tasks);
  // oxlint-disable-next-line no-new-func -- a loop made for its columns is many times as fast as one that asks what they are
  const build = new Function(...emitter.printer.bindingNames, source) as (
    ...bindings: readonly unknown[]
  ) => ColumnsProgram['fill'];
  const fill = build(...emitter.printer.bindings);
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

/** Writers use the names `view` and `at`: each column has a block in which these are its own buffer. */
function emitColumn(emitter: Emitter, task: ColumnTask, index: number): void {
  if (task.value.kind === 'null') return;
  const { list, isNull } = task;
  const body = emitter.inside(() => {
    emitter.add({ kind: 'declare', name: 'view', value: name(`view${index}`), fixed: true });
    emitter.add({ kind: 'declare', name: 'at', value: name(`at${index}`), fixed: false });
    if (list !== undefined) emitList(emitter, task, list, index);
    else if (isNull === undefined) task.emit(emitter);
    else emitOptional(emitter, task, isNull, index);
    emitter.add({ kind: 'assign', name: `at${index}`, value: AT, adds: false });
  });
  emitter.add({ kind: 'block', body });
}

function emitOptional(emitter: Emitter, task: ColumnTask, isNull: Node, index: number): void {
  const level = (value: number): void =>
    emitter.add({
      kind: 'put',
      array: `levels${index}`,
      index: binary(ROW, '-', name('first')),
      value: number(value),
    });
  emitter.when(
    isTrue(emitter.use(isNull)),
    () => level(0),
    () => {
      level(1);
      emitter.add(oneMore(`values${index}`));
      task.emit(emitter);
    },
  );
}

function emitList(emitter: Emitter, task: ColumnTask, list: NonNullable<ColumnTask['list']>, index: number): void {
  const place = name(`entries${index}`);
  const entry = (level: Expression, repeat: number): void =>
    emitter.add(
      { kind: 'put', array: `repeats${index}`, index: place, value: number(repeat) },
      { kind: 'put', array: `levels${index}`, index: place, value: level },
      oneMore(`entries${index}`),
    );
  const count = emitter.use(list.count);
  const isNull = task.isNull === undefined ? number(0) : emitter.use(task.isNull);
  emitter.when(
    binary(isTrue(isNull), '||', binary(count, '===', number(0))),
    () => entry(truth(binary(isNull, '===', number(0))), 0),
    () =>
      list.emits.forEach((emit, at) =>
        emitter.when(isAbove(count, at), () => {
          entry(number(2), at === 0 ? 0 : 1);
          emitter.add(oneMore(`values${index}`));
          emit(emitter);
        }),
      ),
  );
}

const oneMore = (counter: string): Statement => ({ kind: 'assign', name: counter, value: number(1), adds: true });

function loopSource(emitter: Emitter, tasks: readonly ColumnTask[]): string {
  const { printer } = emitter;
  const high = printer.bind(highWord);
  const limits = tasks.map((task, index) =>
    task.fixed ? '' : ` && at${index} <= ${bufferBytes(task) - task.maxBytes - SLACK}`,
  );
  return [
    '"use strict";',
    'return function fill(sinks, row, end) {',
    ...printer.statements(emitter.hoisted),
    'const first = row;',
    `const high = ${high}(row);`,
    ...tasks.map(
      (_, index) => `const { view: view${index}, levels: levels${index}, repeats: repeats${index} } = sinks[${index}];`,
    ),
    ...tasks.map((_, index) => `let at${index} = 0, values${index} = 0, entries${index} = 0;`),
    `while (row < end${limits.join('')}) {`,
    'const low = row | 0;',
    ...printer.statements(emitter.statements),
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
