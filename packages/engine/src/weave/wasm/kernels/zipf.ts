import { smallZipfRank, type Zipf, zipfRank } from '../../../base/random/zipf.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { unsigned } from '../leb128.ts';
import { OP } from '../opcode.ts';
import { f64, floor, i32, int, integer, num, type Operand, real, toReal, truncate } from '../operand.ts';
import type { Translation } from '../translation.ts';

/** The share of a slot per lower bit of a draw: a power of two, so that multiplying beforehand loses nothing. */
const STEP = 1 / 4194304;
const LOW_BITS = 0x3fffff;
const ENTRY = 16;

const lines = new WeakMap<Float64Array, Float64Array>();

/** The line of each slot: its start, and its slope per bit. */
function linesOf(knots: Float64Array): Float64Array {
  const known = lines.get(knots);
  if (known !== undefined) return known;
  const made = new Float64Array((knots.length - 1) * 2);
  for (let slot = 0; slot + 1 < knots.length; slot++) {
    const low = knots[slot] as number;
    made[slot * 2] = low;
    made[slot * 2 + 1] = ((knots[slot + 1] as number) - low) * STEP;
  }
  lines.set(knots, made);
  return made;
}

/** Whether no draw exceeds the last rank, so that none has to be clamped. */
function isInside({ knots, size }: Zipf): boolean {
  const made = linesOf(knots);
  for (let at = 0; at < made.length; at += 2)
    if ((made[at] as number) + (made[at + 1] as number) * LOW_BITS >= size) return false;
  return true;
}

/** The position on the line of the draw's slot. */
function placeOf({ body, image }: Translation, { knots }: Zipf, given: Operand): Operand {
  const table = linesOf(knots);
  const address = image.place(table, () => table);
  const random = body.keep(given);
  const slot = body.keep(i32.and(i32.shr(random, 18), 1023 * ENTRY)).code;
  const word = (at: number): Operand => real([slot, OP.f64Load, 0, unsigned(at)]);
  const bits = toReal(i32.and(random, LOW_BITS, 0, LOW_BITS));
  return f64.add(word(address), f64.mul(word(address + 8), bits));
}

const smallKernel: ValueKernel = (loom, [table, random]) => {
  const zipf = boundOf<Zipf>(table);
  if (!isOperand(random)) return undefined;
  const rank = rankOf(loom, zipf, random);
  return random.drawn === true ? { ...rank, drawn: true } : rank;
};

function rankOf(loom: Translation, zipf: Zipf, random: Operand): Operand {
  const { size } = zipf;
  const place = placeOf(loom, zipf, random);
  if (isInside(zipf)) return truncate(place, size - 1);
  const rank = loom.body.keep(truncate(place, size));
  const last = int(size - 1);
  return integer([rank.code, last.code, i32.lt(rank, size).code, OP.select], 0, size - 1);
}

const largeKernel: ValueKernel = (loom, [table, random]) => {
  const zipf = boundOf<Zipf>(table);
  const { size } = zipf;
  if (!isOperand(random)) return undefined;
  const rank = loom.body.keep(floor(placeOf(loom, zipf, random)));
  const last = num(size - 1);
  return real([rank.code, last.code, f64.lt(rank, size).code, OP.select], 0, size - 1, true);
};

export const ZIPF_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [smallZipfRank, smallKernel],
  [zipfRank, largeKernel],
]);
