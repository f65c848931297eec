import type { Pack } from '../pack.ts';
import {
  featureFlags,
  invoiceLines,
  invoices,
  organizationFeatures,
  payments,
  plans,
  subscriptions,
} from './billing.ts';
import { rules } from './rules.ts';
import { apiKeys, invitations, memberships, organizations, organizationSettings, roles, users } from './tenants.ts';
import { truths } from './truths.ts';
import { auditEvents, projects, ticketComments, tickets, usageEvents } from './work.ts';

export const saas: Pack = {
  id: 'saas',
  name: 'SaaS',
  description:
    'Software for many tenants: users and roles, plans, subscriptions and invoices, tickets, usage and audit.',
  schema: {
    version: 1,
    dialect: 'postgresql',
    name: 'saas',
    enums: [
      { name: 'organization_status', values: ['free', 'trial', 'paying', 'churned'] },
      { name: 'user_status', values: ['active', 'locked'] },
      { name: 'invitation_status', values: ['pending', 'accepted', 'expired', 'revoked'] },
      { name: 'api_scope', values: ['read', 'write', 'export', 'admin'] },
      { name: 'billing_interval', values: ['month', 'year'] },
      { name: 'subscription_status', values: ['trialing', 'active', 'past_due', 'canceled'] },
      { name: 'invoice_status', values: ['open', 'paid', 'past_due', 'void'] },
      { name: 'invoice_line_kind', values: ['seats', 'usage', 'support'] },
      { name: 'payment_method', values: ['card', 'direct_debit', 'bank_transfer'] },
      { name: 'ticket_priority', values: ['low', 'normal', 'high', 'urgent'] },
      { name: 'ticket_status', values: ['open', 'waiting', 'resolved', 'closed'] },
    ],
    domains: [],
    tables: [
      organizations,
      organizationSettings,
      users,
      roles,
      memberships,
      invitations,
      apiKeys,
      plans,
      featureFlags,
      organizationFeatures,
      subscriptions,
      invoices,
      invoiceLines,
      payments,
      projects,
      tickets,
      ticketComments,
      usageEvents,
      auditEvents,
    ],
  },
  rules,
  truths,
};
