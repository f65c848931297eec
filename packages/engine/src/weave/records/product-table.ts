import { productCategories, productKinds, productMaterials } from '../../base/data/product-kinds.ts';
import { LANGUAGE_OF } from '../../base/locale/language.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';
import { splitList } from '../../base/locale/split-list.ts';
import { type Dictionary, makeDictionary } from '../../base/text/dictionary.ts';
import { PRODUCT_SENTENCES } from './product-sentences.ts';

/** A locale's products as tables over the kinds of things. */
export type ProductTable = {
  readonly nouns: Dictionary;
  readonly materials: Dictionary;
  /** Every adjective in every gender, one gender after the other. */
  readonly adjectiveForms: Dictionary;
  readonly adjectives: number;
  /** For each kind: where the adjectives of its gender begin. */
  readonly adjectiveBase: Uint16Array;
  readonly categories: Dictionary;
  readonly categoryCodes: Dictionary;
  readonly category: Uint16Array;
  /** Kinds in the order of their categories, and where each category begins. */
  readonly kindsByCategory: Uint16Array;
  readonly kindStarts: Uint16Array;
  readonly materialStarts: Uint16Array;
  readonly materialList: Uint16Array;
  readonly lowest: Uint16Array;
  readonly highest: Uint16Array;
  readonly sentences: Dictionary;
};

export function productTable(lexicon: Lexicon): ProductTable {
  return lexicon.once('product/table', () => {
    const kinds = splitColumns(productKinds);
    const codes = splitList(productCategories);
    const materials = splitColumns(productMaterials);
    const nouns = splitColumns(lexicon.data.product_noun);
    const adjectives = splitColumns(lexicon.data.product_adjective);
    const genders = gendersOf(adjectives[0]?.length ?? 1);
    const lists = kinds.map(([, , classes = '']) =>
      materials.flatMap(([, kind = ''], index) => (classes.includes(kind) ? [index] : [])),
    );
    const starts = new Uint16Array(kinds.length + 1);
    lists.forEach((list, index) => {
      starts[index + 1] = (starts[index] as number) + list.length;
    });
    const category = kinds.map(([, code = '']) => Math.max(0, codes.indexOf(code)));
    const byCategory = codes.map((_, at) => category.flatMap((own, kind) => (own === at ? [kind] : [])));
    return {
      nouns: makeDictionary(nouns.map(([noun = '']) => noun)),
      materials: makeDictionary(splitList(lexicon.data.product_material)),
      adjectiveForms: makeDictionary(
        genders.flatMap((_, gender) => adjectives.map((forms) => forms[gender] ?? forms[0] ?? '')),
      ),
      adjectives: adjectives.length,
      adjectiveBase: Uint16Array.from(
        nouns,
        ([, gender = 'm']) => Math.max(0, genders.indexOf(gender)) * adjectives.length,
      ),
      categories: makeDictionary(splitList(lexicon.data.category)),
      categoryCodes: makeDictionary(codes.map((code) => code.slice(0, 3).toUpperCase())),
      category: Uint16Array.from(category),
      kindsByCategory: Uint16Array.from(byCategory.flat()),
      kindStarts: Uint16Array.from([0, ...byCategory.map((_, at) => byCategory.slice(0, at + 1).flat().length)]),
      materialStarts: starts,
      materialList: Uint16Array.from(lists.flat()),
      lowest: Uint16Array.from(kinds, ([, , , lowest]) => Number(lowest)),
      highest: Uint16Array.from(kinds, ([, , , , highest]) => Number(highest)),
      sentences: makeDictionary(splitList(PRODUCT_SENTENCES[LANGUAGE_OF[lexicon.code]])),
    };
  });
}

/** The genders in the order of the columns. */
function gendersOf(columns: number): readonly string[] {
  return columns === 3 ? ['m', 'f', 'n'] : columns === 2 ? ['m', 'f'] : ['m'];
}
