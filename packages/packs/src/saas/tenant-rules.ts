import type { TableRules } from '../define-rules.ts';
import { LIVES_UNTIL } from './lives-until.ts';

export const tenantRules: Readonly<Record<string, TableRules>> = {
  organizations: {
    columns: {
      id: { generator: 'uuid_v7' },
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
      created_at: `case when exists(subscriptions)
          then during(min(subscriptions.started_at) - interval '20 days', min(subscriptions.started_at) - interval '1 hour', 'office')
        else during(now() - interval '900 days', now() - interval '2 days', 'office') end`,
      // There is no activity after leaving.
      updated_at: `case when status = 'churned' then first(subscriptions.canceled_at) else during(created_at, now(), 'office') end`,
    },
  },
  organization_settings: {
    rows_per: { table: 'organizations', times: 1 },
    columns: {
      locale: { generator: 'locale_code' },
      require_two_factor: 'chance(0.3)',
      allowed_domains: { generator: 'host_name', null_fraction: 0.6 },
      updated_at: `during(organization_id.created_at, ${LIVES_UNTIL}, 'office')`,
    },
  },
  users: {
    rows_per: { table: 'organizations', times: 6 },
    references: { organization_id: { min: 1, shape: 'skewed' } },
    columns: {
      id: { generator: 'uuid_v7' },
      email: { generator: 'email', options: { at: 'employer' } },
      is_owner: 'place() = 1',
      status: "case when failed_sign_ins >= 5 then 'locked' else 'active' end",
      failed_sign_ins: 'case when chance(0.03) then between(5, 10) when chance(0.2) then between(1, 4) else 0 end',
      locked_until: "case when failed_sign_ins >= 5 then now() + between(interval '5 minutes', interval '1 day') end",
      created_at: `case when place() = 1 then organization_id.created_at
        else during(organization_id.created_at, least(now() - interval '1 day', ${LIVES_UNTIL}), 'office') end`,
      last_sign_in_at: `case when chance(0.9) then during(created_at, ${LIVES_UNTIL}, 'office') end`,
    },
  },
  roles: {
    rows_per: { table: 'organizations', times: 4 },
    references: { organization_id: { min: 4, max: 4 } },
    columns: {
      id: { generator: 'uuid_v7' },
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
    // Each belongs to a user: the one who accepted it, if the inviter already existed.
    owner: 'invited',
    references: {
      invited: {
        to: 'users',
        columns: ['organization_id'],
        to_columns: ['organization_id'],
        strategy: 'fan_out',
        max: 1,
      },
    },
    columns: {
      id: { generator: 'uuid_v7' },
      email: `case when accepted_at is not null then invited.email else
        pick('alex', 'sam', 'kim', 'robin', 'jo', 'chris', 'pat', 'lee') || row_number() || '@' || organization_id.slug || '.example' end`,
      status: `case when accepted_at is not null then 'accepted' when revoked_at is not null then 'revoked'
        when expires_at <= now() then 'expired' else 'pending' end`,
      token_hash: { generator: 'hex' },
      created_at: `case when accepted_at is not null
          then greatest(invited_by.created_at, accepted_at - between(interval '10 minutes', interval '6 days'))
        else during(invited_by.created_at, least(now() - interval '1 hour', ${LIVES_UNTIL}), 'office') end`,
      expires_at: "created_at + interval '7 days'",
      accepted_at: 'case when invited_by.created_at < invited.created_at then invited.created_at end',
      revoked_at:
        'case when accepted_at is null and chance(0.2) then between(created_at, least(expires_at, now())) end',
    },
  },
  api_keys: {
    rows_per: { table: 'organizations', times: 1.5 },
    owner: 'api_keys_organization_id_fkey',
    columns: {
      id: { generator: 'uuid_v7' },
      name: "pick('Production', 'Staging', 'Import', 'Reporting', 'Build') || ' ' || place()",
      key_hash: { generator: 'hex' },
      scope: "pick('read', 'write', 'export', 'admin', 50, 30, 15, 5)",
      created_at: `during(created_by.created_at, least(now() - interval '1 hour', ${LIVES_UNTIL}), 'office')`,
      revoked_at: `case when chance(0.2) then during(created_at, ${LIVES_UNTIL}, 'office') end`,
      last_used_at: `case when chance(0.8) then between(created_at, coalesce(revoked_at, ${LIVES_UNTIL})) end`,
      expires_on: 'case when chance(0.4) then date(created_at) + 365 end',
    },
  },
};
