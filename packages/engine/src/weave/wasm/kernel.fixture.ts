import { lookUp } from '../graph/table-entry.ts';
import { drawBelow, highWord } from '../../base/random/draw.ts';
import type { FillLoop } from '../loop/fill-loop.ts';
import { linkLoop } from './link-loop.ts';
import { parseStatements } from './parse-loop.fixture.ts';
import { translateLoop } from './translate-loop.ts';
import { finish } from '../graph/steps.ts';

/** Gives a value a name in the source, as `Emitter.bind` does. */
export type Bind = (value: unknown) => string;

export type Woven = {
  readonly javascript: Uint8Array;
  readonly webassembly: Uint8Array;
  /** How many places of the translation call JavaScript: a kernel that declined is one of them. */
  readonly hosts: number;
};

export type WeaveOptions = {
  readonly rows?: number;
  readonly maxRowBytes?: number;
  readonly hoisted?: (bind: Bind) => readonly string[];
};

/** The same lines of source, once as JavaScript and once as WebAssembly: the bytes that they write for the same rows. */
export function weaveBoth(
  write: (bind: Bind) => readonly string[],
  { rows = 2000, maxRowBytes = 512, hoisted = () => [] }: WeaveOptions = {},
): Woven {
  const bindings: unknown[] = [];
  const bind: Bind = (value) => {
    const known = bindings.indexOf(value);
    return `b${known >= 0 ? known : bindings.push(value) - 1}`;
  };
  const before = hoisted(bind);
  const lines = write(bind);
  const source = { hoisted: before, lines, bindings };
  const loop = {
    hoisted: parseStatements(before.join('\n'), bindings),
    statements: parseStatements(lines.join('\n'), bindings),
  };
  const linked = finish(linkLoop(loop, rows, maxRowBytes));
  if (linked === undefined) throw new Error('The source has no translation.');
  const { hosts } = finish(translateLoop({ ...loop, rows, maxRowBytes }));
  const buffer = (): DataView => new DataView(new ArrayBuffer(rows * maxRowBytes + maxRowBytes));
  return {
    javascript: fillAll(asJavaScript(source), buffer(), rows),
    webassembly: fillAll(linked.fill, buffer(), rows),
    hosts: hosts.length,
  };
}

/** Where the two engines differ, and how often the translation calls JavaScript. */
export function compareEngines(
  write: (bind: Bind) => readonly string[],
  options?: WeaveOptions,
): { readonly difference: string; readonly hosts: number } {
  const { javascript, webassembly, hosts } = weaveBoth(write, options);
  const at = javascript.findIndex((byte, index) => byte !== webassembly[index]);
  const isSame = at < 0 && javascript.length === webassembly.length && javascript.length > 0;
  const around = (bytes: Uint8Array): string => bytes.subarray(Math.max(0, at - 20), at + 20).join(' ');
  const difference = isSame ? 'none' : `at ${at}: ${around(javascript)} became ${around(webassembly)}`;
  return { difference, hosts };
}

function fillAll(fill: FillLoop, view: DataView, rows: number): Uint8Array {
  const state = { at: 0 };
  const next = fill(view, 0, 0, rows, state);
  if (next !== rows) throw new Error(`The buffer was too small: ${next} of ${rows} rows.`);
  return new Uint8Array(view.buffer, 0, state.at);
}

type Source = {
  readonly hoisted: readonly string[];
  readonly lines: readonly string[];
  readonly bindings: readonly unknown[];
};

function asJavaScript({ hoisted, lines, bindings }: Source): FillLoop {
  const source = [
    '"use strict";',
    'return function fill(view, at, row, end, state) {',
    ...hoisted,
    `const high = ${highWord.name}(row), salt = state.salt | 0;`,
    'while (row < end) {',
    'const low = row | 0;',
    ...lines,
    'row++;',
    '}',
    'state.at = at;',
    'return row;',
    '};',
  ].join('\n');
  const names = bindings.map((_, index) => `b${index}`);
  // oxlint-disable-next-line no-new-func -- as the compiler of loops does
  const build = new Function(...names, highWord.name, source) as (...bound: readonly unknown[]) => FillLoop;
  return build(...bindings, highWord);
}

/** Calls of a writer with each of some values, the rest of its arguments the same, and a comma after each. */
export function writes(
  bind: Bind,
  writer: unknown,
  values: readonly string[],
  ...rest: readonly string[]
): readonly string[] {
  return values.flatMap((value) => [
    `at = ${bind(writer)}(view, at, ${[value, ...rest].join(', ')});`,
    'view.setUint8(at++, 44);',
  ]);
}

/** A line that writes a number as it is, so that the results of two kernels can be compared to the last bit. */
export function recordLine(bind: Bind, value: string): string {
  return `at = ${bind(writeExactly)}(view, at, ${value});`;
}

function writeExactly(view: DataView, at: number, value: number): number {
  view.setFloat64(at, value);
  return at + 8;
}

/** A draw of the row between two whole numbers less than 2^31 apart: the translation knows its bounds. */
export function drawn(bind: Bind, min: number, max: number, key = 1): string {
  const scale = (max - min + 1) / 4294967296;
  const draw = `${bind(drawBelow)}(low, high, ${constant(key * 7919)}, ${constant(key * 104_729)}, ${scale})`;
  return min === 0 ? draw : `(${draw} + ${constant(min)})`;
}

/** Whole numbers of 32 bits in turn, from a table: the translation knows their bounds. */
export function listed(bind: Bind, values: readonly number[]): string {
  return `${bind(lookUp)}(${bind(Int32Array.from(values))}, row % ${values.length})`;
}

/** Any numbers in turn, from JavaScript: the translation knows nothing of them. */
export function unknown(bind: Bind, values: readonly number[]): string {
  return `${bind((row: number): number => values[row % values.length] ?? 0)}(row)`;
}

export function constant(value: number): string {
  return value < 0 || Object.is(value, -0) ? `(${value})` : String(value);
}
