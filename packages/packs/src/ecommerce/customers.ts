import {
  bigint,
  boolean,
  char,
  createdAt,
  defaulting,
  enumeration,
  identity,
  nullable,
  text,
  timestamptz,
  varchar,
} from '../column-types.ts';
import { defineTable } from '../define-table.ts';

export const customers = defineTable('customers', {
  comment: 'People who registered; many of them never order.',
  columns: {
    id: identity(),
    given_name: varchar(80),
    family_name: varchar(80),
    email: varchar(254),
    phone: nullable(varchar(32)),
    country_code: char(2),
    currency: char(3),
    status: defaulting(enumeration('customer_status'), "'active'"),
    tax_exempt: defaulting(boolean(), 'false'),
    marketing_opt_in: defaulting(boolean(), 'false'),
    marketing_opt_in_at: nullable(timestamptz()),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  primaryKey: 'id',
  uniques: ['lower(email)'],
  checks: {
    email_has_at: "email like '%_@_%'",
    currency_is_code: 'length(currency) = 3',
    opt_in_has_time: '(marketing_opt_in = true) = (marketing_opt_in_at is not null)',
    updated_after_created: 'updated_at >= created_at',
  },
});

export const addresses = defineTable('addresses', {
  comment: 'At most one of a customer’s addresses is the default.',
  columns: {
    id: identity(),
    customer_id: bigint(),
    kind: enumeration('address_kind'),
    recipient: varchar(160),
    street: varchar(200),
    unit: nullable(varchar(60)),
    city: varchar(120),
    region: varchar(120),
    postal_code: varchar(16),
    country_code: char(2),
    phone: nullable(varchar(32)),
    is_default: defaulting(boolean(), 'false'),
    created_at: createdAt(),
  },
  primaryKey: 'id',
  // The second one lets an order say that it goes to an address of its own customer.
  uniques: ['customer_id where is_default', 'customer_id, id'],
  foreignKeys: { customer_id: 'customers on delete cascade' },
  checks: { country_is_code: 'length(country_code) = 2', postal_code_given: "postal_code <> ''" },
});

export const carts = defineTable('carts', {
  comment: 'Baskets that have not become an order.',
  columns: {
    id: identity(),
    customer_id: bigint(),
    status: enumeration('cart_status'),
    items_count: defaulting(bigint(), '0'),
    note: nullable(text()),
    created_at: createdAt(),
    updated_at: createdAt(),
    abandoned_at: nullable(timestamptz()),
    expires_at: timestamptz(),
  },
  primaryKey: 'id',
  uniques: ["customer_id where status = 'open'"],
  foreignKeys: { customer_id: 'customers on delete cascade' },
  checks: {
    abandoned_has_time: "(status = 'abandoned') = (abandoned_at is not null)",
    times_in_order: 'updated_at >= created_at and expires_at > created_at',
    items_count_not_negative: 'items_count >= 0',
  },
});
