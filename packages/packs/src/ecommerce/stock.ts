import {
  bigint,
  char,
  createdAt,
  date,
  defaulting,
  enumeration,
  identity,
  integer,
  money,
  nullable,
  smallint,
  timestamptz,
  varchar,
} from '../column-types.ts';
import { defineTable } from '../define-table.ts';

export const productVariants = defineTable('product_variants', {
  comment: 'What is bought: a product in one color and size. The price is the one of the retail price list.',
  columns: {
    id: identity(),
    product_id: bigint(),
    sku: varchar(16),
    barcode: nullable(char(13)),
    position: smallint(),
    color: nullable(varchar(40)),
    size: nullable(varchar(12)),
    price: money(),
    compare_at_price: nullable(money()),
    cost: money(),
    weight_grams: integer(),
    created_at: createdAt(),
  },
  primaryKey: 'id',
  uniques: ['sku', 'barcode', 'product_id, position'],
  foreignKeys: { product_id: 'products on delete cascade' },
  checks: {
    sku_form: "sku ~ '^[A-Z]{3}-[0-9]{6}$'",
    size_not_empty: "size <> ''",
    price_covers_cost: 'price >= cost and cost > 0',
    compare_at_is_higher: 'compare_at_price is null or compare_at_price > price',
    weight_in_range: 'weight_grams > 0 and weight_grams <= 50000',
  },
});

export const prices = defineTable('prices', {
  comment: 'One price for each variant and price list.',
  columns: {
    id: identity(),
    variant_id: bigint(),
    price_list: enumeration('price_list'),
    amount: money(),
    currency: char(3),
    minimum_quantity: defaulting(integer(), '1'),
    valid_from: date(),
  },
  primaryKey: 'id',
  uniques: ['variant_id, price_list'],
  foreignKeys: { variant_id: 'product_variants on delete cascade' },
  checks: {
    amount_positive: 'amount > 0',
    wholesale_by_the_dozen:
      "(price_list = 'wholesale' and minimum_quantity >= 12) or (price_list <> 'wholesale' and minimum_quantity = 1)",
  },
});

export const inventory = defineTable('inventory', {
  comment: 'One row for each variant.',
  columns: {
    variant_id: bigint(),
    on_hand: defaulting(integer(), '0'),
    reserved: defaulting(integer(), '0'),
    reorder_point: defaulting(integer(), '0'),
    bin_location: nullable(varchar(12)),
    counted_at: nullable(timestamptz()),
  },
  primaryKey: 'variant_id',
  foreignKeys: { variant_id: 'product_variants on delete cascade' },
  checks: {
    on_hand_in_range: 'on_hand between 0 and 5000',
    reserved_is_there: 'reserved >= 0 and reserved <= on_hand',
    reorder_point_in_range: 'reorder_point between 0 and 500',
    bin_form: "bin_location ~ '^[A-H][0-9]{2}-[0-9]{3}$'",
  },
});

export const cartItems = defineTable('cart_items', {
  columns: { cart_id: bigint(), variant_id: bigint(), quantity: integer(), added_at: createdAt() },
  primaryKey: 'cart_id, variant_id',
  foreignKeys: { cart_id: 'carts on delete cascade', variant_id: 'product_variants on delete cascade' },
  checks: { quantity_in_range: 'quantity between 1 and 20' },
});
