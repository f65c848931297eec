import { slotIndex } from '../../generators/weighted-index.ts';
import { smallZipfRank, type Zipf } from '../../random/zipf.ts';
import { entryAt } from '../../records/product.ts';
import { lookUp } from '../../reference/scatter.ts';
import { boundOf, isOperand, type Kernels, type ValueKernel } from '../kernel.ts';
import { OP, TRUNCATE_TO_I32 } from '../opcode.ts';
import { addReal, and, fitsInt32, int, integer, load, lt, mulReal, type Operand, shr, subReal, toInt, toReal } from '../operand.ts';

/** An index that the caller has promised to be an entry of the table. */
export function asIndex(value: Operand, size: number): Operand {
  return toInt(fitsInt32(value) ? value : { ...value, min: 0, max: size - 1, whole: true });
}

const known = new WeakMap<object, readonly [min: number, max: number]>();

/** The least and the greatest entry; a table is looked through once. */
function bounds(table: Uint16Array | Int32Array): readonly [number, number] {
  const seen = known.get(table);
  if (seen !== undefined) return seen;
  let min = Infinity;
  let max = -Infinity;
  for (const value of table) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  known.set(table, [min, max]);
  return [min, max];
}

const shortAt: ValueKernel = ({ image }, [table, index]) => {
  const entries = boundOf<Uint16Array>(table);
  if (!isOperand(index)) return undefined;
  return load('u16', image.place(entries, () => entries), asIndex(index, entries.length), ...bounds(entries));
};

const wordAt: ValueKernel = ({ image }, [table, index]) => {
  const entries = boundOf<Int32Array>(table);
  if (!isOperand(index)) return undefined;
  return load('i32', image.place(entries, () => entries), asIndex(index, entries.length), ...bounds(entries));
};

/** The upper twelve bits of a draw pick one of 4,096 slots. */
const slotAt: ValueKernel = ({ image }, [table, random]) => {
  const slots = boundOf<Uint16Array>(table);
  if (!isOperand(random)) return undefined;
  return load('u16', image.place(slots, () => slots), shr(random, 20, 0, 4095), ...bounds(slots));
};

const zipfKernel: ValueKernel = ({ body, image }, [table, given]) => {
  const { knots, size } = boundOf<Zipf>(table);
  if (!isOperand(given)) return undefined;
  const address = image.place(knots, () => knots);
  const random = body.keep(given);
  const slot = body.keep(shr(random, 22, 0, 1023));
  const low = body.keep(load('f64', address, slot));
  const share = mulReal(toReal(and(random, 0x3fffff, 0, 0x3fffff)), 1 / 4194304);
  const value = addReal(low, mulReal(subReal(load('f64', address + 8, slot), low), share));
  const rank = body.keep(integer([...value.code, ...TRUNCATE_TO_I32], 0, size));
  return { ...integer([...rank.code, ...int(size - 1).code, ...lt(rank, size).code, OP.select]), min: 0, max: size - 1 };
};

export const TABLE_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [entryAt, shortAt],
  [lookUp, wordAt],
  [slotIndex, slotAt],
  [smallZipfRank, zipfKernel],
]);
