import { shortAt } from '../graph/table-entry.ts';
import { otherEntry, partOf, shareOf } from '../graph/formulas.ts';
import { add, call, choose, type Node, operate, subtract } from '../graph/node.ts';
import type { Cell, RecordCell } from '../cell/cell.ts';
import { type Dictionary, mapDictionary } from '../../base/text/dictionary.ts';
import { isSpaced } from '../../base/locale/language.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { fillPattern } from '../pieces/join-pieces.ts';
import { literal, type Piece, word } from '../graph/piece.ts';
import { type ProductTable, productTable } from './product-table.ts';
import { recordName } from './record-name.ts';
import { termIndex } from './term-tiers.ts';

/** One draw of a product: a kind of thing, an adjective in its gender, a material that it comes in. */
export type Product = {
  /** Index into the kinds of thing. */
  readonly kind: Node;
  readonly name: readonly Piece[];
  readonly category: readonly Piece[];
  /** Index into the list of categories. */
  readonly categoryIndex: Node;
  /** Three capitals for stock numbers. */
  readonly categoryCode: Piece;
  readonly description: readonly Piece[];
  /** What a shop labels it with, in lower case. */
  readonly labels: { readonly kind: Piece; readonly category: Piece; readonly quality: Piece };
  /** What such a thing usually costs, in whole US dollars. */
  readonly lowest: Node;
  readonly highest: Node;
};

export function productOf(cell: Cell, options: GeneratorOptions): Product {
  const record = cell.record(recordName('product', options));
  return record.once('product', () => {
    const { lexicon } = record;
    const table = productTable(lexicon);
    const above = categoryAbove(cell);
    const kind = above === undefined ? record.below(table.nouns.size, 'kind') : kindWithin(record, table, above);
    const category = call(shortAt, table.category, kind);
    const start = call(shortAt, table.materialStarts, kind);
    const count = subtract(call(shortAt, table.materialStarts, add(kind, 1)), start);
    const own = partOf(shareOf(record.draw('material')), count);
    const hasMaterial = operate('>', count, 0);
    const material = choose(hasMaterial, call(shortAt, table.materialList, add(start, own)), 0);
    const adjective = add(call(shortAt, table.adjectiveBase, kind), record.below(table.adjectives, 'adjective'));
    const parts: Readonly<Record<string, Piece>> = {
      noun: word(table.nouns, kind),
      material: word(table.materials, material),
      adjective: word(table.adjectiveForms, adjective),
    };
    const name: readonly Piece[] = [
      {
        kind: 'choice',
        test: hasMaterial,
        then: fillPattern(lexicon.data.product_pattern, parts),
        otherwise: fillPattern(lexicon.data.product_plain_pattern, parts),
      },
    ];
    const first = record.below(table.sentences.size, 'sentence');
    const joiner = isSpaced(lexicon.code) ? '. ' : '。';
    return {
      kind,
      name,
      category: [word(table.categories, category)],
      categoryIndex: category,
      categoryCode: word(table.categoryCodes, category),
      description: [
        ...name,
        literal(joiner),
        word(table.sentences, first),
        ...(isSpaced(lexicon.code) ? [literal(' ')] : []),
        word(
          table.sentences,
          otherEntry(first, record.below(table.sentences.size - 1, 'second sentence'), table.sentences.size),
        ),
      ],
      labels: {
        kind: word(inLowerCase(table.nouns), kind),
        category: word(inLowerCase(table.categories), category),
        quality: word(inLowerCase(table.adjectiveForms), adjective),
      },
      lowest: call(shortAt, table.lowest, kind),
      highest: call(shortAt, table.highest, kind),
    };
  });
}

const inLowerCase = (words: Dictionary): Dictionary => mapDictionary(words, 'lower', (text) => text.toLowerCase());

/** The category of the row that the product belongs to: sofas stand under furniture. */
function categoryAbove(cell: Cell): Node | undefined {
  const above = cell.above('product_category');
  if (above === undefined) return undefined;
  if (!above.cell.unique) return productOf(above.cell, above.options).categoryIndex;
  return termIndex(above.cell, above.cell.lexicon.words('category'));
}

function kindWithin(record: RecordCell, table: ProductTable, category: Node): Node {
  const first = call(shortAt, table.kindStarts, category);
  const count = subtract(call(shortAt, table.kindStarts, add(category, 1)), first);
  return call(shortAt, table.kindsByCategory, add(first, record.below(count, 'kind')));
}

/**
 * The product that a row is about: its own, where a column says which, or that of the row it belongs to, as variants and
 * prices do.
 */
export function productAbout(cell: Cell, options: GeneratorOptions): Product | undefined {
  if (PRODUCT_COLUMNS.some(cell.hasSiblingBy)) return productOf(cell, options);
  const above = PRODUCT_COLUMNS.map((name) => cell.above(name)).find((found) => found !== undefined);
  return above === undefined ? undefined : productOf(above.cell, above.options);
}

const PRODUCT_COLUMNS = ['product_name', 'product_category', 'product_description'] as const;
