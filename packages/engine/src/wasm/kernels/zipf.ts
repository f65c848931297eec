import { smallZipfRank, type Zipf, zipfRank } from '../../random/zipf.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import {
  addReal,
  and,
  floor,
  int,
  integer,
  load,
  lt,
  ltReal,
  mulReal,
  num,
  type Operand,
  real,
  shr,
  subReal,
  toReal,
  truncate,
} from '../operand.ts';
import type { Translation } from '../translation.ts';

/** The place on the line between the two knots of the draw's slot. */
function placeOf({ body, image }: Translation, knots: Float64Array, given: Operand): Operand {
  const address = image.place(knots, () => knots);
  const random = body.keep(given);
  const slot = body.keep(shr(random, 22, 0, 1023));
  const low = body.keep(load('f64', address, slot));
  const share = mulReal(toReal(and(random, 0x3fffff, 0, 0x3fffff)), 1 / 4194304);
  return addReal(low, mulReal(subReal(load('f64', address + 8, slot), low), share));
}

const smallKernel: ValueKernel = (loom, [table, random]) => {
  const { knots, size } = boundOf<Zipf>(table);
  if (!isOperand(random)) return undefined;
  const rank = loom.body.keep(truncate(placeOf(loom, knots, random), size));
  const last = int(size - 1);
  return integer([...rank.code, ...last.code, ...lt(rank, size).code, OP.select], 0, size - 1);
};

const largeKernel: ValueKernel = (loom, [table, random]) => {
  const { knots, size } = boundOf<Zipf>(table);
  if (!isOperand(random)) return undefined;
  const rank = loom.body.keep(floor(placeOf(loom, knots, random)));
  const last = num(size - 1);
  return real([...rank.code, ...last.code, ...ltReal(rank, size).code, OP.select], 0, size - 1, true);
};

export const ZIPF_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [smallZipfRank, smallKernel],
  [zipfRank, largeKernel],
]);
