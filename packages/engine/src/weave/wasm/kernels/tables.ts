import { shortAt, lookUp, numberAt } from '../../graph/table-entry.ts';
import type { Body } from '../body.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP, TRUNCATE_TO_I32 } from '../opcode.ts';
import { type Element, fitsInt32, i32, int, integer, literal, load, type Operand, toInt } from '../operand.ts';
import type { Translation } from '../translation.ts';

/** An index that the caller has promised to be an entry of the table. */
export function asIndex(value: Operand, size: number): Operand {
  return toInt(fitsInt32(value) ? value : { ...value, min: 0, max: size - 1, whole: true });
}

/**
 * The same where the promise may only hold for rows whose value is used: any other index becomes 0, so that nothing
 * outside the table is read for a value that is thrown away.
 */
export function indexWithin(body: Body, value: Operand, size: number): Operand {
  if (fitsInt32(value) && value.min >= 0 && value.max < size) return toInt(value);
  const index = body.keep(fitsInt32(value) ? toInt(value) : integer([value.code, TRUNCATE_TO_I32]));
  return integer([index.code, int(0).code, i32.below(index, size).code, OP.select], 0, size - 1);
}

type Table = Uint8Array | Uint16Array | Int32Array | Float64Array;
type Facts = { readonly min: number; readonly max: number; readonly whole: boolean };
const known = new WeakMap<Table, Facts>();

/** What is known of all entries; a table is looked through once. */
function factsOf(table: Table): Facts {
  const seen = known.get(table);
  if (seen !== undefined) return seen;
  let min = Infinity;
  let max = -Infinity;
  let whole = true;
  const isFraction = table instanceof Float64Array;
  // By index: this is run once and cold, where an iterator costs ten times as much.
  for (let index = 0; index < table.length; index++) {
    const value = table[index] as number;
    if (value < min) min = value;
    if (value > max) max = value;
    if (isFraction) whole &&= Number.isInteger(value) && !Object.is(value, -0);
  }
  const facts = { min, max, whole };
  known.set(table, facts);
  return facts;
}

const narrowed = new WeakMap<Table, Table>();

/** The same numbers in as few bytes as hold them: what is asked for at random then stays nearer. */
function narrow(table: Table): Table {
  const facts = factsOf(table);
  if (!fitsInt32(facts)) return table;
  const Narrow = facts.min < 0 || facts.max > 65_535 ? Int32Array : facts.max > 255 ? Uint16Array : Uint8Array;
  if (table instanceof Narrow) return table;
  const words = narrowed.get(table) ?? new Narrow(table);
  narrowed.set(table, words);
  return words;
}

/** The entry of a table at an index that is one of its own. */
export function entryOf({ body, image }: Translation, table: Table, given: Operand): Operand {
  const { min, max, whole } = factsOf(table);
  if (given.constant !== undefined) return literal(table[given.constant] ?? Number.NaN);
  const index = indexWithin(body, given, table.length);
  const laid = narrow(table);
  return {
    ...load(
      elementOf(laid),
      image.place(laid, () => laid),
      index,
      min,
      max,
    ),
    whole,
  };
}

function elementOf(table: Table): Element {
  if (table instanceof Float64Array) return 'f64';
  if (table instanceof Int32Array) return 'i32';
  return table instanceof Uint16Array ? 'u16' : 'u8';
}

const tableKernel: ValueKernel = (loom, [table, index]) =>
  isOperand(index) ? entryOf(loom, boundOf<Table>(table), index) : undefined;

/** Bytes of a table that is not expected to be near when it is asked. */
const FAR = 1 << 14;

/** Where the table is large and the index is drawn, the entries of many rows are fetched together. */
const lookUpKernel: ValueKernel = (loom, [bound, index]) => {
  if (!isOperand(index)) return undefined;
  const table = boundOf<Table>(bound);
  const entry = entryOf(loom, table, index);
  const isFar = index.drawn === true && narrow(table).byteLength > FAR;
  return isFar && entry.type === 'i32' ? loom.ahead.keep(entry) : entry;
};

export const TABLE_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [shortAt, tableKernel],
  [numberAt, tableKernel],
  [lookUp, lookUpKernel],
]);
