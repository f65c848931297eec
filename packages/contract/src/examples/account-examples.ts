import type { AdminOrganization, AdminUser, Tier } from '../resources/admin.ts';
import type { CreatedInvitation, Invitation, Organization, OrganizationMember } from '../resources/organization.ts';
import type { InvitationFacts, Session } from '../resources/session.ts';
import type { Queue, System, Worker } from '../resources/system.ts';
import type { Usage, UsageByProject, UsagePeriod, UsageSeries } from '../resources/usage.ts';
import type { User } from '../resources/user.ts';
import { EXAMPLE_IDS } from './example-ids.ts';

export const user: User = {
  id: EXAMPLE_IDS.ada,
  email: 'ada@example.com',
  email_verified: true,
  name: 'Ada Lovelace',
  operator: true,
  has_password: true,
  created_at: '2026-11-15T09:00:00.000Z',
};

export const session: Session = { access_token: 'eyJhbGciOi…', token_type: 'Bearer', expires_in: 3600, user };

export const organization: Organization = {
  id: EXAMPLE_IDS.organization,
  name: 'Analytical Engines',
  tier: 'pro',
  require_approval: true,
  required_approvals: 1,
  separate_approvers: false,
  suspended: false,
  my_role: 'owner',
  created_at: '2026-11-15T09:00:00.000Z',
  updated_at: '2026-11-15T09:00:00.000Z',
};

export const organizationMember: OrganizationMember = {
  user_id: EXAMPLE_IDS.grace,
  name: 'Grace Hopper',
  email: 'grace@example.com',
  role: 'member',
  joined_at: '2026-11-15T09:20:00.000Z',
  invited_by: EXAMPLE_IDS.ada,
  email_verified: true,
};

export const invitation: Invitation = {
  id: EXAMPLE_IDS.invitation,
  organization_id: EXAMPLE_IDS.organization,
  email: 'grace@example.com',
  role: 'member',
  invited_by: EXAMPLE_IDS.ada,
  created_at: '2026-11-15T09:10:00.000Z',
  expires_at: '2026-11-22T09:10:00.000Z',
};

export const invitationFacts: InvitationFacts = {
  organization_name: 'Analytical Engines',
  inviter_name: 'Ada Lovelace',
  email: invitation.email,
  role: invitation.role,
  expires_at: invitation.expires_at,
};

export const createdInvitation: CreatedInvitation = {
  ...invitation,
  link: 'https://rowloom.example/invitations#token=…',
  mailed: true,
};

export const usage: Usage = {
  organization_id: EXAMPLE_IDS.organization,
  tier: 'pro',
  api_access: true,
  period_start: '2026-11-01T00:00:00.000Z',
  period_end: '2026-12-01T00:00:00.000Z',
  rows_consumed: 51_000,
  rows_reserved: 0,
  rows_included: 10_000_000,
  rows_remaining: 9_949_000,
  per_request_cap: 1_000_000,
  bonus_rows: 250_000,
  active_keys: 2,
};

export const usageByProject: UsageByProject = {
  period_start: usage.period_start,
  period_end: usage.period_end,
  items: [
    { project_id: EXAMPLE_IDS.project, name: 'Shop', rows: 51_000, runs: 1 },
    { project_id: null, name: null, rows: 1200, runs: 3 },
  ],
};

export const usagePeriod: UsagePeriod = {
  period_start: '2026-10-01T00:00:00.000Z',
  period_end: '2026-11-01T00:00:00.000Z',
  tier: 'pro',
  rows_consumed: 8_400_000,
  rows_included: 10_000_000,
  bonus_rows_spent: 0,
};

export const usageSeries: UsageSeries = {
  from: '2026-11-14T00:00:00.000Z',
  to: '2026-11-16T00:00:00.000Z',
  interval: 'day',
  points: [
    { at: '2026-11-14T00:00:00.000Z', rows: 0, runs: 0 },
    { at: '2026-11-15T00:00:00.000Z', rows: 51_000, runs: 1 },
  ],
};

export const adminOrganization: AdminOrganization = {
  id: EXAMPLE_IDS.organization,
  name: 'Analytical Engines',
  tier: 'pro',
  suspended: false,
  suspended_at: null,
  require_approval: true,
  bonus_rows: 250_000,
  members_count: 2,
  projects_count: 1,
  rows_consumed: 51_000,
  created_at: '2026-11-15T09:00:00.000Z',
};

export const adminUser: AdminUser = {
  id: EXAMPLE_IDS.grace,
  email: 'grace@example.com',
  email_verified: true,
  name: 'Grace Hopper',
  operator: false,
  disabled: false,
  disabled_at: null,
  organizations_count: 1,
  active_sessions: 1,
  active_keys: 0,
  created_at: '2026-11-15T09:20:00.000Z',
};

export const tier: Tier = {
  name: 'pro',
  rows_per_period: 10_000_000,
  per_request_cap: 1_000_000,
  api_access: true,
  organizations_count: 1,
};

export const queue: Queue = {
  queued: 1,
  running: 1,
  failed_24h: 0,
  oldest_queued_at: '2026-11-15T09:30:00.000Z',
  jobs: [{ queue: 'generation', waiting: 1, active: 1, failed: 0 }],
};

export const worker: Worker = {
  id: '01kb3f7m2xe6t9v4c8w1s5d3qn',
  host: 'loom-1',
  pid: 4121,
  version: '0.1.0',
  concurrency: 1,
  started_at: '2026-11-15T08:00:00.000Z',
  seen_at: '2026-11-15T09:30:00.000Z',
  alive: true,
  generation_ids: [EXAMPLE_IDS.generation],
};

export const system: System = {
  version: '0.1.0',
  engine_version: 2,
  node_version: '24.11.0',
  store: { kind: 'postgresql', version: 'PostgreSQL 17.6', migration: '0001', size_bytes: 18_874_368 },
  started_at: '2026-11-15T08:00:00.000Z',
  uptime_seconds: 5400,
  memory_bytes: 121_634_816,
  organizations_count: 1,
  users_count: 2,
  projects_count: 1,
  generations_count: 1,
};
