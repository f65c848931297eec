import { highWord } from '../../base/random/draw.ts';
import type { Encoder } from '../encode/encoder.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import { Emitter } from '../loop/emitter.ts';
import { countStatements } from '../loop/count-statements.ts';
import type { FillLoop } from '../loop/fill-loop.ts';
import type { Frame } from '../graph/node.ts';
import { nodesOfValue } from '../graph/value.ts';
import { finish, type Steps } from '../graph/steps.ts';
import { inSeconds } from '../graph/whole-seconds.ts';
import { type LinkedLoop, linkLoop } from '../wasm/link-loop.ts';

export type CompiledLoop = {
  readonly fill: FillLoop;
  readonly maxRowBytes: number;
  /** The loop as JavaScript, for inspection. */
  readonly source: () => string;
  /** A buffer into which the loop writes without a copy; absent if any buffer will do. */
  readonly own?: DataView;
};

export type LoopOptions = {
  /** The number of rows of the table. Without it the loop is JavaScript, which needs no warming up. */
  readonly rows?: number;
  /** Forces one of the engines; both make the same bytes. */
  readonly engine?: 'javascript' | 'webassembly';
  /** The size of the loop's own buffer, if it gets one. */
  readonly ownBytes?: number;
};

/**
 * The number of statements, over all rows, that take JavaScript as long as preparing WebAssembly. More than 2^31 rows
 * exceed its numbers.
 */
const WORTHWHILE = 200_000;
const COUNTABLE = 2 ** 31 - 2;

/** Compiles a table's columns and an encoder into one loop: WebAssembly if it pays off, otherwise JavaScript. */
export const compileLoop = (
  frame: Frame,
  given: readonly ColumnProgram[],
  encoder: Encoder,
  options: LoopOptions = {},
): CompiledLoop => finish(compileInSteps(frame, given, encoder, options));

/** The same, pausing between steps if there is other work. */
export function* compileInSteps(
  frame: Frame,
  given: readonly ColumnProgram[],
  encoder: Encoder,
  options: LoopOptions = {},
): Steps<CompiledLoop> {
  const columns = encoder.wholeSeconds === true ? inSeconds(given) : given;
  const emitter = new Emitter(frame);
  const nodes = columns.flatMap((column) => [...(column.isNull ? [column.isNull] : []), ...nodesOfValue(column.value)]);
  emitter.require(nodes);
  // Everything is computed before the first byte: a name first used inside a branch would be undefined after it.
  for (const node of nodes) emitter.use(node);
  encoder.emitRow(emitter, columns);
  const maxRowBytes = encoder.measureRow(columns) + 64;
  yield;
  const engine = encoder.engine ?? options.engine;
  const linked = yield* linkWhere(emitter, { ...options, ...(engine === undefined ? {} : { engine }) }, maxRowBytes);
  if (linked !== undefined) return { ...linked, maxRowBytes, source: () => loopSource(emitter, maxRowBytes) };
  const source = loopSource(emitter, maxRowBytes);
  // oxlint-disable-next-line no-new-func -- a loop made for its columns is many times as fast as one that asks what they are
  const build = new Function(...emitter.printer.bindingNames, source) as (...bindings: readonly unknown[]) => FillLoop;
  return { fill: build(...emitter.printer.bindings), maxRowBytes, source: () => source };
}

function* linkWhere(
  emitter: Emitter,
  { rows = 0, engine, ownBytes }: LoopOptions,
  maxRowBytes: number,
): Steps<LinkedLoop | undefined> {
  if (engine === 'javascript' || rows > COUNTABLE) return undefined;
  if (engine === undefined && rows * countStatements(emitter.statements) < WORTHWHILE) return undefined;
  return yield* linkLoop(emitter, rows, maxRowBytes, ownBytes);
}

function loopSource(emitter: Emitter, maxRowBytes: number): string {
  const { printer } = emitter;
  const high = printer.bind(highWord);
  return [
    '"use strict";',
    // In parentheses it is compiled at once. Otherwise V8 would parse its text twice.
    'return (function fill(view, at, row, end, state) {',
    ...printer.statements(emitter.hoisted),
    `const limit = view.byteLength - ${maxRowBytes};`,
    `const high = ${high}(row), salt = state.salt | 0;`,
    // The high word is constant up to the next multiple of 2^32, which the loop never crosses.
    'while (row < end && at <= limit) {',
    'const low = row | 0;',
    ...printer.statements(emitter.statements),
    'row++;',
    '}',
    'state.at = at;',
    'return row;',
    '});',
  ].join('\n');
}
