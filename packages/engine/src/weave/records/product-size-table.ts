import { letterSizes, productSizes, shoeSizes } from '../../base/data/product-sizes.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';
import { type Dictionary, makeDictionary } from '../../base/text/dictionary.ts';

/** The sizes of all kinds of things, one after the other, and the weight of a thing of each size. */
export type ProductSizeTable = {
  readonly sizes: Dictionary;
  readonly grams: Uint16Array;
  /** For each kind: where its sizes begin, and how many there are. */
  readonly start: Uint16Array;
  readonly count: Uint16Array;
};

let table: ProductSizeTable | undefined;

/** The same in every language, so it is made once. */
export const productSizeTable = (): ProductSizeTable => (table ??= makeTable());

function makeTable(): ProductSizeTable {
  const kinds = splitColumns(productSizes).map(([, sizes = '']) => sizesOf(sizes));
  const all = kinds.flat();
  let next = 0;
  return {
    sizes: makeDictionary(all.map(({ size }) => size)),
    grams: Uint16Array.from(all, ({ grams }) => grams),
    start: Uint16Array.from(kinds, ({ length }) => (next += length) - length),
    count: Uint16Array.from(kinds, ({ length }) => length),
  };
}

type Size = { readonly size: string; readonly grams: number };

function sizesOf(list: string): readonly Size[] {
  const sizes = list.split('|').map((entry) => {
    const [size = '', grams = ''] = entry.split(':');
    return { size, grams: Number(grams) };
  });
  const [{ size: system, grams: middle } = { size: '', grams: 0 }] = sizes;
  const shares = { letters: letterSizes, shoes: shoeSizes }[system];
  return shares === undefined
    ? sizes
    : sizesOf(shares).map(({ size, grams }) => ({ size, grams: Math.floor((grams * middle + 50) / 100) }));
}
