import { expect, test } from 'vitest';
import { generateRows, lexiconOf } from '../generators/generator.fixture.ts';
import { HOME_COUNTRIES } from '../../base/locale/home-country.ts';
import { LOCALE_CODES } from '../../base/data/locale-code.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';
import { splitList } from '../../base/locale/split-list.ts';
import { productCategories, productKinds } from '../../base/data/product-kinds.ts';

test.each(LOCALE_CODES)(
  'name, category, description, stock number and price of a row of %s are one product’s',
  async (code) => {
    const lexicon = await lexiconOf(code);
    const nouns = splitColumns(lexicon.data.product_noun).map(([noun = '']) => noun);
    const kinds = splitColumns(productKinds);
    const codes = splitList(productCategories);
    const categories = splitList(lexicon.data.category);
    const rows = generateRows(lexicon, {
      name: { generator: 'product_name' },
      category: { generator: 'product_category' },
      description: { generator: 'product_description' },
      sku: { generator: 'sku', unique: true },
      price: { generator: 'price' },
    });
    const scale = HOME_COUNTRIES[code].price_level;
    for (const { name = '', category = '', description = '', sku = '', price } of rows) {
      const at = categories.indexOf(category);
      expect(description.startsWith(name), description).toBe(true);
      expect(sku.slice(0, 3)).toBe(codes[at]?.slice(0, 3).toUpperCase());
      const fitting = kinds.filter(
        ([, inCategory], index) =>
          inCategory === codes[at] && name.toLowerCase().includes((nouns[index] ?? '').toLowerCase()),
      );
      expect(
        fitting.some(
          ([, , , lowest, highest]) =>
            Number(price) >= Number(lowest) * scale && Number(price) <= (Number(highest) + 1) * scale,
        ),
        `${name}: ${price}`,
      ).toBe(true);
    }
  },
);
