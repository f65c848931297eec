import type { TableRules } from '../define-rules.ts';
import { SHOP_YEARS } from './shop-years.ts';

/**
 * The existing rows decide the state: an order without a payment is pending or cancelled, one with a shipment is
 * shipped. Each stage of an order takes a bounded time (paid within 2 hours, shipped within 5 days, delivered within 10
 * more, reviewed within 20 more, refunded within 38 days of the payment), and only orders that are old enough have
 * reached it.
 */
export const orderRules: Readonly<Record<string, TableRules>> = {
  shipping_methods: {
    rows: 4,
    columns: {
      code: "case row_number() when 1 then 'standard' when 2 then 'express' when 3 then 'pickup' when 4 then 'freight' else 'method-' || row_number() end",
      name: "case row_number() when 1 then 'Standard' when 2 then 'Express' when 3 then 'Pickup point' else 'Freight' end",
      fee: 'case row_number() when 1 then 4.90 when 2 then 12.90 when 3 then 0.00 else 49.00 end',
      free_from: 'case row_number() when 1 then 60.00 when 2 then 200.00 end',
      max_days: 'case row_number() when 2 then 2 when 3 then 5 when 4 then 10 else 6 end',
    },
  },
  coupons: {
    rows: 24,
    columns: {
      code: "pick('WELCOME', 'SUMMER', 'WINTER', 'SPRING', 'THANKS', 'VIP') || (9 + row_number())",
      minimum_subtotal: 'between(0, 5) * 10',
      // Older than every order and not yet over, so that whoever used one could.
      starts_on: 'current_date - between(1100, 1200)',
      ends_on: 'case when chance(0.5) then current_date + between(5, 200) end',
    },
  },
  orders: {
    rows_per: { table: 'customers', times: 3 },
    // Orders are in chronological order, each from a customer who existed by then.
    owner: null,
    references: {
      customer_id: { strategy: 'scatter', distribution: 'recent', exponent: 1.2 },
      shipping_method_id: { distribution: 'zipf' },
      coupon_id: { null_fraction: 0.85 },
    },
    columns: {
      number: "'ORD-' || (100000 + row_number())",
      status: `case when not exists(payments) then case when placed_at > now() - interval '2 days' then 'pending' else 'cancelled' end
        when first(payments.status) = 'refunded' then 'refunded'
        when delivered_at is not null then 'delivered'
        when exists(shipments) then 'shipped' else 'paid' end`,
      currency: 'customer_id.currency',
      items_count: 'count(order_items)',
      subtotal: 'sum(order_items.line_total)',
      discount: `case when coupon_id is null or subtotal < coupon_id.minimum_subtotal then 0.00
        when coupon_id.percent_off is not null then round(subtotal * coupon_id.percent_off / 100, 2)
        else least(coupon_id.amount_off, round(subtotal * 0.50, 2)) end`,
      shipping: `case when shipping_method_id.free_from is not null and subtotal - discount >= shipping_method_id.free_from
        then 0.00 else shipping_method_id.fee end`,
      tax_rate: 'case when customer_id.tax_exempt then 0.0000 else 0.0800 end',
      tax: 'round((subtotal - discount) * tax_rate, 2)',
      total: 'subtotal - discount + shipping + tax',
      customer_note: { generator: 'remark', options: { about: 'order' }, null_fraction: 0.9 },
      placed_at: { generator: 'timestamp', options: SHOP_YEARS },
      paid_at: 'first(payments.captured_at)',
      shipped_at: 'first(shipments.shipped_at)',
      delivered_at: 'first(shipments.delivered_at)',
      cancelled_at:
        "case when status = 'cancelled' then between(placed_at + interval '1 hour', least(placed_at + interval '3 days', now())) end",
      created_at: 'placed_at',
      updated_at: 'greatest(placed_at, cancelled_at, paid_at, shipped_at, delivered_at)',
    },
  },
  order_items: {
    rows_per: { table: 'orders', times: 2.4 },
    owner: 'order_id',
    references: { order_id: { min: 1, max: 8 }, variant_id: { distribution: 'zipf', exponent: 1.1 } },
    columns: {
      line_no: 'place()',
      quantity: 'least(between(1, 6), between(1, 6))',
      unit_price: 'variant_id.price',
      discount: 'case when quantity >= 3 then round(quantity * unit_price * 0.05, 2) else 0.00 end',
      line_total: 'quantity * unit_price - discount',
    },
  },
  payments: {
    rows_per: { table: 'orders', times: 0.94 },
    owner: 'order_id',
    references: { order_id: { strategy: 'fan_out', max: 1, min_age: 0.1 } },
    columns: {
      method: "pick('card', 'bank_transfer', 'wallet', 'invoice', 60, 10, 22, 8)",
      card_brand: "case when method = 'card' then pick('visa', 'mastercard', 'amex', 6, 5, 1) end",
      card_last4: "case when method = 'card' then '' || between(1000, 9999) end",
      provider_reference: { generator: 'token', options: { prefix: 'pay_', length: 20 } },
      status: `case when amount_refunded = 0 then 'captured' when amount_refunded < amount then 'partially_refunded'
        else 'refunded' end`,
      amount: 'order_id.total',
      amount_refunded: 'sum(refunds.amount)',
      currency: 'order_id.currency',
      attempts_count: 'count(payment_attempts)',
      created_at: "order_id.placed_at + interval '20 seconds'",
      captured_at: "between(order_id.placed_at + interval '10 minutes', order_id.placed_at + interval '2 hours')",
    },
  },
  payment_attempts: {
    rows_per: { table: 'payments', times: 1.1 },
    references: { payment_id: { min: 1, max: 3 } },
    columns: {
      attempt_no: 'place()',
      succeeded: 'place() = payment_id.attempts_count',
      decline_code: `case when succeeded then null
        when payment_id.method = 'card' then pick('insufficient_funds', 'expired_card', 'do_not_honor', 'incorrect_cvc', 'timeout', 5, 2, 3, 2, 1)
        when payment_id.method = 'bank_transfer' then pick('account_closed', 'insufficient_funds', 'timeout')
        when payment_id.method = 'wallet' then pick('authentication_failed', 'insufficient_funds', 'timeout')
        else pick('credit_limit_exceeded', 'address_mismatch') end`,
      attempted_at: `case when succeeded then payment_id.captured_at
        else payment_id.created_at + interval '2 minutes' * (place() - 1) end`,
    },
  },
  refunds: {
    rows_per: { table: 'payments', times: 0.07 },
    owner: 'payment_id',
    references: { payment_id: { strategy: 'fan_out', max: 1, min_age: 41 } },
    columns: {
      // An order that was never sent is refunded completely.
      amount: `case when payment_id.order_id.shipped_at is null or chance(0.6) then payment_id.amount
        else round(payment_id.amount * between(10, 90) / 100, 2) end`,
      note: { generator: 'remark', options: { about: 'refund' }, null_fraction: 0.7 },
      created_at: "between(payment_id.captured_at + interval '16 days', payment_id.captured_at + interval '38 days')",
    },
  },
  shipments: {
    rows_per: { table: 'payments', times: 0.98 },
    owner: 'payment_id',
    references: { payment_id: { strategy: 'fan_out', max: 1, min_age: 6 } },
    columns: {
      // By what distinguishes the methods: their codes are texts of a row, which cannot be compared.
      carrier: `case payment_id.order_id.shipping_method_id.max_days when 2 then 'city_courier' when 5 then 'pickup_point'
        when 10 then 'freight' else 'parcel_post' end`,
      tracking_number: "pick('CP', 'LX', 'RR') || (100000000 + row_number()) || pick('AB', 'CD', 'XY')",
      status: "case when delivered_at is not null then 'delivered' else 'in_transit' end",
      shipped_at: "between(payment_id.captured_at + interval '4 hours', payment_id.captured_at + interval '5 days')",
      // Within what the method promises.
      delivered_at: `case when shipped_at + interval '10 days' <= now()
        then during(shipped_at + interval '12 hours', shipped_at + interval '1 day' * payment_id.order_id.shipping_method_id.max_days, 'office') end`,
    },
  },
  reviews: {
    rows_per: { table: 'shipments', times: 0.3 },
    owner: 'shipment_id',
    references: {
      shipment_id: { strategy: 'fan_out', max: 1, min_age: 41 },
      product_id: { through: 'line_no.variant_id.product_id' },
      customer_id: { through: 'shipment_id.order_id.customer_id' },
    },
    columns: {
      // A J-shaped distribution, as everywhere: delighted or angry customers write.
      rating: { one_of: [5, 4, 3, 2, 1], weights: [58, 20, 9, 4, 9] },
      title: { generator: 'review_title', null_fraction: 0.2 },
      body: { generator: 'review_body' },
      helpful_count: 'least(between(0, 40), between(0, 40), between(0, 40))',
      is_published: 'chance(0.97)',
      // If more reviews are requested than parcels have arrived, the rest is written now.
      created_at: `coalesce(between(shipment_id.delivered_at + interval '1 day', shipment_id.delivered_at + interval '20 days'),
        now())`,
    },
  },
};
