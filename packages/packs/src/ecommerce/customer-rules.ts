import type { TableRules } from '../define-rules.ts';

export const customerRules: Readonly<Record<string, TableRules>> = {
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
};
