import {
  boolean,
  char,
  createdAt,
  date,
  defaulting,
  enumeration,
  integer,
  jsonb,
  money,
  nullable,
  smallint,
  text,
  timestamptz,
  uuid,
  varchar,
} from '../column-types.ts';
import { defineTable } from '../define-table.ts';

export const organizations = defineTable('organizations', {
  comment: 'The tenant. Its id leads every key below it, so that no row can refer to another tenant’s.',
  columns: {
    id: uuid(),
    name: varchar(160),
    slug: varchar(80),
    city: varchar(120),
    region: varchar(120),
    country_code: char(2),
    currency: char(3),
    time_zone: varchar(64),
    status: enumeration('organization_status'),
    users_count: integer(),
    mrr: money(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  primaryKey: 'id',
  uniques: ['slug'],
  checks: {
    slug_form: "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'",
    pays_while_paying: "mrr >= 0 and (status = 'paying') = (mrr > 0)",
    has_users: 'users_count > 0',
    updated_after_created: 'updated_at >= created_at',
  },
});

export const organizationSettings = defineTable('organization_settings', {
  comment: 'One row for each organization.',
  columns: {
    organization_id: uuid(),
    locale: varchar(12),
    session_hours: defaulting(smallint(), '12'),
    require_two_factor: defaulting(boolean(), 'false'),
    allowed_domains: nullable(text()),
    branding: defaulting(jsonb(), "'{}'"),
    updated_at: createdAt(),
  },
  primaryKey: 'organization_id',
  foreignKeys: { organization_id: 'organizations on delete cascade' },
  checks: { session_hours_in_range: 'session_hours between 1 and 168' },
});

export const users = defineTable('users', {
  comment: 'An account within one organization; one of them owns it.',
  columns: {
    organization_id: uuid(),
    id: uuid(),
    given_name: varchar(80),
    family_name: varchar(80),
    email: varchar(254),
    password_hash: text(),
    job_title: nullable(varchar(120)),
    is_owner: defaulting(boolean(), 'false'),
    status: enumeration('user_status'),
    created_at: createdAt(),
    last_sign_in_at: nullable(timestamptz()),
    failed_sign_ins: defaulting(smallint(), '0'),
    locked_until: nullable(timestamptz()),
  },
  primaryKey: 'organization_id, id',
  uniques: ['lower(email)', 'organization_id where is_owner'],
  foreignKeys: { organization_id: 'organizations on delete cascade' },
  checks: {
    email_has_at: "email like '%_@_%'",
    locked_has_end: "(status = 'locked') = (locked_until is not null)",
    locked_after_failures: "failed_sign_ins between 0 and 10 and (status = 'locked') = (failed_sign_ins >= 5)",
    signed_in_after_created: 'last_sign_in_at >= created_at',
  },
});

export const roles = defineTable('roles', {
  columns: {
    organization_id: uuid(),
    id: uuid(),
    key: varchar(24),
    name: varchar(60),
    can_write: boolean(),
    can_manage: boolean(),
    created_at: createdAt(),
  },
  primaryKey: 'organization_id, id',
  uniques: ['organization_id, key'],
  foreignKeys: { organization_id: 'organizations on delete cascade' },
  checks: {
    key_known: "key in ('admin', 'billing', 'member', 'viewer')",
    managers_write: 'not can_manage or can_write',
  },
});

export const memberships = defineTable('memberships', {
  comment: 'Which role a user has; one for each user.',
  columns: {
    organization_id: uuid(),
    user_id: uuid(),
    role_id: uuid(),
    joined_at: timestamptz(),
  },
  primaryKey: 'organization_id, user_id',
  foreignKeys: {
    'organization_id, user_id': 'users (organization_id, id) on delete cascade',
    'organization_id, role_id': 'roles (organization_id, id)',
  },
});

export const invitations = defineTable('invitations', {
  columns: {
    organization_id: uuid(),
    id: uuid(),
    email: varchar(254),
    role_id: uuid(),
    invited_by: uuid(),
    token_hash: char(64),
    status: enumeration('invitation_status'),
    created_at: createdAt(),
    expires_at: timestamptz(),
    accepted_at: nullable(timestamptz()),
    revoked_at: nullable(timestamptz()),
  },
  primaryKey: 'organization_id, id',
  uniques: ['token_hash', "organization_id, lower(email) where status = 'pending'"],
  foreignKeys: {
    organization_id: 'organizations on delete cascade',
    'organization_id, role_id': 'roles (organization_id, id)',
    'organization_id, invited_by': 'users (organization_id, id)',
  },
  checks: {
    expires_after_created: 'expires_at > created_at',
    answered_once: 'num_nonnulls(accepted_at, revoked_at) <= 1',
    accepted_has_time: "(status = 'accepted') = (accepted_at is not null)",
    revoked_has_time: "(status = 'revoked') = (revoked_at is not null)",
    accepted_in_time: 'accepted_at between created_at and expires_at',
  },
});

export const apiKeys = defineTable('api_keys', {
  columns: {
    organization_id: uuid(),
    id: uuid(),
    created_by: uuid(),
    name: varchar(80),
    prefix: char(8),
    key_hash: char(64),
    scope: enumeration('api_scope'),
    created_at: createdAt(),
    last_used_at: nullable(timestamptz()),
    expires_on: nullable(date()),
    revoked_at: nullable(timestamptz()),
  },
  primaryKey: 'organization_id, id',
  uniques: ['key_hash', 'organization_id, name where revoked_at is null'],
  foreignKeys: {
    organization_id: 'organizations on delete cascade',
    'organization_id, created_by': 'users (organization_id, id)',
  },
  checks: {
    prefix_form: "prefix ~ '^rk_[a-z0-9]{5}$'",
    times_in_order: 'last_used_at >= created_at and revoked_at >= created_at',
    not_used_once_revoked: 'last_used_at <= revoked_at',
  },
});
