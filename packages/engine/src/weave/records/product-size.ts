import { shortAt } from '../graph/table-entry.ts';
import { add, call, type Node } from '../graph/node.ts';
import { remainder } from '../graph/formulas.ts';
import type { Cell } from '../cell/cell.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import type { Dictionary } from '../../base/text/dictionary.ts';
import { productAbout, productOf } from './product.ts';
import { productSizeTable } from './product-size-table.ts';

/** The size of a row's product, and what it weighs. */
export type ProductSize = { readonly sizes: Dictionary; readonly index: Node; readonly grams: Node };

/** Rows that follow each other, as the variants of one product do, have the sizes in turn. */
export function sizeOf(cell: Cell, options: GeneratorOptions): ProductSize {
  const { kind } = productAbout(cell, options) ?? productOf(cell, options);
  const { sizes, grams, start, count } = productSizeTable();
  const index = add(call(shortAt, start, kind), remainder(cell.number, call(shortAt, count, kind)));
  return { sizes, index, grams: call(shortAt, grams, index) };
}
