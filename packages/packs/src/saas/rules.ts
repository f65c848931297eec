import { defineRules } from '../define-rules.ts';

const PERIOD = "case when billing_interval = 'year' then interval '365 days' else interval '30 days' end";
const INVOICED_PERIOD = PERIOD.replace('billing_interval', 'subscription_id.billing_interval');

/**
 * Time runs backward from the invoices: a subscription with five of them began five periods ago, and an organization a
 * little before its first subscription. The first subscription of an organization is the current one; the others ended
 * more than 800 days ago, before any current one can have begun.
 */
export const rules = defineRules({
  organizations: {
    columns: {
      name: { generator: 'company' },
      slug: { generator: 'slug' },
      city: { generator: 'city' },
      region: { generator: 'region' },
      country_code: { generator: 'country_code' },
      currency: { generator: 'currency_code' },
      status: `case when not exists(subscriptions) then 'free' when first(subscriptions.status) = 'trialing' then 'trial'
        when first(subscriptions.status) = 'canceled' then 'churned' else 'paying' end`,
      users_count: 'count(users)',
      mrr: 'sum(subscriptions.mrr)',
      created_at: `case when exists(subscriptions) then min(subscriptions.started_at) - between(interval '1 hour', interval '20 days')
        else between(now() - interval '900 days', now() - interval '2 days') end`,
      updated_at: 'between(created_at, now())',
    },
  },
  organization_settings: {
    rows_per: { table: 'organizations', times: 1 },
    columns: {
      locale: { generator: 'locale_code' },
      require_two_factor: 'chance(0.3)',
      allowed_domains: { generator: 'host_name', null_fraction: 0.6 },
      updated_at: 'between(organization_id.created_at, now())',
    },
  },
  users: {
    rows_per: { table: 'organizations', times: 6 },
    references: { organization_id: { min: 1, shape: 'skewed' } },
    columns: {
      email: { generator: 'email' },
      is_owner: 'place() = 1',
      status: "case when failed_sign_ins >= 5 then 'locked' else 'active' end",
      failed_sign_ins: 'case when chance(0.03) then between(5, 10) when chance(0.2) then between(1, 4) else 0 end',
      locked_until: "case when failed_sign_ins >= 5 then now() + between(interval '5 minutes', interval '1 day') end",
      created_at: `case when place() = 1 then organization_id.created_at
        else between(organization_id.created_at, now() - interval '1 day') end`,
      last_sign_in_at: 'case when chance(0.9) then between(created_at, now()) end',
    },
  },
  roles: {
    rows_per: { table: 'organizations', times: 4 },
    references: { organization_id: { min: 4, max: 4 } },
    columns: {
      key: "case place() when 1 then 'admin' when 2 then 'billing' when 3 then 'member' else 'viewer' end",
      name: "case place() when 1 then 'Administrator' when 2 then 'Billing' when 3 then 'Member' else 'Viewer' end",
      can_write: 'place() = 1 or place() = 3',
      can_manage: 'place() = 1',
      created_at: 'organization_id.created_at',
    },
  },
  memberships: {
    rows_per: { table: 'users', times: 1 },
    owner: 'user_id',
    columns: { joined_at: 'user_id.created_at' },
  },
  invitations: {
    rows_per: { table: 'organizations', times: 2 },
    owner: 'invitations_organization_id_fkey',
    columns: {
      status: `case when accepted_at is not null then 'accepted' when revoked_at is not null then 'revoked'
        when expires_at <= now() then 'expired' else 'pending' end`,
      token_hash: { pattern: '[0-9a-f]{64}' },
      created_at: "between(invited_by.created_at, now() - interval '1 hour')",
      expires_at: "created_at + interval '7 days'",
      accepted_at: 'case when chance(0.6) then between(created_at, least(expires_at, now())) end',
      revoked_at: 'case when accepted_at is null and chance(0.2) then between(created_at, least(expires_at, now())) end',
    },
  },
  api_keys: {
    rows_per: { table: 'organizations', times: 1.5 },
    owner: 'api_keys_organization_id_fkey',
    columns: {
      name: "pick('Production', 'Staging', 'Import', 'Reporting', 'Build') || ' ' || place()",
      key_hash: { pattern: '[0-9a-f]{64}' },
      scope: "pick('read', 'write', 'export', 'admin', 50, 30, 15, 5)",
      created_at: "between(created_by.created_at, now() - interval '1 hour')",
      revoked_at: 'case when chance(0.2) then between(created_at, now()) end',
      last_used_at: 'case when chance(0.8) then between(created_at, coalesce(revoked_at, now())) end',
      expires_on: 'case when chance(0.4) then date(created_at) + 365 end',
    },
  },
  plans: {
    rows: 4,
    columns: {
      code: "case row_number() when 1 then 'starter' when 2 then 'team' when 3 then 'business' else 'enterprise' end",
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
      key: {
        one_of: [
          'dark_mode', 'bulk_export', 'new_editor', 'audit_stream', 'single_sign_on', 'custom_roles', 'webhooks_v2', 'saved_views',
          'inline_comments', 'usage_alerts', 'api_v3', 'guest_access', 'mobile_push', 'smart_search', 'data_residency', 'ip_allow_list',
        ],
      },
      description: { generator: 'sentence' },
      is_enabled: 'chance(0.7)',
      rollout_percent: 'case when is_enabled then 5 * between(1, 20) else 0 end',
      created_at: "between(now() - interval '900 days', now() - interval '30 days')",
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
      status: `case when place() > 1 then 'canceled' when count(invoices) = 0 then 'trialing' when chance(0.08) then 'canceled'
        when last(invoices.status) = 'past_due' then 'past_due' else 'active' end`,
      billing_interval: "case when count(invoices) between 1 and 2 and chance(0.6) then 'year' else 'month' end",
      seats: 'organization_id.users_count + between(0, 4)',
      mrr: `case when status not in ('active', 'past_due') then 0.00
        when billing_interval = 'year' then round(seats * plan_id.yearly_price / 12, 2)
        else seats * plan_id.monthly_price end`,
      started_at: `case
        when place() > 1 then now() - interval '800 days' - ${PERIOD} * count(invoices) - between(interval '15 days', interval '90 days')
        when count(invoices) = 0 then now() - between(interval '1 day', interval '13 days')
        when billing_interval = 'year' then now() - interval '365 days' * (count(invoices) - 1) - between(interval '1 day', interval '364 days')
        else now() - interval '30 days' * (count(invoices) - 1) - between(interval '1 day', interval '29 days') end`,
      trial_ends_at: "case when status = 'trialing' then started_at + interval '14 days' end",
      current_period_start: `case when count(invoices) = 0 then started_at else started_at + ${PERIOD} * (count(invoices) - 1) end`,
      current_period_end: `case when count(invoices) = 0 then started_at + interval '14 days' else current_period_start + ${PERIOD} end`,
      canceled_at: `case when status = 'canceled' then
        case when place() > 1 then current_period_end else between(current_period_start, now()) end end`,
      cancel_reason: "case when status = 'canceled' then pick('price', 'missing_feature', 'switched', 'closed_down', 'unknown') end",
      invoices_count: 'count(invoices)',
    },
  },
  invoices: {
    rows_per: { table: 'subscriptions', times: 5 },
    owner: 'subscription_id',
    references: { subscription_id: { max: 12 } },
    columns: {
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
      description: "case place() when 1 then 'Seats' when 2 then 'Events beyond the included ones' else 'Priority support' end",
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
      method: "pick('card', 'direct_debit', 'bank_transfer', 7, 2, 1)",
      card_last4: "case when method = 'card' then '' || between(1000, 9999) end",
      provider_reference: { pattern: 'pay_[0-9a-z]{16}' },
      amount: 'invoice_id.total',
      currency: 'invoice_id.currency',
      paid_at: "between(invoice_id.issued_at + interval '1 hour', least(invoice_id.issued_at + interval '20 days', now()))",
    },
  },
  projects: {
    rows_per: { table: 'organizations', times: 2 },
    owner: 'projects_organization_id_fkey',
    columns: {
      name: { generator: 'phrase' },
      tickets_count: 'count(tickets)',
      created_at: "between(lead_id.created_at, now() - interval '1 hour')",
      archived_at: 'case when not exists(tickets) and chance(0.5) then between(created_at, now()) end',
    },
  },
  tickets: {
    rows_per: { table: 'projects', times: 6 },
    owner: 'project_id',
    references: { project_id: { shape: 'skewed' }, assignee_id: { null_fraction: 0.25 } },
    columns: {
      number: 'place()',
      subject: { generator: 'ticket_subject' },
      body: { generator: 'ticket_body' },
      priority: "pick('low', 'normal', 'high', 'urgent', 25, 50, 18, 7)",
      status: "pick('open', 'waiting', 'resolved', 'closed', 25, 15, 25, 35)",
      labels: { generator: 'array', options: { element: { generator: 'tag' }, min: 0, max: 3 } },
      comments_count: 'count(ticket_comments)',
      created_at: "between(greatest(project_id.created_at, reporter_id.created_at), now() - interval '1 hour')",
      first_response_at: 'min(ticket_comments.created_at)',
      resolved_at: `case when status in ('resolved', 'closed')
        then between(coalesce(max(ticket_comments.created_at), created_at), now()) end`,
    },
  },
  ticket_comments: {
    rows_per: { table: 'tickets', times: 2 },
    owner: 'ticket_id',
    columns: {
      comment_no: 'place()',
      body: { generator: 'comment' },
      is_internal: 'chance(0.2)',
      created_at: "between(greatest(ticket_id.created_at, author_id.created_at), now() - interval '10 minutes')",
      edited_at: 'case when chance(0.1) then between(created_at, now()) end',
    },
  },
  usage_events: {
    rows_per: { table: 'organizations', times: 40 },
    owner: 'usage_events_organization_id_fkey',
    references: { usage_events_organization_id_fkey: { shape: 'skewed' }, user_id: { null_fraction: 0.3 } },
    columns: {
      metric: "pick('api_call', 'row_written', 'export', 'minute_computed', 'gigabyte_stored', 50, 30, 5, 10, 5)",
      quantity: 'least(between(1, 5000), between(1, 5000), between(1, 5000))',
      occurred_at: "between(coalesce(user_id.created_at, organization_id.created_at), now() - interval '1 minute')",
      received_at: "between(occurred_at, occurred_at + interval '30 seconds')",
    },
  },
  audit_events: {
    rows_per: { table: 'organizations', times: 20 },
    owner: 'audit_events_organization_id_fkey',
    columns: {
      action: "pick('user.signed_in', 'user.invited', 'project.created', 'api_key.created', 'role.changed', 'export.made', 60, 8, 8, 6, 8, 10)",
      target_kind: `case action when 'user.signed_in' then 'user' when 'user.invited' then 'user' when 'project.created' then 'project'
        when 'api_key.created' then 'api_key' when 'role.changed' then 'role' else 'export' end`,
      occurred_at: 'between(actor_id.created_at, now())',
    },
  },
});
