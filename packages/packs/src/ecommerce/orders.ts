import { bigint, boolean, char, createdAt, date, defaulting, enumeration, identity, integer, money, nullable, numeric, smallint, text, timestamptz, varchar } from '../column-types.ts';
import { defineTable } from '../define-table.ts';

export const shippingMethods = defineTable('shipping_methods', {
  columns: {
    id: identity(),
    code: varchar(16),
    name: varchar(60),
    fee: money(),
    free_from: nullable(money()),
    max_days: smallint(),
  },
  primaryKey: 'id',
  uniques: ['code'],
  checks: { fee_not_negative: 'fee >= 0', max_days_in_range: 'max_days between 1 and 30' },
});

export const coupons = defineTable('coupons', {
  comment: 'Either a percentage or an amount, from a minimum subtotal on.',
  columns: {
    id: identity(),
    code: varchar(24),
    percent_off: nullable(smallint()),
    amount_off: nullable(money()),
    minimum_subtotal: defaulting(money(), '0'),
    starts_on: date(),
    ends_on: nullable(date()),
    is_public: defaulting(boolean(), 'true'),
  },
  primaryKey: 'id',
  uniques: ['upper(code)'],
  checks: {
    one_kind_of_discount: 'num_nonnulls(percent_off, amount_off) = 1',
    percent_in_range: 'percent_off between 5 and 60',
    amount_in_range: 'amount_off between 2 and 50',
    minimum_not_negative: 'minimum_subtotal >= 0',
    dates_in_order: 'ends_on is null or ends_on > starts_on',
    code_form: "code ~ '^[A-Z]+[0-9]{2,}$'",
  },
});

export const orders = defineTable('orders', {
  comment: 'The status follows from what exists: payment, shipment, refund.',
  columns: {
    id: identity(),
    number: varchar(24),
    customer_id: bigint(),
    shipping_address_id: bigint(),
    shipping_method_id: bigint(),
    coupon_id: nullable(bigint()),
    status: enumeration('order_status'),
    currency: char(3),
    items_count: integer(),
    subtotal: money(),
    discount: defaulting(money(), '0'),
    shipping: defaulting(money(), '0'),
    tax_rate: numeric(5, 4),
    tax: money(),
    total: money(),
    customer_note: nullable(text()),
    placed_at: timestamptz(),
    paid_at: nullable(timestamptz()),
    shipped_at: nullable(timestamptz()),
    delivered_at: nullable(timestamptz()),
    cancelled_at: nullable(timestamptz()),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  primaryKey: 'id',
  uniques: ['number'],
  foreignKeys: {
    customer_id: 'customers on delete restrict',
    'customer_id, shipping_address_id': 'addresses (customer_id, id)',
    shipping_method_id: 'shipping_methods',
    coupon_id: 'coupons',
  },
  checks: {
    number_form: "number like 'ORD-%'",
    total_adds_up: 'total = subtotal - discount + shipping + tax',
    discount_in_range: 'discount >= 0 and discount <= subtotal',
    amounts_not_negative: 'subtotal >= 0 and shipping >= 0 and tax >= 0',
    tax_rate_in_range: 'tax_rate >= 0 and tax_rate < 0.5',
    has_items: 'items_count > 0',
    paid_has_time: "status not in ('paid', 'shipped', 'delivered', 'refunded') or paid_at is not null",
    shipped_has_time: "status not in ('shipped', 'delivered') or shipped_at is not null",
    delivered_has_time: "status <> 'delivered' or delivered_at is not null",
    cancelled_has_time: "(status = 'cancelled') = (cancelled_at is not null)",
    times_in_order: 'paid_at >= placed_at and shipped_at >= paid_at and delivered_at >= shipped_at',
    shipped_was_paid: 'shipped_at is null or paid_at is not null',
  },
});

export const orderItems = defineTable('order_items', {
  columns: {
    order_id: bigint(),
    line_no: smallint(),
    variant_id: bigint(),
    quantity: integer(),
    unit_price: money(),
    discount: defaulting(money(), '0'),
    line_total: money(),
  },
  primaryKey: 'order_id, line_no',
  foreignKeys: { order_id: 'orders on delete cascade', variant_id: 'product_variants on delete restrict' },
  checks: {
    quantity_in_range: 'quantity between 1 and 50',
    line_total_adds_up: 'line_total = quantity * unit_price - discount',
    discount_in_range: 'discount >= 0 and discount < quantity * unit_price',
  },
});
