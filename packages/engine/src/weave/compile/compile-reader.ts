import { present } from '../encode/encoder.ts';
import { rowValues, type RowValue } from '../encode/row-values.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import type { Frame } from '../graph/node.ts';
import { compileLoop } from './compile-loop.ts';

export type RowObject = Readonly<Record<string, RowValue>>;

/** Rows from `first` up to `end` as objects, under an attempt of those that are being sampled. */
export type RowReader = (first: number, end: number, salt?: number) => readonly RowObject[];

const WORD = 4_294_967_296;

/** Compiles columns into a reader of their values. It may be called again while it is at work on another row. */
export function compileReader(frame: Frame, columns: readonly ColumnProgram[]): RowReader {
  const loop = compileLoop(frame, columns, rowValues);
  const names = present(columns).map(({ name }) => name);
  const make = compileObject(names);
  // A sampler reads row after row, thousands of times: a buffer for each took a sixth of a plan's time. Whoever reads while
  // another row is being read gets one of their own.
  let spare: DataView | undefined;
  return (first, end, salt = 0) => {
    const view = spare ?? new DataView(new ArrayBuffer(loop.maxRowBytes * 2));
    spare = undefined;
    const values: RowValue[] = [];
    // The loop takes the row's high word once: it is never asked to cross a multiple of 2^32.
    for (let row = first; row < end; )
      row = loop.fill(view, 0, row, Math.min(end, (Math.floor(row / WORD) + 1) * WORD), { at: 0, salt, values });
    spare = view;
    return Array.from({ length: Math.max(0, end - first) }, (_, index) => make(values, index * names.length));
  };
}

/** A literal has its shape from the start; an object that grows member by member is several times as slow. */
function compileObject(names: readonly string[]): (values: readonly RowValue[], first: number) => RowObject {
  const members = names.map((name, place) => `${memberOf(name)}: values[first + ${place}]`);
  // oxlint-disable-next-line no-new-func -- as the compiler of loops does
  return new Function('values', 'first', `return { ${members.join(', ')} };`) as ReturnType<typeof compileObject>;
}

/** In brackets `__proto__` is a name like any other; other names are faster without. */
const memberOf = (name: string): string => (name === '__proto__' ? `['${name}']` : JSON.stringify(name));
