import type { TableRules } from '../define-rules.ts';

const ATTRIBUTES = {
  origin: { generator: 'country_code' },
  warranty_months: {
    generator: 'one_of',
    options: { values: ['12', '24', '36'], weights: [2, 5, 1] },
    kind: 'integer',
  },
  eco_label: { generator: 'boolean', options: { share: 0.3 } },
};

/** The whole catalogue is older than any customer, so that everything that is ordered was on sale. */
export const catalogueRules: Readonly<Record<string, TableRules>> = {
  suppliers: {
    rows_per: { table: 'customers', times: 0.03 },
    columns: {
      name: { generator: 'company' },
      contact_name: { generator: 'full_name' },
      is_active: 'chance(0.93)',
      created_at: "rising(now() - interval '2500 days', now() - interval '2000 days', 'office')",
    },
  },
  categories: {
    // As many as there are names for them.
    rows: 16,
    references: { parent_id: { depth: 3 } },
    columns: {
      name: { generator: 'product_category' },
      slug: { generator: 'slug' },
      position: 'row_number()',
      is_visible: 'chance(0.95)',
      // A parent has a smaller number than its children.
      created_at: "now() - interval '2000 days' + interval '6 hours' * row_number()",
    },
  },
  products: {
    rows_per: { table: 'customers', times: 0.3 },
    columns: {
      name: { generator: 'product_name' },
      slug: { generator: 'slug' },
      description: { generator: 'product_description' },
      status: "pick('active', 'discontinued', 92, 8)",
      // A typical price of such a thing: a sofa costs more than soap.
      base_price: { generator: 'price' },
      tags: {
        generator: 'array',
        options: {
          elements: ['category', 'kind', 'quality'].map((of) => ({ generator: 'product_label', options: { of } })),
          min: 2,
          max: 3,
        },
      },
      attributes: { generator: 'json', options: { shape: ATTRIBUTES } },
      launched_on: 'date(created_at) + between(0, 60)',
      variants_count: 'count(product_variants)',
      created_at: "rising(now() - interval '1900 days', now() - interval '1200 days', 'office')",
      updated_at: 'between(created_at, now())',
    },
  },
  product_categories: {
    // The first says what the product is; occasionally it is in another one, too.
    rows_per: { table: 'products', times: 1.2 },
    owner: 'product_id',
    references: { product_id: { min: 1, max: 3 } },
    columns: { is_primary: 'place() = 1' },
  },
  product_variants: {
    rows_per: { table: 'products', times: 2.6 },
    references: { product_id: { min: 1, max: 6 } },
    columns: {
      barcode: { generator: 'barcode', null_fraction: 0.1 },
      position: 'place()',
      price: 'product_id.base_price + between(0, 4) * 2.50',
      compare_at_price: 'case when chance(0.2) then round(price * between(110, 150) / 100, 2) end',
      cost: 'round(product_id.base_price * between(40, 65) / 100, 2)',
      color: { generator: 'color_name', null_fraction: 0.2 },
      sku: { generator: 'sku' },
      size: { generator: 'product_size' },
      weight_grams: { generator: 'product_weight' },
      created_at: 'product_id.created_at',
    },
  },
  prices: {
    rows_per: { table: 'product_variants', times: 2 },
    references: { variant_id: { min: 2, max: 2 } },
    columns: {
      price_list: "case when place() = 1 then 'retail' else 'wholesale' end",
      amount: 'case when place() = 1 then variant_id.price else round(variant_id.price * 0.80, 2) end',
      currency: { generator: 'currency_code' },
      minimum_quantity: 'case when place() = 1 then 1 else 12 * between(1, 4) end',
      valid_from: 'date(variant_id.created_at)',
    },
  },
  inventory: {
    rows_per: { table: 'product_variants', times: 1 },
    columns: { counted_at: "between(now() - interval '200 days', now())" },
  },
};
