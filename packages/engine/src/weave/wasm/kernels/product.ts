import { hasMaterial, materialOf, otherEntry } from '../../records/product.ts';
import type { ProductTable } from '../../records/product-table.ts';
import { calculate } from '../calculate.ts';
import { boundOf, isOperand, numbersOf } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import { i32, int, integer, load, type Operand } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { scaleExactly } from './draw.ts';
import { indexWithin } from './tables.ts';

/** Where a kind's materials begin, and their number. */
function materialsOf({ body, image }: Translation, { materialStarts }: ProductTable, given: Operand) {
  const starts = image.place(materialStarts, () => Uint16Array.from(materialStarts));
  const kind = body.keep(indexWithin(body, given, materialStarts.length - 1));
  return { start: load('u16', starts, kind, 0, 65_535), end: load('u16', starts + 2, kind, 0, 65_535) };
}

const hasMaterialKernel: ValueKernel = (loom, [bound, kind]) => {
  if (!isOperand(kind)) return undefined;
  const { start, end } = materialsOf(loom, boundOf<ProductTable>(bound), kind);
  return i32.gt(end, start);
};

const materialKernel: ValueKernel = (loom, [bound, kind, random]) => {
  const table = boundOf<ProductTable>(bound);
  if (!isOperand(kind) || !isOperand(random)) return undefined;
  const { body, image } = loom;
  const list = image.place(table.materialList, () => Uint16Array.from(table.materialList));
  const materials = materialsOf(loom, table, kind);
  const start = body.keep(materials.start);
  const count = body.keep(i32.sub(materials.end, start, 0, 65_535));
  const found = load('u16', list, i32.add(start, scaleExactly(random, count), 0, 65_535), 0, 65_535);
  // Without materials the first of the list is read and discarded.
  return integer([found.code, int(0).code, count.code, OP.select], 0, 65_535);
};

const otherKernel: ValueKernel = ({ body }, args) => {
  const [first, step, count] = numbersOf(args);
  if (first === undefined || step === undefined || count?.constant === undefined) return undefined;
  const next = body.keep(calculate('+', calculate('+', first, int(1)), step));
  const size = count.constant;
  if (next.type !== 'i32' || next.min < 0 || next.max >= 2 * size) return undefined;
  const over = body.keep(i32.sub(next, size));
  return { ...body.choose(i32.lt(next, size), next, over), min: 0, max: size - 1 };
};

export const PRODUCT_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [hasMaterial, hasMaterialKernel],
  [materialOf, materialKernel],
  [otherEntry, otherKernel],
]);
