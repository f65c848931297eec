import type { TableRules } from '../define-rules.ts';
import { SHOP_YEARS } from './shop-years.ts';

export const customerRules: Readonly<Record<string, TableRules>> = {
  customers: {
    columns: {
      email: { generator: 'email' },
      phone: { generator: 'phone', null_fraction: 0.2 },
      country_code: { generator: 'country_code' },
      currency: { generator: 'currency_code' },
      status: "pick('active', 'blocked', 'closed', 94, 2, 4)",
      tax_exempt: 'chance(0.04)',
      marketing_opt_in: 'chance(0.45)',
      marketing_opt_in_at:
        "case when marketing_opt_in then between(created_at, least(created_at + interval '30 days', now())) end",
      created_at: { generator: 'timestamp', options: SHOP_YEARS },
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
    // A basket is abandoned after a month.
    references: { customer_id: { shape: 'skewed', max: 6, min_age: 45 } },
    columns: {
      // Only the first basket of a new customer can be open, and it is a recent one.
      status: `case when place() = 1 and customer_id.created_at > now() - interval '90 days' and chance(0.6) then 'open'
        else 'abandoned' end`,
      items_count: 'count(cart_items)',
      note: { generator: 'remark', options: { about: 'order' }, null_fraction: 0.85 },
      created_at: `case when status = 'open' then between(now() - interval '20 days', now() - interval '1 day')
        else during(customer_id.created_at, least(customer_id.created_at + interval '40 days', now() - interval '31 days'), 'shop') end`,
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
