import {
  bigint,
  boolean,
  char,
  createdAt,
  defaulting,
  enumeration,
  identity,
  integer,
  money,
  nullable,
  smallint,
  text,
  timestamptz,
  varchar,
} from '../column-types.ts';
import { defineTable } from '../define-table.ts';

export const payments = defineTable('payments', {
  comment: 'At most one for each order. What is paid is the order’s total.',
  columns: {
    id: identity(),
    order_id: bigint(),
    method: enumeration('payment_method'),
    card_brand: nullable(varchar(24)),
    card_last4: nullable(char(4)),
    provider_reference: varchar(40),
    status: enumeration('payment_status'),
    amount: money(),
    amount_refunded: defaulting(money(), '0'),
    currency: char(3),
    attempts_count: integer(),
    captured_at: timestamptz(),
    created_at: createdAt(),
  },
  primaryKey: 'id',
  uniques: ['order_id', 'order_id, id', 'provider_reference'],
  foreignKeys: { order_id: 'orders on delete restrict' },
  checks: {
    amount_not_negative: 'amount >= 0',
    refunded_in_range: 'amount_refunded >= 0 and amount_refunded <= amount',
    card_is_whole: "(method = 'card') = (card_last4 is not null) and (card_brand is null) = (card_last4 is null)",
    last4_form: "card_last4 ~ '^[0-9]{4}$'",
    captured_after_created: 'captured_at >= created_at',
  },
});

export const paymentAttempts = defineTable('payment_attempts', {
  comment: 'Every try to charge; the last one succeeded.',
  columns: {
    payment_id: bigint(),
    attempt_no: smallint(),
    succeeded: boolean(),
    decline_code: nullable(varchar(32)),
    attempted_at: timestamptz(),
  },
  primaryKey: 'payment_id, attempt_no',
  foreignKeys: { payment_id: 'payments on delete cascade' },
  checks: { failure_has_code: '(succeeded = false) = (decline_code is not null)' },
});

export const refunds = defineTable('refunds', {
  columns: {
    id: identity(),
    order_id: bigint(),
    payment_id: bigint(),
    amount: money(),
    reason: enumeration('refund_reason'),
    note: nullable(text()),
    created_at: createdAt(),
  },
  primaryKey: 'id',
  foreignKeys: { 'order_id, payment_id': 'payments (order_id, id)' },
  checks: { amount_positive: 'amount > 0' },
});

export const shipments = defineTable('shipments', {
  comment: 'At most one for each order; the payment is what released it.',
  columns: {
    id: identity(),
    order_id: bigint(),
    payment_id: bigint(),
    carrier: enumeration('carrier'),
    tracking_number: varchar(24),
    status: enumeration('shipment_status'),
    shipped_at: timestamptz(),
    delivered_at: nullable(timestamptz()),
  },
  primaryKey: 'id',
  uniques: ['order_id', 'order_id, id', 'tracking_number'],
  foreignKeys: { order_id: 'orders on delete restrict', 'order_id, payment_id': 'payments (order_id, id)' },
  checks: {
    delivered_has_time: "(status = 'delivered') = (delivered_at is not null)",
    delivered_after_shipped: 'delivered_at > shipped_at',
    tracking_form: "tracking_number ~ '^[A-Z]{2}[0-9]{9}[A-Z]{2}$'",
  },
});

export const reviews = defineTable('reviews', {
  comment: 'By the customer who bought the product, of a line that was delivered.',
  columns: {
    id: identity(),
    order_id: bigint(),
    line_no: smallint(),
    shipment_id: bigint(),
    product_id: bigint(),
    customer_id: bigint(),
    rating: smallint(),
    title: nullable(varchar(160)),
    body: text(),
    helpful_count: defaulting(integer(), '0'),
    is_published: defaulting(boolean(), 'true'),
    created_at: createdAt(),
  },
  primaryKey: 'id',
  uniques: ['order_id, line_no'],
  foreignKeys: {
    'order_id, shipment_id': 'shipments (order_id, id) on delete cascade',
    'order_id, line_no': 'order_items (order_id, line_no) on delete cascade',
    product_id: 'products on delete cascade',
    customer_id: 'customers on delete cascade',
  },
  checks: { rating_in_range: 'rating between 1 and 5', helpful_count_not_negative: 'helpful_count >= 0' },
});
