import { between, endAsPrice } from '../../generators/price.ts';
import { evenIndex, givenIndex, isEven, rankedIndex } from '../../records/person.ts';
import { hasMaterial, materialOf } from '../../records/product.ts';
import type { ProductTable } from '../../records/product-table.ts';
import { boundOf, isOperand, type Kernels, numbersOf, type ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import {
  add,
  addReal,
  and,
  gt,
  int,
  integer,
  load,
  mulReal,
  num,
  real,
  shr,
  sub,
  toReal,
  truncate,
  unsignedReal,
  xor,
} from '../operand.ts';
import { asIndex } from './tables.ts';

const SHARE = 1 / 4294967296;

const isEvenKernel: ValueKernel = (_, [random]) => (isOperand(random) ? xor(and(random, 1, 0, 1), 1, 0, 1) : undefined);

const givenKernel: ValueKernel = ({ body }, args) => {
  const [given, women, men] = numbersOf(args);
  if (given === undefined || women?.constant === undefined || men?.constant === undefined) return undefined;
  const random = body.keep(given);
  const share = body.keep(mulReal(toReal(shr(random, 1, 0, 2147483647)), 1 / 2147483648));
  const isMan = and(random, 1, 0, 1);
  // Both ends are cheap: the count and the first name are chosen, not the whole.
  const count = real([...num(men.constant).code, ...num(women.constant).code, ...isMan.code, OP.select]);
  const first = integer([...women.code, ...int(0).code, ...isMan.code, OP.select]);
  return add(
    first,
    truncate(mulReal(share, count), Math.max(women.constant, men.constant) - 1),
    0,
    women.constant + men.constant - 1,
  );
};

const evenKernel: ValueKernel = (_, args) => {
  const [random, count] = numbersOf(args);
  if (random === undefined || count?.constant === undefined) return undefined;
  return truncate(mulReal(unsignedReal(random), count.constant * SHARE), count.constant - 1);
};

const rankedKernel: ValueKernel = ({ body }, args) => {
  const [random, count] = numbersOf(args);
  if (random === undefined || count?.constant === undefined) return undefined;
  const share = body.keep(mulReal(unsignedReal(random), SHARE));
  return truncate(mulReal(mulReal(share, share), count.constant), count.constant - 1);
};

const materialStarts = (table: ProductTable): Uint16Array => Uint16Array.from(table.materialStarts);

const hasMaterialKernel: ValueKernel = ({ body, image }, [bound, given]) => {
  const table = boundOf<ProductTable>(bound);
  if (!isOperand(given)) return undefined;
  const starts = image.place(table.materialStarts, () => materialStarts(table));
  const kind = body.keep(asIndex(given, table.materialStarts.length - 1));
  return gt(load('u16', starts + 2, kind), load('u16', starts, kind));
};

const materialKernel: ValueKernel = ({ body, image }, [bound, given, random]) => {
  const table = boundOf<ProductTable>(bound);
  if (!isOperand(given) || !isOperand(random)) return undefined;
  const starts = image.place(table.materialStarts, () => materialStarts(table));
  const list = image.place(table.materialList, () => Uint16Array.from(table.materialList));
  const kind = body.keep(asIndex(given, table.materialStarts.length - 1));
  const start = body.keep(load('u16', starts, kind));
  const count = body.keep(sub(load('u16', starts + 2, kind), start, 0, 65_535));
  const step = truncate(mulReal(unsignedReal(random), mulReal(toReal(count), SHARE)), 65_535);
  const found = load('u16', list, add(start, step, 0, 65_535), 0, 65_535);
  // Without materials the first of the list is read and thrown away.
  return integer([...found.code, ...int(0).code, ...count.code, OP.select], 0, 65_535);
};

const betweenKernel: ValueKernel = ({ body }, args) => {
  const [random, lowest, highest] = numbersOf(args);
  if (random === undefined || lowest === undefined || highest === undefined) return undefined;
  const share = body.keep(mulReal(unsignedReal(random), SHARE));
  const low = body.keep(toReal(lowest));
  const span = real([...toReal(highest).code, ...low.code, OP.f64Sub]);
  const product = mulReal(mulReal(share, share), span);
  const sum = addReal(low, real([...product.code, OP.f64Floor]));
  const isWhole = lowest.whole && highest.whole;
  return real(sum.code, Math.min(lowest.min, highest.min), Math.max(lowest.max, highest.max), isWhole);
};

const endKernel: ValueKernel = ({ body }, args) => {
  const [amount, random, whole, often, seldom, rare, min, max] = numbersOf(args);
  if (amount === undefined || random === undefined || whole === undefined || often === undefined) return undefined;
  if (seldom === undefined || rare === undefined || min === undefined || max === undefined) return undefined;
  const quotient = real([...toReal(amount).code, ...toReal(whole).code, OP.f64Div, OP.f64Floor]);
  const top = addReal(mulReal(quotient, whole), whole);
  const slot = body.keep(shr(random, 24, 0, 255));
  const off = body.choose(
    integer([...slot.code, ...int(180).code, OP.i32LtU], 0, 1),
    toReal(often),
    body.choose(integer([...slot.code, ...int(220).code, OP.i32LtU], 0, 1), toReal(seldom), toReal(rare)),
  );
  const ended = body.keep(real([...top.code, ...toReal(off).code, OP.f64Sub]));
  const low = integer([...ended.code, ...toReal(min).code, OP.f64Lt], 0, 1);
  const high = integer([...ended.code, ...toReal(max).code, OP.f64Gt], 0, 1);
  const kept = body.choose(high, toReal(max), body.choose(low, toReal(min), ended));
  const isWhole = amount.whole && [whole, often, seldom, rare, min, max].every((operand) => operand.whole);
  return { ...kept, min: min.min, max: max.max, whole: isWhole };
};

export const RECORD_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [isEven, isEvenKernel],
  [givenIndex, givenKernel],
  [evenIndex, evenKernel],
  [rankedIndex, rankedKernel],
  [hasMaterial, hasMaterialKernel],
  [materialOf, materialKernel],
  [between, betweenKernel],
  [endAsPrice, endKernel],
]);
