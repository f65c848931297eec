import { chainParent, threadParent, treeParent } from '../../reference/tree.ts';
import type { Body } from '../body.ts';
import { boundOf, isOperand, numbersOf } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import {
  f64,
  fitsInt32,
  i32,
  int,
  integer,
  load,
  type Operand,
  toInt,
  toReal,
  truncate,
  unsignedReal,
  within,
} from '../operand.ts';

/** For each level from the second on: where the one above begins, and its size as a share of 2^32. */
const tables = new WeakMap<Float64Array, { readonly starts: Int32Array; readonly scales: Float64Array }>();

function tablesOf(levels: Float64Array): { readonly starts: Int32Array; readonly scales: Float64Array } {
  const known = tables.get(levels);
  if (known !== undefined) return known;
  const starts = Int32Array.from(levels.subarray(0, -1));
  const scales = Float64Array.from(starts, (start, level) => ((levels[level + 1] ?? 0) - start) / 4294967296);
  tables.set(levels, { starts, scales });
  return { starts, scales };
}

const treeKernel: ValueKernel = ({ body, image }, [bound, given, random]) => {
  const levels = boundOf<Float64Array>(bound);
  const rows = levels.at(-1) ?? 0;
  if (!isOperand(given) || !isOperand(random) || rows > 2147483647) return undefined;
  if (!fitsInt32(given) || given.min < 0 || given.max >= rows) return undefined;
  const row = body.keep(toInt(given));
  // Levels ascend, so the row's own is the number of those that begin at or before it; the root's is 1.
  const begun = [...levels.subarray(1, -1)].map((start) => i32.ge(row, start));
  const above = body.keep(begun.reduce((sum, one) => i32.add(sum, one), int(0)));
  const { starts, scales } = tablesOf(levels);
  const last = Math.max(0, levels.length - 2);
  const level = body.keep(i32.sub(above, i32.gt(above, 0), 0, last));
  const scale = load(
    'f64',
    image.place(scales, () => scales),
    level,
  );
  const step = truncate(f64.mul(unsignedReal(random), scale), rows - 1);
  const parent = i32.add(
    load(
      'i32',
      image.place(starts, () => starts),
      level,
    ),
    step,
    0,
    rows - 1,
  );
  return within(body.choose(i32.eq(above, 0), row, parent), 0, rows - 1);
};

const chainKernel: ValueKernel = ({ body }, [given]) => {
  if (!isOperand(given) || !fitsInt32(given) || given.min < 0) return undefined;
  const row = body.keep(toInt(given));
  return i32.sub(row, i32.ne(i32.rem(row, 5, 0, 4), 0), 0, given.max);
};

/** A position is never negative, whatever the bounds of the numbers that it is the difference of. */
function placeOf(body: Body, given: Operand): Operand {
  const place = body.keep(toInt(given));
  if (place.min >= 0) return place;
  const code = [place.code, int(0).code, i32.gt(place, 0).code, OP.select];
  return body.keep(integer(code, 0, Math.max(0, given.max)));
}

const threadKernel: ValueKernel = ({ body }, args) => {
  const [given, drawn, single] = numbersOf(args);
  if (given === undefined || drawn === undefined || single?.constant === undefined || !fitsInt32(given))
    return undefined;
  const place = placeOf(body, given);
  const random = body.keep(drawn);
  const half = i32.shr(i32.add(place, 1), 1, 0, 2 ** 30);
  const reply = body.keep(
    truncate(f64.mul(toReal(i32.shr(random, 8, 0, 2 ** 24 - 1)), f64.mul(toReal(half), 1 / 16_777_216)), place.max),
  );
  // At position 0 there is no half to draw from: the result is 0 without a test.
  if (single.constant !== 0) return within(reply, 0, Math.max(0, place.max));
  const begins = i32.lt(i32.and(random, 255, 0, 255), 85);
  return within(body.choose(begins, place, reply), 0, Math.max(0, place.max));
};

export const TREE_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [treeParent, treeKernel],
  [chainParent, chainKernel],
  [threadParent, threadKernel],
]);
