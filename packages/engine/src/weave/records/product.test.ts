import { expect, test } from 'vitest';
import { generateRows, lexiconOf } from '../generators/generator.fixture.ts';
import { HOME_COUNTRIES } from '../../base/locale/home-country.ts';
import { LOCALE_CODES } from '../../base/data/locale-code.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';
import { splitList } from '../../base/locale/split-list.ts';
import { productCategories, productKinds } from '../../base/data/product-kinds.ts';
import { productSizes } from '../../base/data/product-sizes.ts';

test.each(LOCALE_CODES)(
  'name, category, description, stock number and price of a row of %s belong to one product',
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

test('each kind of thing has its sizes, in few characters, and a weight', () => {
  const codes = splitColumns(productKinds).map(([code]) => code);
  expect(splitColumns(productSizes).map(([code]) => code)).toEqual(codes);
  for (const grams of [...productSizes.matchAll(/:(\d+)/g)].map(([, digits]) => Number(digits)))
    expect(grams > 0 && grams <= 50_000).toBe(true);
  for (const [size] of productSizes.matchAll(/[^\t|\n]+(?=:)/g)) expect(size.length).toBeLessThanOrEqual(12);
});

test("size and weight match the row's product: soap in grams weighs what it says, and shoes have numbers", async () => {
  const rows = generateRows(await lexiconOf('en'), {
    name: { generator: 'product_name' },
    category: { generator: 'product_category' },
    kind: { generator: 'product_label' },
    shelf: { generator: 'product_label', options: { of: 'category' } },
    size: { generator: 'product_size' },
    weight: { generator: 'product_weight' },
  });
  for (const { name = '', category = '', kind = '', shelf = '', size = '' } of rows) {
    expect(name.toLowerCase()).toContain(kind);
    expect(shelf).toBe(category.toLowerCase());
    expect(size).not.toBe('');
  }
  const weights = (fits: (row: (typeof rows)[number]) => boolean): readonly number[] =>
    rows.filter(fits).map(({ weight }) => Number(weight));
  expect(Math.min(...weights(({ name = '' }) => name.endsWith('Sofa')))).toBeGreaterThan(20_000);
  expect(Math.max(...weights(({ name = '' }) => name.endsWith('Soap')))).toBeLessThan(200);
  const shoes = rows.filter(({ category }) => category === 'Shoes').map(({ size }) => Number(size));
  expect(Math.min(...shoes)).toBeGreaterThanOrEqual(36);
  expect(Math.max(...shoes)).toBeLessThanOrEqual(46);
  // Goods sold by weight are packaged.
  const packed = rows.filter(({ category, size = '' }) => category === 'Grocery' && /^\d+ g$/.test(size));
  expect(packed.length).toBeGreaterThan(5);
  expect(packed.filter(({ size = '', weight }) => Number(weight) <= Number.parseInt(size, 10))).toEqual([]);
});
