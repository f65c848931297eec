import { slotOf } from '../../graph/weighted-slot.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { f64, fitsInt32, i32, int, type Operand, toInt } from '../operand.ts';
import { entryOf } from './tables.ts';

/** Sums of weights up to this have a table with an entry for each number below them. */
const TABULATED = 4096;
/** JavaScript searches more bounds than this faster. */
const COMPARED = 24;

const tables = new WeakMap<Float64Array, Uint8Array>();

function tableOf(bounds: Float64Array, size: number): Uint8Array {
  const table = tables.get(bounds) ?? Uint8Array.from({ length: size }, (_, value) => slotOf(bounds, value));
  tables.set(bounds, table);
  return table;
}

/** How many of the bounds do not exceed the number, which is its slot, because they ascend. */
function countReached(bounds: readonly number[], value: Operand): Operand {
  const isWord =
    fitsInt32(value) && bounds.every((bound) => fitsInt32({ min: bound, max: bound, whole: Number.isInteger(bound) }));
  const reached = bounds.map((bound) => (isWord ? i32.ge(toInt(value), bound) : f64.ge(value, bound)));
  return reached.reduce((sum, one, index) => i32.add(sum, one, 0, index + 1), int(0));
}

const slotKernel: ValueKernel = (loom, [table, value]) => {
  const bounds = boundOf<Float64Array>(table);
  if (!isOperand(value)) return undefined;
  if (value.constant !== undefined) return int(slotOf(bounds, value.constant));
  const total = bounds.at(-1) ?? 0;
  const isBelow = fitsInt32(value) && value.min >= 0 && value.max < total;
  if (isBelow && total <= TABULATED && bounds.length < 256)
    return entryOf(loom, tableOf(bounds, Math.ceil(total)), toInt(value));
  const ascends = bounds.every((bound, index) => index === 0 || bound >= (bounds[index - 1] ?? 0));
  if (!ascends || bounds.length > COMPARED) return undefined;
  // Only a number that the weights do not cover reaches the last bound.
  const reachable = [...bounds].filter((bound) => bound <= value.max);
  return countReached(reachable, loom.body.keep(value));
};

export const SLOT_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([[slotOf, slotKernel]]);
