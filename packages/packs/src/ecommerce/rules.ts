import { defineRules } from '../define-rules.ts';

/**
 * What exists decides what is said: an order without a payment is pending or cancelled, one with a shipment is shipped.
 * Each stage of an order takes a bounded time (paid within 2 hours, shipped within 5 days, delivered within 10 more,
 * reviewed within 20 more, refunded within 38 days of the payment), and `placed_at` leaves room for all that exist.
 */
export const rules = defineRules({
  customers: {
    columns: {
      email: { generator: 'email' },
      phone: { generator: 'phone', null_fraction: 0.2 },
      country_code: { generator: 'country_code' },
      currency: { generator: 'currency_code' },
      status: "case when exists(orders) then 'active' else pick('active', 'blocked', 'closed', 90, 4, 6) end",
      tax_exempt: 'chance(0.04)',
      marketing_opt_in: 'chance(0.45)',
      marketing_opt_in_at:
        "case when marketing_opt_in then between(created_at, least(created_at + interval '30 days', now())) end",
      // Orders come no earlier than this, and the longest life of an order takes 40 days.
      created_at: `case when exists(orders) or exists(carts)
        then between(now() - interval '1095 days', now() - interval '45 days')
        else between(now() - interval '1095 days', now() - interval '1 hour') end`,
      updated_at: 'between(created_at, now())',
    },
  },
  addresses: {
    rows_per: { table: 'customers', times: 1.3 },
    references: { customer_id: { min: 1, max: 4 } },
    columns: {
      kind: "case when place() = 1 then 'home' else pick('home', 'work', 'pickup', 3, 5, 2) end",
      recipient: "customer_id.given_name || ' ' || customer_id.family_name",
      street: { generator: 'street_address' },
      unit: { generator: 'address_unit', null_fraction: 0.7 },
      country_code: { generator: 'country_code' },
      is_default: 'place() = 1',
      // Any order of the customer may go there.
      created_at: 'customer_id.created_at',
    },
  },
  suppliers: {
    rows_per: { table: 'customers', times: 0.03 },
    columns: {
      name: { generator: 'company' },
      contact_name: { generator: 'full_name' },
      is_active: 'chance(0.93)',
      created_at: "between(now() - interval '2500 days', now() - interval '2000 days')",
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
      // Two draws, the lower one: cheap things are more common.
      base_price: 'least(between(4, 400), between(4, 400)) - 0.01',
      tags: { generator: 'array', options: { element: { generator: 'tag' }, min: 1, max: 4 } },
      launched_on: 'date(created_at) + between(0, 60)',
      variants_count: 'count(product_variants)',
      created_at: "between(now() - interval '1900 days', now() - interval '1200 days')",
      updated_at: 'between(created_at, now())',
    },
  },
  product_categories: {
    rows_per: { table: 'products', times: 1.8 },
    owner: 'product_id',
    references: { product_id: { min: 1, max: 4 } },
    columns: { is_primary: 'place() = 1' },
  },
  product_variants: {
    rows_per: { table: 'products', times: 2.6 },
    references: { product_id: { min: 1, max: 6 } },
    columns: {
      barcode: { generator: 'barcode', null_fraction: 0.1 },
      position: 'place()',
      price: 'first(prices.amount)',
      compare_at_price: 'case when chance(0.2) then round(price * between(110, 150) / 100, 2) end',
      cost: 'round(product_id.base_price * between(40, 65) / 100, 2)',
      color: { generator: 'color_name', null_fraction: 0.2 },
      size: { one_of: ['XS', 'S', 'M', 'L', 'XL', 'XXL'], weights: [1, 3, 4, 4, 3, 1], null_fraction: 0.3 },
      weight_grams: 'least(between(20, 12000), between(20, 12000))',
      created_at: 'product_id.created_at',
    },
  },
  prices: {
    rows_per: { table: 'product_variants', times: 2 },
    references: { variant_id: { min: 2, max: 2 } },
    columns: {
      price_list: "case when place() = 1 then 'retail' else 'wholesale' end",
      amount: `case when place() = 1 then variant_id.product_id.base_price + (variant_id.position - 1) * 2.50
        else round((variant_id.product_id.base_price + (variant_id.position - 1) * 2.50) * 0.80, 2) end`,
      currency: { generator: 'currency_code' },
      minimum_quantity: 'case when place() = 1 then 1 else 12 * between(1, 4) end',
      valid_from: 'date(variant_id.created_at)',
    },
  },
  inventory: {
    rows_per: { table: 'product_variants', times: 1 },
    columns: { counted_at: "between(now() - interval '200 days', now())" },
  },
  carts: {
    rows_per: { table: 'customers', times: 0.5 },
    references: { customer_id: { shape: 'skewed', max: 6 } },
    columns: {
      // Only the first of a customer's baskets can be open, and it is a recent one.
      status: "case when place() = 1 and chance(0.4) then 'open' else 'abandoned' end",
      items_count: 'count(cart_items)',
      created_at: `case when status = 'open' then between(now() - interval '20 days', now() - interval '1 day')
        else between(customer_id.created_at, now() - interval '31 days') end`,
      updated_at: "between(created_at, created_at + interval '1 day')",
      abandoned_at: "case when status = 'abandoned' then between(updated_at, updated_at + interval '7 days') end",
      expires_at: "created_at + interval '30 days'",
    },
  },
  cart_items: {
    rows_per: { table: 'carts', times: 2.2 },
    owner: 'cart_id',
    references: { cart_id: { min: 1, max: 8 } },
    columns: {
      quantity: 'least(between(1, 4), between(1, 4))',
      added_at: 'between(cart_id.created_at, cart_id.updated_at)',
    },
  },
  shipping_methods: {
    rows: 4,
    columns: {
      code: "case row_number() when 1 then 'standard' when 2 then 'express' when 3 then 'pickup' else 'freight' end",
      name: "case row_number() when 1 then 'Standard' when 2 then 'Express' when 3 then 'Pickup point' else 'Freight' end",
      fee: 'case row_number() when 1 then 4.90 when 2 then 12.90 when 3 then 0.00 else 49.00 end',
      free_from: 'case row_number() when 1 then 60.00 when 2 then 200.00 end',
      max_days: 'case row_number() when 2 then 2 when 4 then 10 else 6 end',
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
    owner: 'customer_id',
    references: {
      customer_id: { shape: 0.35 },
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
      customer_note: { generator: 'note', null_fraction: 0.9 },
      placed_at: `case
        when exists(reviews) or exists(refunds) then between(customer_id.created_at, now() - interval '40 days')
        when exists(shipments) then between(customer_id.created_at, now() - interval '6 days')
        when exists(payments) then between(now() - interval '5 days', now() - interval '1 day')
        when chance(0.25) then between(now() - interval '47 hours', now() - interval '1 hour')
        else between(customer_id.created_at, now() - interval '5 days') end`,
      paid_at: 'first(payments.captured_at)',
      shipped_at: 'first(shipments.shipped_at)',
      delivered_at: 'first(shipments.delivered_at)',
      cancelled_at: "case when status = 'cancelled' then between(placed_at + interval '1 hour', placed_at + interval '3 days') end",
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
    references: { order_id: { strategy: 'fan_out', max: 1 } },
    columns: {
      method: "pick('card', 'bank_transfer', 'wallet', 'invoice', 60, 10, 22, 8)",
      card_brand: "case when method = 'card' then pick('visa', 'mastercard', 'amex', 6, 5, 1) end",
      card_last4: "case when method = 'card' then '' || between(1000, 9999) end",
      provider_reference: { pattern: 'pay_[0-9a-z]{16}' },
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
      decline_code: "case when not succeeded then pick('insufficient_funds', 'expired_card', 'do_not_honor', 'timeout') end",
      attempted_at: `case when succeeded then payment_id.captured_at
        else payment_id.created_at + interval '2 minutes' * (place() - 1) end`,
    },
  },
  refunds: {
    rows_per: { table: 'payments', times: 0.07 },
    owner: 'payment_id',
    references: { payment_id: { strategy: 'fan_out', max: 1 } },
    columns: {
      // What was never sent is paid back whole.
      amount: `case when payment_id.order_id.shipped_at is null or chance(0.6) then payment_id.amount
        else round(payment_id.amount * between(10, 90) / 100, 2) end`,
      note: { generator: 'note', null_fraction: 0.7 },
      created_at: "between(payment_id.captured_at + interval '16 days', payment_id.captured_at + interval '38 days')",
    },
  },
  shipments: {
    rows_per: { table: 'payments', times: 0.95 },
    owner: 'payment_id',
    references: { payment_id: { strategy: 'fan_out', max: 1 } },
    columns: {
      status: "case when delivered_at is not null then 'delivered' else 'in_transit' end",
      shipped_at: "between(payment_id.captured_at + interval '4 hours', payment_id.captured_at + interval '5 days')",
      delivered_at: `case when shipped_at + interval '10 days' <= now()
        then between(shipped_at + interval '1 day', shipped_at + interval '10 days') end`,
    },
  },
  reviews: {
    rows_per: { table: 'shipments', times: 0.3 },
    owner: 'shipment_id',
    references: {
      shipment_id: { strategy: 'fan_out', max: 1 },
      product_id: { through: 'line_no.variant_id.product_id' },
      customer_id: { through: 'shipment_id.order_id.customer_id' },
    },
    columns: {
      rating: 'greatest(between(1, 5), between(2, 5))',
      title: { generator: 'review_title', null_fraction: 0.2 },
      body: { generator: 'review_body' },
      helpful_count: 'least(between(0, 40), between(0, 40), between(0, 40))',
      is_published: 'chance(0.97)',
      created_at: "between(shipment_id.delivered_at + interval '1 day', shipment_id.delivered_at + interval '20 days')",
    },
  },
});
