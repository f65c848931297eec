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
  numeric,
  smallint,
  text,
  timestamptz,
  uuid,
  varchar,
} from '../column-types.ts';
import { defineTable } from '../define-table.ts';

export const plans = defineTable('plans', {
  columns: {
    id: identity(),
    code: varchar(24),
    name: varchar(60),
    monthly_price: money(),
    yearly_price: money(),
    included_events: integer(),
    overage_price: numeric(10, 4),
    is_public: defaulting(boolean(), 'true'),
  },
  primaryKey: 'id',
  uniques: ['code'],
  checks: {
    prices_not_negative: 'monthly_price >= 0 and yearly_price >= 0',
    yearly_is_cheaper: 'yearly_price <= monthly_price * 12',
  },
});

export const featureFlags = defineTable('feature_flags', {
  columns: {
    id: identity(),
    key: varchar(48),
    description: text(),
    is_enabled: defaulting(boolean(), 'false'),
    rollout_percent: smallint(),
    created_at: createdAt(),
  },
  primaryKey: 'id',
  uniques: ['key'],
  checks: {
    key_form: "key ~ '^[a-z]+(_[a-z0-9]+)*$'",
    rollout_in_range: 'rollout_percent between 0 and 100',
    disabled_reaches_nobody: 'is_enabled = true or rollout_percent = 0',
  },
});

export const organizationFeatures = defineTable('organization_features', {
  comment: 'Exceptions from a flag’s roll-out for one organization.',
  columns: { organization_id: uuid(), feature_flag_id: bigint(), is_enabled: boolean(), created_at: createdAt() },
  primaryKey: 'organization_id, feature_flag_id',
  foreignKeys: {
    organization_id: 'organizations on delete cascade',
    feature_flag_id: 'feature_flags on delete cascade',
  },
});

export const subscriptions = defineTable('subscriptions', {
  comment: 'An organization has at most one that is not canceled.',
  columns: {
    organization_id: uuid(),
    id: uuid(),
    plan_id: bigint(),
    status: enumeration('subscription_status'),
    billing_interval: enumeration('billing_interval'),
    seats: integer(),
    mrr: money(),
    started_at: timestamptz(),
    trial_ends_at: nullable(timestamptz()),
    current_period_start: timestamptz(),
    current_period_end: timestamptz(),
    canceled_at: nullable(timestamptz()),
    cancel_reason: nullable(text()),
    invoices_count: integer(),
  },
  primaryKey: 'organization_id, id',
  uniques: ["organization_id where status <> 'canceled'"],
  foreignKeys: { organization_id: 'organizations on delete cascade', plan_id: 'plans on delete restrict' },
  checks: {
    seats_positive: 'seats > 0',
    trialing_has_end: "status <> 'trialing' or trial_ends_at is not null",
    canceled_has_time: "(status = 'canceled') = (canceled_at is not null)",
    reason_only_when_canceled: 'cancel_reason is null or canceled_at is not null',
    period_in_order: 'current_period_end > current_period_start and current_period_start >= started_at',
    mrr_only_when_paying: "status in ('active', 'past_due') or mrr = 0",
  },
});

export const invoices = defineTable('invoices', {
  columns: {
    organization_id: uuid(),
    id: uuid(),
    subscription_id: uuid(),
    number: varchar(24),
    status: enumeration('invoice_status'),
    currency: char(3),
    subtotal: money(),
    tax_rate: numeric(5, 4),
    tax: money(),
    total: money(),
    period_start: timestamptz(),
    period_end: timestamptz(),
    issued_at: timestamptz(),
    due_at: timestamptz(),
    paid_at: nullable(timestamptz()),
    voided_at: nullable(timestamptz()),
  },
  primaryKey: 'organization_id, id',
  uniques: ['number'],
  foreignKeys: { 'organization_id, subscription_id': 'subscriptions (organization_id, id)' },
  checks: {
    total_adds_up: 'total = subtotal + tax',
    paid_has_time: "(status = 'paid') = (paid_at is not null)",
    void_has_time: "(status = 'void') = (voided_at is not null)",
    due_after_issue: 'due_at > issued_at and period_end > period_start',
    paid_after_issue: 'paid_at >= issued_at',
  },
});

export const invoiceLines = defineTable('invoice_lines', {
  columns: {
    organization_id: uuid(),
    invoice_id: uuid(),
    line_no: smallint(),
    kind: enumeration('invoice_line_kind'),
    description: varchar(200),
    quantity: integer(),
    unit_price: numeric(12, 4),
    amount: money(),
  },
  primaryKey: 'organization_id, invoice_id, line_no',
  foreignKeys: { 'organization_id, invoice_id': 'invoices (organization_id, id) on delete cascade' },
  checks: { quantity_positive: 'quantity > 0', amount_not_negative: 'amount >= 0' },
});

export const payments = defineTable('payments', {
  comment: 'One for each paid invoice.',
  columns: {
    organization_id: uuid(),
    id: uuid(),
    invoice_id: uuid(),
    method: enumeration('payment_method'),
    card_last4: nullable(char(4)),
    provider_reference: varchar(40),
    amount: money(),
    currency: char(3),
    paid_at: timestamptz(),
  },
  primaryKey: 'organization_id, id',
  uniques: ['organization_id, invoice_id', 'provider_reference'],
  foreignKeys: { 'organization_id, invoice_id': 'invoices (organization_id, id)' },
  checks: { amount_positive: 'amount > 0', card_has_digits: "(method = 'card') = (card_last4 is not null)" },
});
