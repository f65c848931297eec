import type { TableRules } from '../define-rules.ts';

const PERIOD = "case when billing_interval = 'year' then interval '365 days' else interval '30 days' end";
const INVOICED_PERIOD = PERIOD.replace('billing_interval', 'subscription_id.billing_interval');

/** Two of nine have left; the number decides, because both the state and the beginning follow from it. */
const LEFT = '(row_number() % 9 = 2 or row_number() % 9 = 6)';

const FLAGS = [
  'dark_mode',
  'bulk_export',
  'new_editor',
  'audit_stream',
  'single_sign_on',
  'custom_roles',
  'webhooks_v2',
  'saved_views',
  'inline_comments',
  'usage_alerts',
  'api_v3',
  'guest_access',
  'mobile_push',
  'smart_search',
  'data_residency',
  'ip_allow_list',
];

/**
 * Time runs backwards from the invoices: a subscription with five of them began five periods ago, and an organization a
 * little before its first subscription. Monthly payers who left did so within the last 400 days. The first subscription
 * of an organization is the current one; the others ended more than 800 days ago, before any current one can have
 * begun.
 */
export const billingRules: Readonly<Record<string, TableRules>> = {
  plans: {
    rows: 4,
    columns: {
      code: "case row_number() when 1 then 'starter' when 2 then 'team' when 3 then 'business' when 4 then 'enterprise' else 'plan-' || row_number() end",
      name: "case row_number() when 1 then 'Starter' when 2 then 'Team' when 3 then 'Business' else 'Enterprise' end",
      monthly_price: 'case row_number() when 1 then 9.00 when 2 then 19.00 when 3 then 39.00 else 79.00 end',
      yearly_price: 'monthly_price * 10',
      included_events: 'case row_number() when 1 then 10000 when 2 then 50000 when 3 then 250000 else 1000000 end',
      overage_price: 'case row_number() when 1 then 0.0020 when 2 then 0.0015 when 3 then 0.0010 else 0.0005 end',
      is_public: 'row_number() < 4',
    },
  },
  feature_flags: {
    rows: 16,
    columns: {
      // Sixteen known ones; later rows continue the numbering.
      key: `case row_number() ${FLAGS.map((flag, index) => `when ${index + 1} then '${flag}'`).join(' ')} else 'flag_' || row_number() end`,
      description: { generator: 'remark', options: { about: 'flag' } },
      is_enabled: 'chance(0.7)',
      rollout_percent: 'case when is_enabled then 5 * between(1, 20) else 0 end',
      created_at: "rising(now() - interval '900 days', now() - interval '30 days', 'office')",
    },
  },
  organization_features: {
    rows_per: { table: 'organizations', times: 2 },
    owner: 'organization_id',
    columns: {
      is_enabled: 'chance(0.8)',
      created_at: 'between(greatest(organization_id.created_at, feature_flag_id.created_at), now())',
    },
  },
  subscriptions: {
    rows_per: { table: 'organizations', times: 1.05 },
    owner: 'organization_id',
    references: { organization_id: { max: 2 }, plan_id: { distribution: 'zipf' } },
    columns: {
      id: { generator: 'uuid_v7' },
      status: `case when place() > 1 then 'canceled' when count(invoices) = 0 then 'trialing' when ${LEFT} then 'canceled'
        when last(invoices.status) = 'past_due' then 'past_due' else 'active' end`,
      billing_interval: "case when count(invoices) between 1 and 2 and chance(0.6) then 'year' else 'month' end",
      seats: 'organization_id.users_count + between(0, 4)',
      mrr: `case when status not in ('active', 'past_due') then 0.00
        when billing_interval = 'year' then round(seats * plan_id.yearly_price / 12, 2)
        else seats * plan_id.monthly_price end`,
      started_at: `case
        when place() > 1 then now() - interval '800 days' - ${PERIOD} * count(invoices) - between(interval '15 days', interval '90 days')
        when count(invoices) = 0 then now() - between(interval '1 day', interval '13 days')
        when ${LEFT} and billing_interval = 'month'
          then now() - interval '30 days' * count(invoices) - between(interval '1 day', interval '400 days')
        when billing_interval = 'year' then now() - interval '365 days' * (count(invoices) - 1) - between(interval '1 day', interval '364 days')
        else now() - interval '30 days' * (count(invoices) - 1) - between(interval '1 day', interval '29 days') end`,
      trial_ends_at: "case when status = 'trialing' then started_at + interval '14 days' end",
      current_period_start: `case when count(invoices) = 0 then started_at else started_at + ${PERIOD} * (count(invoices) - 1) end`,
      current_period_end: `case when count(invoices) = 0 then started_at + interval '14 days' else current_period_start + ${PERIOD} end`,
      canceled_at: `case when status = 'canceled' then
        case when place() > 1 then current_period_end else during(current_period_start, least(current_period_end, now()), 'office') end end`,
      cancel_reason:
        "case when status = 'canceled' then pick('price', 'missing_feature', 'switched', 'closed_down', 'unknown') end",
      invoices_count: 'count(invoices)',
    },
  },
  invoices: {
    rows_per: { table: 'subscriptions', times: 5 },
    owner: 'subscription_id',
    references: { subscription_id: { max: 12 } },
    columns: {
      id: { generator: 'uuid_v7' },
      number: "'INV-' || (100000 + row_number())",
      status: `case when exists(payments) then 'paid' when due_at > now() then 'open' when chance(0.3) then 'void'
        else 'past_due' end`,
      currency: 'subscription_id.organization_id.currency',
      subtotal: 'sum(invoice_lines.amount)',
      tax_rate: '0.0800',
      tax: 'round(subtotal * tax_rate, 2)',
      total: 'subtotal + tax',
      period_start: `subscription_id.started_at + ${INVOICED_PERIOD} * (place() - 1)`,
      period_end: `period_start + ${INVOICED_PERIOD}`,
      issued_at: 'period_start',
      due_at: "issued_at + interval '14 days'",
      paid_at: 'first(payments.paid_at)',
      voided_at: "case when status = 'void' then between(due_at, least(due_at + interval '30 days', now())) end",
    },
  },
  invoice_lines: {
    rows_per: { table: 'invoices', times: 1.8 },
    owner: 'invoice_id',
    references: { invoice_id: { min: 1, max: 3 } },
    columns: {
      line_no: 'place()',
      kind: "case place() when 1 then 'seats' when 2 then 'usage' else 'support' end",
      description:
        "case place() when 1 then 'Seats' when 2 then 'Events beyond the included ones' else 'Priority support' end",
      quantity: 'case place() when 1 then invoice_id.subscription_id.seats when 2 then between(1000, 60000) else 1 end',
      unit_price: `case when place() = 2 then invoice_id.subscription_id.plan_id.overage_price when place() = 3 then 49.0000
        when invoice_id.subscription_id.billing_interval = 'year' then invoice_id.subscription_id.plan_id.yearly_price
        else invoice_id.subscription_id.plan_id.monthly_price end`,
      amount: 'round(quantity * unit_price, 2)',
    },
  },
  payments: {
    rows_per: { table: 'invoices', times: 0.92 },
    owner: 'invoice_id',
    references: { invoice_id: { strategy: 'fan_out', max: 1 } },
    columns: {
      id: { generator: 'uuid_v7' },
      method: "pick('card', 'direct_debit', 'bank_transfer', 7, 2, 1)",
      card_last4: "case when method = 'card' then '' || between(1000, 9999) end",
      provider_reference: { generator: 'token', options: { prefix: 'pay_', length: 20 } },
      amount: 'invoice_id.total',
      currency: 'invoice_id.currency',
      paid_at:
        "between(invoice_id.issued_at + interval '1 hour', least(invoice_id.issued_at + interval '20 days', now()))",
    },
  },
};
