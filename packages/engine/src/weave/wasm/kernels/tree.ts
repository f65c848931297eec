import { treeParent } from '../../reference/tree.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { f64, fitsInt32, i32, int, load, toInt, truncate, unsignedReal, within } from '../operand.ts';

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
  // Levels ascend, so that the row's own is the number of those that begin before or at it; the root's is 1.
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

export const TREE_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([[treeParent, treeKernel]]);
