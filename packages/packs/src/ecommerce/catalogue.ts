import {
  arrayOf,
  bigint,
  boolean,
  char,
  createdAt,
  date,
  defaulting,
  enumeration,
  identity,
  integer,
  jsonb,
  money,
  nullable,
  smallint,
  text,
  varchar,
} from '../column-types.ts';
import { defineTable } from '../define-table.ts';

export const suppliers = defineTable('suppliers', {
  columns: {
    id: identity(),
    name: varchar(160),
    contact_name: varchar(160),
    contact_email: nullable(varchar(254)),
    phone: nullable(varchar(32)),
    city: varchar(120),
    region: varchar(120),
    country_code: char(2),
    lead_time_days: smallint(),
    rating: nullable(smallint()),
    is_active: defaulting(boolean(), 'true'),
    created_at: createdAt(),
  },
  primaryKey: 'id',
  checks: {
    lead_time_in_range: 'lead_time_days between 1 and 90',
    rating_in_range: 'rating between 1 and 5',
  },
});

export const categories = defineTable('categories', {
  comment: 'A tree: the root has no parent.',
  columns: {
    id: identity(),
    parent_id: nullable(bigint()),
    name: varchar(120),
    slug: varchar(160),
    position: smallint(),
    is_visible: defaulting(boolean(), 'true'),
    created_at: createdAt(),
  },
  primaryKey: 'id',
  uniques: ['slug', 'parent_id, name'],
  foreignKeys: { parent_id: 'categories on delete restrict' },
  checks: {
    slug_form: "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'",
    position_positive: 'position > 0',
  },
});

export const products = defineTable('products', {
  columns: {
    id: identity(),
    supplier_id: bigint(),
    name: varchar(160),
    slug: varchar(200),
    description: text(),
    status: enumeration('product_status'),
    base_price: money(),
    tags: defaulting(arrayOf(text()), "'{}'"),
    attributes: defaulting(jsonb(), "'{}'"),
    launched_on: date(),
    variants_count: integer(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  primaryKey: 'id',
  uniques: ['slug'],
  foreignKeys: { supplier_id: 'suppliers on delete restrict' },
  checks: {
    base_price_positive: 'base_price > 0',
    slug_form: "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'",
    updated_after_created: 'updated_at >= created_at',
  },
});

export const productCategories = defineTable('product_categories', {
  columns: { product_id: bigint(), category_id: bigint(), is_primary: defaulting(boolean(), 'false') },
  primaryKey: 'product_id, category_id',
  uniques: ['product_id where is_primary'],
  foreignKeys: { product_id: 'products on delete cascade', category_id: 'categories on delete cascade' },
});
