import { add, call, type Node } from '../graph/node.ts';
import { remainder } from '../graph/quotient.ts';
import type { Cell } from '../cell/cell.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import type { Dictionary } from '../../base/text/dictionary.ts';
import { entryAt, productAbout, productOf } from './product.ts';
import { productSizeTable } from './product-size-table.ts';

/** The size of a row's product, and what it weighs. */
export type ProductSize = { readonly sizes: Dictionary; readonly index: Node; readonly grams: Node };

/** Consecutive rows, such as the variants of one product, have the sizes in sequence. */
export function sizeOf(cell: Cell, options: GeneratorOptions): ProductSize {
  const { kind } = productAbout(cell, options) ?? productOf(cell, options);
  const { sizes, grams, start, count } = productSizeTable();
  const index = add(call(entryAt, start, kind), call(remainder, cell.number, call(entryAt, count, kind)));
  return { sizes, index, grams: call(entryAt, grams, index) };
}
