import { expect, test } from 'vitest';
import { productCategories, productKinds } from '../base/data/product-kinds.ts';
import { splitColumns } from '../base/locale/split-columns.ts';
import { splitList } from '../base/locale/split-list.ts';
import { loadLexicon } from '../base/locale/load-lexicon.ts';
import type { SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';

const lexicon = await loadLexicon('en');
const names = splitList(lexicon.data.category);
const codes = splitList(productCategories);
const nouns = splitColumns(lexicon.data.product_noun).map(([noun = '']) => noun.toLowerCase());
const kinds = splitColumns(productKinds);

const id = { name: 'id', type: { kind: 'integer', native: 'integer', bits: 32 }, nullable: false } as const;
const text = (name: string) => ({ name, type: { kind: 'text', native: 'text' }, nullable: false }) as const;
const amount = (name: string) =>
  ({ name, type: { kind: 'decimal', native: 'numeric(10,2)', precision: 10, scale: 2 }, nullable: false }) as const;
const table = (name: string, columns: Table['columns'], to: Readonly<Record<string, string>> = {}): Table => ({
  name,
  columns: [...columns, ...Object.keys(to).map((key) => ({ ...id, name: key }))],
  primary_key: { columns: columns.some((column) => column.name === 'id') ? ['id'] : Object.keys(to) },
  uniques: name === 'categories' ? [{ name: 'names', columns: ['name'] }] : [],
  foreign_keys: Object.entries(to).map(([column, parent]) => ({
    name: `${name}_${column}`,
    columns: [column],
    references: { table: parent, columns: ['id'] },
  })),
  checks: [],
});
const schema = (tables: readonly Table[]): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'shop',
  tables,
  enums: [],
  domains: [],
});

/** Of the kinds whose noun is in a product's name, those in the category of the row. */
const fitting = (name: string, category: string) =>
  kinds.filter(
    ([, own], at) =>
      own === codes[names.indexOf(category.replace(/ \d+$/, ''))] && name.toLowerCase().includes(nouns[at] ?? ''),
  );

const categories = table('categories', [id, text('name')]);
const product = [id, text('product_name'), amount('price')];

test.each([16, 40])('a product fits its category, of %s categories by a separate key', (rows) => {
  const run = weave(schema([categories, table('products', product, { category_id: 'categories' })]), {
    rows: { categories: rows, products: 400 },
  });
  const byId = new Map(rowsOf(run, 'categories').map((row) => [row['id'], String(row['name'])]));
  for (const row of rowsOf(run, 'products')) {
    const [name, category] = [String(row['product_name']), byId.get(row['category_id'] ?? null) ?? ''];
    expect(fitting(name, category), `${name} in ${category}`).not.toEqual([]);
  }
});

test('a product fits the first of its categories, by a junction table', () => {
  const tables = [
    categories,
    table('products', product),
    table('product_categories', [], { product_id: 'products', category_id: 'categories' }),
  ];
  const run = weave(schema(tables), {
    rows: { categories: 16, products: 300, product_categories: 500 },
    rules: { product_categories: { owner: 'product_id', references: { product_id: { min: 1, max: 3 } } } },
  });
  const byId = new Map(rowsOf(run, 'categories').map((row) => [row['id'], String(row['name'])]));
  const first = new Map(
    rowsOf(run, 'product_categories')
      .toReversed()
      .map((row) => [row['product_id'], byId.get(row['category_id'] ?? null) ?? '']),
  );
  for (const row of rowsOf(run, 'products')) {
    const [name, category] = [String(row['product_name']), first.get(row['id'] ?? null) ?? ''];
    expect(fitting(name, category), `${name} in ${category}`).not.toEqual([]);
  }
});

test('a variant costs the same as its product', () => {
  const variants = table('product_variants', [id, amount('price')], { product_id: 'products' });
  const run = weave(schema([table('products', product.slice(0, 2)), variants]), {
    rows: { products: 100, product_variants: 300 },
  });
  const byId = new Map(rowsOf(run, 'products').map((row) => [row['id'], String(row['product_name']).toLowerCase()]));
  for (const row of rowsOf(run, 'product_variants')) {
    const name = byId.get(row['product_id'] ?? null) ?? '';
    const price = Number(row['price']);
    const own = kinds.filter((_, at) => name.includes(nouns[at] ?? ''));
    expect(
      own.some(([, , , low, high]) => price >= Number(low) && price <= Number(high) + 1),
      `${name}: ${price}`,
    ).toBe(true);
  }
});
